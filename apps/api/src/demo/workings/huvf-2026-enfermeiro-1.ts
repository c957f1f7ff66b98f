/** Workings of HUVF 2026 – Enfermeiro, questions 1 to 20, by the question's id: what the right alternative states. */
export const huvf1: Readonly<Record<string, () => number | string | boolean>> = {
  'demo-huvf-07': () =>
    (() => {
      const casos: [boolean, boolean][] = [
        [true, true],
        [true, false],
        [false, true],
        [false, false],
      ];
      const ops: [string, (m: boolean, c: boolean) => boolean][] = [
        ['Se a identificação do paciente não foi conferida, então', (m, c) => c || !m],
        ['Se a identificação do paciente foi conferida, então', (m, c) => !c || m],
        ['Se o medicamento não é administrado, então', (m, c) => m || !c],
        ['O medicamento é administrado ou', (m, c) => m || !c],
        ['O medicamento é administrado e', (m, c) => m && c],
      ];
      return ops
        .filter(([, f]) => casos.every(([m, c]) => f(m, c) === !(m && !c)))
        .map(([t]) => t)
        .join('|');
    })(),
  'demo-huvf-08': () =>
    (() => {
      const lado = 2 * 12 + 1,
        meio = 12;
      let diferenca = 0;
      for (let l = 0; l < lado; l++) for (let c = 0; c < lado; c++) diferenca += l === meio || c === meio ? -1 : 1;
      return diferenca;
    })(),
  'demo-huvf-09': () =>
    (() => {
      const turnos: [string, number, number][] = [
        ['manhã', 5, 5],
        ['tarde', 2, 4],
        ['noite', 3, 3],
      ];
      const equipe = turnos.flatMap(([turno, e, t]) => [
        ...Array.from({ length: e }, () => ({ turno, enfermeiro: true })),
        ...Array.from({ length: t }, () => ({ turno, enfermeiro: false })),
      ]);
      let mesmo = 0,
        mistas = 0;
      equipe.forEach((a, i) =>
        equipe.slice(i + 1).forEach((b) => {
          if (a.turno !== b.turno) return;
          mesmo++;
          if (a.enfermeiro !== b.enfermeiro) mistas++;
        }),
      );
      const mdc = (x: number, y: number): number => (y ? mdc(y, x % y) : x);
      const g = mdc(mistas, mesmo);
      return `\\frac{${mistas / g}}{${mesmo / g}}`;
    })(),
  'demo-huvf-10': () =>
    (() => {
      const total = 80,
        maos = 66,
        identificacao = 70,
        quedas = 61;
      let menor = total;
      for (let dois = 0; dois <= total; dois++) {
        const so1 = maos - dois,
          so2 = identificacao - dois,
          nenhum = total - dois - so1 - so2;
        if (so1 < 0 || so2 < 0 || nenhum < 0) continue;
        menor = Math.min(menor, Math.max(0, quedas - so1 - so2 - nenhum));
      }
      return menor;
    })(),
  'demo-huvf-14': () =>
    (() => {
      const propostas: [string, number, number, number, number][] = [
        ['I', 6, 6, 6, 6],
        ['II', 10, 6, 4, 4],
        ['III', 8, 8, 4, 4],
        ['IV', 12, 6, 3, 3],
        ['V', 15, 3, 3, 3],
      ];
      return propostas
        .filter(([, u, p, g, s]) => u + p + g + s === 24 && u === p + g + s)
        .map(([n]) => n)
        .join('|');
    })(),
};
