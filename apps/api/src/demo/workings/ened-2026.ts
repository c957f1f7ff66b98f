/** Workings of ENED 2026 – Exame Nacional de Educação, by the question's id: what the right alternative states, or whether an item is right. */
export const ened: Readonly<Record<string, () => number | string | boolean>> = {
  'demo-ened-en-05': () =>
    (() => {
      const d = { always: 15, often: 20, nowAndThen: 30, hardlyEver: 25, never: 10 };
      return d.hardlyEver + d.never > 100 / 3 ? 'mais de um terço' : 'menos de um terço';
    })(),
  'demo-ened-19': () =>
    (() => {
      const g: [string, number, number][] = [
        ['mais jovem', 2, 5],
        ['jovem adulta', 2, 4],
        ['adulta', 3, 3],
        ['mais velha', 4, 1],
      ];
      const m = g.reduce((a, b) => (b[1] + b[2] > a[1] + a[2] ? b : a));
      return 'maior na faixa ' + m[0];
    })(),
  'demo-ened-30': () =>
    (() => {
      const x = [40, 46, 52, 50, 60].reduce((a, b) => a + b),
        m = [44, 45, 48, 53, 52].reduce((a, b) => a + b);
      return `${x > m ? 'superávit' : 'déficit'} de ${Math.abs(x - m)} bilhões`;
    })(),
  'demo-ened-33': () =>
    (() => {
      const scale = 25000,
        sideCm = 2,
        legs = [
          [4 - 1, 0],
          [0, 3 - 1],
        ];
      const sides = legs.flat().reduce((sum, leg) => sum + leg, 0);
      return (sides * sideCm * scale) / 100 / 1000;
    })(),
  'demo-ened-42': () =>
    (() => {
      const utcStart = 22 - -45 / 15;
      const local = utcStart + 9 + 15 / 15;
      const day = 10 + Math.floor(local / 24);
      return `${local % 24}h do dia ${day}`;
    })(),
  'demo-ened-43': () =>
    (() => {
      const a = [4, 8, 13, 20, 55],
        b = [5, 9, 14, 21, 51];
      const gini = (s: number[]) => {
        let c = 0,
          area = 0;
        for (const x of s) {
          area += ((c + c + x) / 2) * 0.2;
          c += x;
        }
        return 1 - (2 * area) / 100;
      };
      const g = gini(b) < gini(a) ? 'diminuiu' : 'aumentou';
      return (b.at(-1) ?? 0) > 50
        ? `${g}, mas os 20% mais ricos ainda detinham mais da metade`
        : `${g}, e os 20% mais ricos ficaram com menos da metade`;
    })(),
  'demo-ened-45': () =>
    (() => {
      const h = [90, 84, 62, 40, 44, 76],
        w = [26, 30, 52, 74, 72, 38];
      let before = 0,
        after = 0;
      h.forEach((v, i) => {
        before += Math.max(0, 120 - v);
        after += Math.max(0, 120 - v - (w[i] ?? 0));
      });
      return `de ${before} GWh para ${after} GWh`;
    })(),
  'demo-ened-46': () =>
    (() => {
      const come: Record<string, string[]> = {
        zoo: ['fito'],
        caramujo: ['planta'],
        lambari: ['zoo'],
        traira: ['lambari'],
        garca: ['lambari', 'caramujo'],
      };
      const niveis = (x: string): number[] => (come[x] ? come[x].flatMap((p) => niveis(p).map((n) => n + 1)) : [1]);
      const nome = ['', 'primeiro', 'segundo', 'terceiro', 'quarto', 'quinto'];
      return niveis('garca')
        .sort()
        .map((n) => nome[n])
        .join(' e ');
    })(),
  'demo-ened-47': () =>
    (() => {
      const e: [string, number, number][] = [
        ['chuveiro elétrico', 5500, 24],
        ['geladeira', 100, 1440],
        ['ar-condicionado', 900, 150],
        ['forno elétrico', 1800, 30],
        ['lâmpadas', 80, 360],
      ];
      return e.reduce((a, b) => (b[1] * b[2] > a[1] * a[2] ? b : a))[0];
    })(),
  'demo-ened-48': () =>
    (() => {
      const solutoG = (5000 * 0.1) / 100;
      const aguaSanitariaMl = solutoG / (2.5 / 100);
      return Math.round(5000 - aguaSanitariaMl) / 1000;
    })(),
  'demo-ened-50': () =>
    (() => {
      const a = -20 / 4;
      const frenagem = -(20 * 20) / (2 * a);
      return 75 - (20 * 1 + frenagem);
    })(),
  'demo-ened-51': () =>
    (() => {
      const massaPorKgDeCO2 = (2 * (7 + 16 + 1)) / (12 + 2 * 16);
      return Math.round(0.88 * 5 * 3 * massaPorKgDeCO2 * 1e6) / 1e6;
    })(),
  'demo-ened-53': () =>
    (() => {
      const umPorUs = 6000;
      const espessuraUm = (umPorUs * 5) / 2;
      return (100 * (20000 - espessuraUm)) / 20000;
    })(),
  'demo-ened-56': () =>
    (() => {
      const U = 12,
        R = 1;
      const iAntes = U / (R + R / 2),
        iDepois = U / (2 * R);
      const p1: [number, number] = [iAntes ** 2 * R, iDepois ** 2 * R],
        p2: [number, number] = [(iAntes / 2) ** 2 * R, iDepois ** 2 * R];
      const v = ([antes, depois]: [number, number]) =>
        depois > antes ? 'aumenta' : depois < antes ? 'diminui' : 'não se altera';
      return `de L1 ${v(p1)}, e o de L2 ${v(p2)}.`;
    })(),
  'demo-ened-57': () =>
    (() => {
      const fe = -0.44;
      const e: [string, number][] = [
        ['prata', 0.8],
        ['cobre', 0.34],
        ['estanho', -0.14],
        ['níquel', -0.26],
        ['zinco', -0.76],
      ];
      return e
        .filter((x) => fe - x[1] > 0)
        .map((x) => x[0])
        .join(', ');
    })(),
  'demo-ened-59': () =>
    (() => {
      const joulesPorGramaPorSegundo = 250 / 500;
      const total = joulesPorGramaPorSegundo * 0.8 * 800;
      const rampas = joulesPorGramaPorSegundo * 0.8 * (150 + 150);
      return Math.round((total - rampas) * 1e6) / 1e6;
    })(),
  'demo-ened-60': () =>
    (() => {
      const fracaoDeAl = (2 * 27) / (2 * 27 + 3 * 16);
      return Math.round(2000 * 0.51 * fracaoDeAl * 0.9);
    })(),
  'demo-ened-62': () =>
    (() => {
      const massaTotal = 50 * 5 * 3600 * 1000;
      const joules = (massaTotal * 10 * 60 * 8) / 10;
      return joules / 3.6e9;
    })(),
  'demo-ened-64': () =>
    (() => {
      const marcos = [
        ['A', 'A'],
        ['A', 'a'],
        ['a', 'A'],
      ];
      const livia = ['A', 'a'];
      let total = 0,
        doente2 = 0;
      for (const m of marcos)
        for (const a1 of m)
          for (const b1 of livia)
            for (const a2 of m)
              for (const b2 of livia) {
                if (a1 + b1 === 'aa') continue;
                total++;
                if (a2 + b2 === 'aa') doente2++;
              }
      const mdc = (a: number, b: number): number => (b ? mdc(b, a % b) : a);
      const d = mdc(doente2, total);
      return `${doente2 / d}/${total / d}`;
    })(),
  'demo-ened-65': () =>
    (() => {
      const perdaAtual = 4 * (40e3 / 1e3) ** 2;
      const fracaoPoupada = 1 - 1 / 4 ** 2;
      return (perdaAtual * fracaoPoupada * 30 * 24) / 1000;
    })(),
  'demo-ened-66': () =>
    (() => {
      const aguaPretendidaPelaBanca = 250;
      return (aguaPretendidaPelaBanca / 100) * (100 - 30);
    })(),
};
