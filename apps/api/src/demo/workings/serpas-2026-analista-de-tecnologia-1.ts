/** Workings of SERPAS 2026 – Analista de Tecnologia da Informação, part 1 of 2, by the question's id: what the right alternative states, or whether an item is right. */
export const serpas1: Readonly<Record<string, () => number | string | boolean>> = {
  'demo-serpas-05': () =>
    [0, 1, 2, 3].every((n) => {
      const p = !!(n & 1),
        q = !!(n & 2);
      return (!p || q) === (!q || p);
    }),
  'demo-serpas-06': () =>
    (() => {
      for (let m = 0; m < 16; m++) {
        const xs = [
          [!!(m & 1), !!(m & 2)],
          [!!(m & 4), !!(m & 8)],
        ];
        const orig = xs.every(([s, a]) => s && a);
        const item = xs.some(([s, a]) => !s && !a);
        if (item !== !orig) return false;
      }
      return true;
    })(),
  'demo-serpas-07': () =>
    (() => {
      for (let n = 0; n < 8; n++) {
        const p = !!(n & 1),
          q = !!(n & 2),
          r = !!(n & 4);
        const a = p || q ? r : true;
        const b = (p ? r : true) && (q ? r : true);
        if (a !== b) return false;
      }
      return true;
    })(),
  'demo-serpas-08': () =>
    (() => {
      const ok: string[] = [];
      for (const x of 'ABCD') {
        const b = x !== 'D';
        const v: Record<string, boolean> = { A: x === 'B' || x === 'C', B: b, C: x === 'A', D: !b };
        if (Object.values(v).filter(Boolean).length === 1) ok.push(x + Object.keys(v).find((k) => v[k]));
      }
      return ok.length === 1 && ok.every(([who, speaker]) => who === speaker);
    })(),
  'demo-serpas-09': () =>
    (() => {
      let n = 0;
      for (let l = 0; l < 25; l++)
        for (let d = 0; d < 1000; d++) {
          const s = String(d).padStart(3, '0');
          if (new Set(s).size === 3) n++;
        }
      return n === 14400;
    })(),
  'demo-serpas-10': () =>
    (() => {
      let p = 0;
      for (let m = 0; m < 8; m++) {
        const r = m & 1,
          a = m & 2,
          b = m & 4;
        if (r && (a || b)) p += (r ? 95 : 5) * (a ? 9 : 1) * (b ? 9 : 1);
      }
      return p > 9400;
    })(),
  'demo-serpas-13': () =>
    (() => {
      const n = (s: string) => s.split('.').reduce((a, b) => a * 256 + Number(b), 0);
      const ip = n('172.20.100.37'),
        size = 2 ** 32 - n('255.255.248.0');
      return Math.floor(ip / size) * size + size - 1 === n('172.20.103.255');
    })(),
  'demo-serpas-14': () => Math.floor(70 / 2 ** (32 - 26)) === Math.floor(130 / 2 ** (32 - 26)),
  'demo-serpas-15': () =>
    (() => {
      const n = (s: string) => s.split('.').reduce((a, b) => a * 256 + Number(b), 0);
      const t: [string, number, string][] = [
        ['0.0.0.0', 0, 'R1'],
        ['10.0.0.0', 8, 'R2'],
        ['10.32.0.0', 11, 'R3'],
        ['10.40.0.0', 13, 'R4'],
        ['10.44.0.0', 16, 'R5'],
      ];
      const d = n('10.45.7.9');
      const hit = t
        .filter(([a, l]) => Math.floor(d / 2 ** (32 - l)) === Math.floor(n(a) / 2 ** (32 - l)))
        .sort((a, b) => b[1] - a[1])[0];
      return hit?.[2] === 'R4';
    })(),
  'demo-serpas-16': () =>
    [100, 60, 30, 20]
      .map((h) => {
        let s = 4;
        while (s - 2 < h) s *= 2;
        return s;
      })
      .reduce((a, b) => a + b, 0) > 256,
  'demo-serpas-17': () => '2001:db8::a0::1'.split('::').length <= 2,
  'demo-serpas-18': () =>
    (() => {
      const isn = 1000,
        syn = 1,
        data = 300;
      return isn + syn + data === 1301;
    })(),
  'demo-serpas-20': () =>
    (() => {
      const mx: [number, string][] = [
        [20, 'correio-a'],
        [10, 'correio-b'],
      ];
      const a: Record<string, string> = { 'correio-a': '203.0.113.10', 'correio-b': '203.0.113.20' };
      const [first] = mx.sort((x, y) => x[0] - y[0]);
      return a[first?.[1] ?? ''] === '203.0.113.20';
    })(),
  'demo-serpas-22': () =>
    (() => {
      const link = 100e6,
        rtt = 0.08,
        win = 64000 * 8;
      const rate = Math.min(link, win / rtt);
      return rate > 10e6;
    })(),
  'demo-serpas-23': () =>
    (() => {
      const setores = [1, 2, 3, 4],
        serv: (number | null)[] = [1, 1, 2, 2, 3, null];
      const rows = setores.flatMap((s) => {
        const m = serv.filter((x) => x === s);
        return m.length ? m.map(() => s) : [s];
      });
      return rows.filter((s) => s === 4).length === 0;
    })(),
  'demo-serpas-24': () =>
    (() => {
      const m = [101, 102, 103, 104, 105, 106],
        c: (number | null)[] = [null, 101, 101, 103, 103, 101];
      const ne = (a: number, b: number | null) => (b === null ? null : a !== b);
      const and = (v: (boolean | null)[]) => (v.includes(false) ? false : v.includes(null) ? null : true);
      return m.filter((x) => and(c.map((y) => ne(x, y))) === true).length === 0;
    })(),
  'demo-serpas-27': () =>
    (() => {
      const r: [string, string, number | null][] = [
        ['Norte', 'Rede', 4],
        ['Norte', 'Sistema', 2],
        ['Sul', 'Rede', 6],
        ['Sul', 'Rede', 3],
        ['Leste', 'Sistema', 5],
        ['Sul', 'Sistema', null],
        ['Leste', 'Rede', 1],
        ['Norte', 'Rede', 3],
      ];
      const g: Record<string, number> = {};
      for (const [u, t, h] of r) if (t === 'Rede') g[u] = (g[u] ?? 0) + (h ?? 0);
      return Object.values(g).filter((x) => x > 5).length === 2;
    })(),
};
