/** Workings of Prefeitura de São Nazário 2025 – Técnico em Informática, by the question's id: what the right alternative states, or whether an item is right. */
export const saoNazario: Readonly<Record<string, () => number | string | boolean>> = {
  'demo-saonunca-08': () =>
    (() => {
      const t: [string, boolean, boolean, boolean][] = [
        ['Arara', true, false, false],
        ['Bem-te-vi', false, false, false],
        ['Curió', true, false, true],
        ['Maritaca', false, true, true],
        ['Sabiá', true, true, false],
      ];
      const v = t.filter(([, p, q, r]) => !(!p || q || r)).map(([n]) => n);
      return `apenas por ${v.length > 1 ? v.slice(0, -1).join(', ') + ' e ' : ''}${v[v.length - 1]}.`;
    })(),
  'demo-saonunca-09': () =>
    (() => {
      const s = new Set<string>();
      for (let r = 0; r < 2; r++)
        for (let c = 0; c < 20; c++) {
          s.add(`h${r},${c}`);
          s.add(`h${r + 1},${c}`);
          s.add(`v${r},${c}`);
          s.add(`v${r},${c + 1}`);
        }
      return s.size;
    })(),
  'demo-saonunca-10': () =>
    (() => {
      let n = 0;
      for (let x = 1000; x < 10000; x++) if (x % 2 === 0 && new Set(String(x)).size === 4) n++;
      return n;
    })(),
  'demo-saonunca-11': () =>
    (() => {
      const perms = (a: string[]): string[][] =>
        a.length < 2 ? [a] : a.flatMap((x) => perms(a.filter((y) => y !== x)).map((p) => [x, ...p]));
      const dias = ['segunda', 'terça', 'quarta', 'quinta'];
      const out = new Set<string>();
      for (const t of perms(['Ana', 'Bento', 'Cida', 'Davi']))
        for (const e of perms(['impressora', 'monitor', 'roteador', 'servidor'])) {
          const d = (x: string) => t.indexOf(x),
            f = (x: string) => e.indexOf(x);
          if (
            d('Ana') === f('roteador') &&
            d('Bento') === d('Ana') + 1 &&
            f('servidor') === 3 &&
            d('Davi') !== 3 &&
            f('monitor') < f('roteador') &&
            f('monitor') !== d('Davi') &&
            f('impressora') > f('monitor')
          )
            out.add(`por ${t[f('impressora')]}, na ${dias[f('impressora')]}-feira`);
        }
      return [...out].join('|');
    })(),
  'demo-saonunca-12': () =>
    (() => {
      const p = 'rwxr-x---';
      const bits = [...p].map((c) => (c === '-' ? '0' : '1')).join('');
      return 'chmod ' + parseInt(bits, 2).toString(8) + ' ';
    })(),
  'demo-saonunca-15': () =>
    (() => {
      const b = ['Impressora', 'Rede', 'Rede', 'Impressora', 'Rede', 'Senha'],
        c = [30, 45, 60, 50, 75, 10];
      return c.reduce((s, x, i) => s + (b[i] === 'Rede' && x > 45 ? x : 0), 0);
    })(),
  'demo-saonunca-16': () =>
    (() => {
      const t: [number, string][] = [
        [0, 'Baixa'],
        [20, 'Média'],
        [40, 'Alta'],
        [60, 'Urgente'],
        [80, 'Crítica'],
      ];
      let r = '#N/D';
      for (const [p, n] of t) if (p <= 59) r = n;
      return r;
    })(),
  'demo-saonunca-17': () =>
    (() => {
      const b: Record<number, number> = { 2: 40, 3: 25, 4: 35, 5: 60 };
      const soma = (i: number, j: number) => {
        let s = 0;
        for (let k = Math.min(i, j); k <= Math.max(i, j); k++) s += b[k] ?? 0;
        return s;
      };
      const linha = 4,
        d = linha - 2;
      return soma(2, 2 + d) - soma(3 + d, 5);
    })(),
  'demo-saonunca-20': () =>
    (() => {
      const ip = [192, 168, 15, 77].reduce((a, b) => a * 256 + b, 0) >>> 0;
      const m = (0xffffffff << (32 - 27)) >>> 0;
      const b = (ip | ~m) >>> 0;
      return [24, 16, 8, 0].map((s) => (b >>> s) & 255).join('.') + '.';
    })(),
  'demo-saonunca-21': () =>
    (() => {
      const subs = new Set<number>();
      const base = 10 * 2 ** 24 + 20 * 2 ** 16;
      for (let i = 0; i < 2 ** 32 / 2 ** 20; i++) subs.add(Math.floor((base + i) / 256));
      return `${subs.size} sub-redes, com ${256 - 2} endereços`;
    })(),
  'demo-saonunca-22': () =>
    (() => {
      const pcs: [string, number][] = [
        ['Arquivo', 127],
        ['Compras', 66],
        ['Frota', 126],
        ['Protocolo', 130],
        ['Recepção', 90],
      ];
      const bad = pcs
        .filter(([, h]) => (h & 0b11000000) !== 64 || (h & 0b111111) === 0 || (h & 0b111111) === 0b111111 || h === 65)
        .map(([n]) => n);
      return bad.join(' e ') + ', apenas.';
    })(),
  'demo-saonunca-23': () =>
    (() => {
      const ini = 12 * 256,
        fim = 12 * 256 + 256 + 256 + 512;
      for (let p = 32; p >= 16; p--) {
        const t = 2 ** (32 - p);
        if (t === fim - ini && ini % t === 0) return `10.8.${ini / 256}.0/${p}.`;
      }
      return 'nenhum';
    })(),
  'demo-saonunca-24': () => Math.round((3e9 * 8) / 100e6),
  'demo-saonunca-25': () =>
    (() => {
      const t: [string, number, string][] = [
        ['Saúde', 2018, 'normal'],
        ['Saúde', 2022, 'defeito'],
        ['Obras', 2017, 'normal'],
        ['Saúde', 2019, 'defeito'],
        ['Obras', 2023, 'defeito'],
        ['Saúde', 2021, 'normal'],
      ];
      return t.filter(([s, a, x]) => (s === 'Saúde' && a < 2020) || x === 'defeito').length;
    })(),
  'demo-saonunca-26': () =>
    (() => {
      const t: [string, number][] = [
        ['Obras', 90],
        ['Saúde', 30],
        ['Saúde', 40],
        ['Cultura', 25],
        ['Cultura', 30],
        ['Cultura', 10],
        ['Educação', 50],
      ];
      const g: Record<string, number> = {};
      for (const [s, m] of t) if (m >= 15) g[s] = (g[s] ?? 0) + m;
      return (
        'apenas ' +
        Object.keys(g)
          .filter((s) => (g[s] ?? 0) > 60)
          .sort()
          .join(' e ') +
        '.'
      );
    })(),
  'demo-saonunca-27': () =>
    (() => {
      type L = boolean | null;
      const ne = (a: number, b: number | null): L => (b === null ? null : a !== b);
      const e = (x: L, y: L): L => (x === false || y === false ? false : x === null || y === null ? null : true);
      const resp: (number | null)[] = [101, 103, null];
      return [101, 102, 103, 104].filter((m) => resp.reduce<L>((v, r) => e(v, ne(m, r)), true) === true).length;
    })(),
  'demo-saonunca-32': () => {
    const cells = [10, null, 20, 'pendente'];
    const numbers = cells.filter((cell) => typeof cell === 'number');
    return numbers.reduce((sum, cell) => sum + cell, 0) / numbers.length;
  },
};
