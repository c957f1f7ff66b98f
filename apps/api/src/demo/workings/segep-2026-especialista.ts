/** Workings of SEGEP 2026 – Especialista em Gestão Pública, by the question's id: what the right alternative states, or whether an item is right. */
export const segep: Readonly<Record<string, () => number | string | boolean>> = {
  'demo-segep-05': () =>
    (() => {
      const casos: [boolean, boolean][] = [
        [true, true],
        [true, false],
        [false, true],
        [false, false],
      ];
      const ops: [string, (p: boolean, q: boolean) => boolean][] = [
        ['Se o processo não está completo, então o pedido não é', (p, q) => p || !q],
        ['Se o processo está completo, então o pedido não é', (p, q) => !p || !q],
        ['O processo está completo, e o pedido não é', (p, q) => p && !q],
        ['O processo não está completo, ou o pedido é', (p, q) => !p || q],
        ['O processo não está completo, e o pedido não é', (p, q) => !p && !q],
      ];
      return ops
        .filter(([, f]) => casos.every(([p, q]) => f(p, q) !== (!p || q)))
        .map(([t]) => t)
        .join('|');
    })(),
  'demo-segep-06': () =>
    (() => {
      const casos: [boolean, boolean][] = [
        [true, true],
        [true, false],
        [false, true],
        [false, false],
      ];
      const ops: [string, (p: boolean, e: boolean) => boolean][] = [
        ['O contrato não foi publicado, ou ele produz', (p, e) => !p || e],
        ['O contrato foi publicado, ou ele não produz', (p, e) => p || !e],
        ['O contrato foi publicado, e ele produz', (p, e) => p && e],
        ['Se o contrato foi publicado, então ele produz', (p, e) => !p || e],
        ['Se o contrato não produz', (p, e) => e || !p],
      ];
      return ops
        .filter(([, f]) => casos.every(([p, e]) => f(p, e) === !(!p && e)))
        .map(([t]) => t)
        .join('|');
    })(),
  'demo-segep-07': () =>
    (() => {
      const nomes = ['Ana', 'Breno', 'Davi', 'Elza', 'Zenóbia'];
      return nomes
        .filter(
          (x) =>
            [x === 'Breno', x === 'Davi', x !== 'Davi', x === 'Ana' || x === 'Breno', x !== 'Zenóbia'].filter(Boolean)
              .length === 1,
        )
        .join('|');
    })(),
  'demo-segep-08': () =>
    (() => {
      const O = 30 + 14 + 12,
        L = 54,
        P = 22 + 12 + 8;
      const x = L - 26 - 14 - 8;
      const total = O + x + L + (P + x) - (14 + x) - (12 + x) - (8 + x) + x;
      return total - 30 - 26 - 22;
    })(),
  'demo-segep-09': () =>
    (() => {
      let fav = 0,
        tot = 0;
      for (let a = 0; a < 10; a++)
        for (let b = a + 1; b < 10; b++)
          for (let c = b + 1; c < 10; c++) {
            tot++;
            if (a < 4 || b < 4 || c < 4) fav++;
          }
      const mdc = (x: number, y: number): number => (y ? mdc(y, x % y) : x);
      const g = mdc(fav, tot);
      return `\\frac{${fav / g}}{${tot / g}}`;
    })(),
  'demo-segep-10': () =>
    (() => {
      let n = 0;
      for (let m = 0; m < 1 << 11; m++) {
        const bits: number[] = [];
        for (let i = 0; i < 11; i++) if ((m >> i) & 1) bits.push(i);
        if (bits.length !== 5) continue;
        const t = bits.filter((i) => i < 6).length;
        if (t >= 2 && 5 - t >= 2 && !(bits.includes(0) && bits.includes(1))) n++;
      }
      return n;
    })(),
  'demo-segep-16': () =>
    (() => {
      const d = { meta: 500, concl: 450, emp: 180 };
      return `${100 - ((d.meta - d.concl) * 100) / d.meta}% e ${d.emp / (d.concl / 100)}%`;
    })(),
  'demo-segep-18': () =>
    (() => {
      const fimProtocolo = 10;
      const fins = [40, 35].map((d) => fimProtocolo + d);
      let inicioDecisao = 0;
      for (const f of fins) if (f > inicioDecisao) inicioDecisao = f;
      return inicioDecisao + 20;
    })(),
  'demo-segep-21': () =>
    (() => {
      const total = 500 + 120 + 30 + 200 + 80 + 20;
      const correntes = 500 + 120 + 30;
      return total - correntes;
    })(),
  'demo-segep-24': () =>
    (() => {
      const uso = (104 * 10000) / (200 * 54);
      return uso <= 90
        ? 'abaixo de 90%'
        : uso <= 95
          ? 'entre 90% e 95%'
          : uso <= 100
            ? 'entre 95% e 100% do limite máximo, sendo vedada'
            : 'acima do limite máximo';
    })(),
  'demo-segep-25': () =>
    (() => {
      const t: [number, number, number][] = [
        [120, 120, 100],
        [300, 180, 150],
        [80, 0, 0],
      ];
      const total = t.reduce((s, [e, , p]) => s + e - p, 0);
      const np = t.reduce((s, [e, l]) => s + e - l, 0);
      return `R$ ${total - np}.000,00 e R$ ${np}.000,00`;
    })(),
  'demo-segep-27': () =>
    (() => {
      const notas = [...Array(4).fill(8), ...Array(3).fill(7), ...Array(2).fill(6), 9.5];
      return notas.reduce((s, x) => s + x, 0) / notas.length;
    })(),
};
