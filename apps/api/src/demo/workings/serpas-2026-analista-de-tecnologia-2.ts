/** Workings of SERPAS 2026 – Analista de Tecnologia da Informação, part 2 of 2, by the question's id: what the right alternative states, or whether an item is right. */
export const serpas2: Readonly<Record<string, () => number | string | boolean>> = {
  'demo-serpas-28': () =>
    (() => {
      const r = [
        'Norte Rede',
        'Norte Sistema',
        'Sul Rede',
        'Sul Rede',
        'Leste Sistema',
        'Sul Sistema',
        'Leste Rede',
        'Norte Rede',
      ].map((x) => x.split(' '));
      const q = (t: string) => r.filter((x) => x[1] === t).map((x) => x[0]);
      return new Set([...q('Rede'), ...q('Sistema')]).size === 8;
    })(),
  'demo-serpas-29': () =>
    (() => {
      const h: (number | null)[] = [6, 3, null];
      const k = h.filter((x): x is number => x !== null);
      return k.reduce((a, b) => a + b, 0) / k.length === 3;
    })(),
  'demo-serpas-31': () =>
    (() => {
      const fd: [string, string][] = [
        ['AB', 'C'],
        ['C', 'D'],
        ['D', 'E'],
        ['E', 'B'],
      ];
      const close = (s: string) => {
        const c = new Set(s);
        let n;
        do {
          n = c.size;
          for (const [l, r] of fd) if ([...l].every((x) => c.has(x))) c.add(r);
        } while (c.size > n);
        return c.size;
      };
      const subs: string[] = [];
      for (let m = 1; m < 32; m++) subs.push([...'ABCDE'].filter((_, i) => m & (1 << i)).join(''));
      const sup = subs.filter((s) => close(s) === 5);
      return sup.filter((s) => !sup.some((t) => t !== s && [...t].every((x) => s.includes(x)))).length === 4;
    })(),
  'demo-serpas-32': () =>
    (() => {
      const fd: [string, string][] = [
        ['OS', 'G'],
        ['G', 'S'],
      ];
      const close = (s: string) => {
        const c = new Set(s);
        let n;
        do {
          n = c.size;
          for (const [l, r] of fd) if ([...l].every((x) => c.has(x))) c.add(r);
        } while (c.size > n);
        return c;
      };
      return fd.every(([l]) => close(l).size === 3);
    })(),
  'demo-serpas-34': () =>
    (() => {
      let X = 500;
      let a = X;
      let b = X;
      a += 100;
      X = a;
      b -= 50;
      X = b;
      return X === 450 && X !== 500 + 100 - 50;
    })(),
  'demo-serpas-35': () =>
    (() => {
      const s: [number, string, string][] = [
        [1, 'r', 'A'],
        [2, 'w', 'A'],
        [2, 'r', 'B'],
        [3, 'w', 'B'],
        [3, 'r', 'C'],
        [1, 'w', 'C'],
      ];
      const e = s.flatMap(([t, o, x], i) =>
        s
          .slice(i + 1)
          .filter(([u, p, y]) => u !== t && x === y && (o === 'w' || p === 'w'))
          .map(([u]): [number, number] => [t, u]),
      );
      return [
        [1, 2, 3],
        [1, 3, 2],
        [2, 1, 3],
        [2, 3, 1],
        [3, 1, 2],
        [3, 2, 1],
      ].some((o) => e.every(([a, b]) => o.indexOf(a) < o.indexOf(b)));
    })(),
  'demo-serpas-39': () =>
    (() => {
      const fourth = 30,
        sixth = 22;
      const pace = (fourth - sixth) / 2;
      let left = sixth;
      for (let d = 7; d <= 10; d++) left -= pace;
      return left === 6;
    })(),
  'demo-serpas-40': () => 18 / 3 - 12 / 3 === 2,
  'demo-serpas-41': () =>
    (() => {
      const ok = (n: number) => n >= 18 && n <= 65;
      const v: number[] = [];
      for (let n = 0; n < 130; n++) if (ok(n) !== ok(n - 1) && n > 0) v.push(n - 1, n);
      return JSON.stringify(v) === JSON.stringify([18, 19, 64, 65]);
    })(),
  'demo-serpas-42': () =>
    (() => {
      const br = new Set<string>(),
        paths = new Set<string>(),
        all = new Set<string>();
      const run = (d: number, u: boolean) => `${d > 5 ? 'V' : 'F'}${u ? 'V' : 'F'}`;
      for (const d of [3, 8]) for (const u of [true, false]) all.add(run(d, u));
      for (const [d, u] of [
        [8, true],
        [3, false],
      ] as [number, boolean][]) {
        const p = run(d, u);
        paths.add(p);
        br.add('1' + p[0]);
        br.add('2' + p[1]);
      }
      return br.size === 4 && paths.size * 2 === all.size;
    })(),
  'demo-serpas-43': () =>
    (() => {
      const e = '12 23 28 34 35 46 56 62 67 72'.split(' ');
      const n = new Set(e.join('')).size;
      const v = e.length - n + 2;
      return v === 3;
    })(),
  'demo-serpas-47': () =>
    (() => {
      const t: Record<string, Record<string, string>> = {
        Rascunho: { enviar: 'Em análise' },
        'Em análise': { aprovar: 'Aprovado', devolver: 'Devolvido' },
        Devolvido: { corrigir: 'Rascunho', desistir: 'Arquivado' },
        Aprovado: { arquivar: 'Arquivado' },
        Arquivado: {},
      };
      return (
        'enviar devolver aprovar corrigir enviar aprovar'.split(' ').reduce((s, e) => t[s]?.[e] ?? s, 'Rascunho') ===
        'Aprovado'
      );
    })(),
  'demo-serpas-49': () =>
    (() => {
      class Tarifa {
        base() {
          return 10;
        }
        total() {
          return this.base() + 1;
        }
      }
      class TarifaSocial extends Tarifa {
        override base() {
          return 5;
        }
      }
      const t: Tarifa = new TarifaSocial();
      return t.total() === 11;
    })(),
  'demo-serpas-52': () =>
    (() => {
      let n = 0;
      for (let i = 0; i < 20; i++) for (let j = i + 1; j < 20; j++) n++;
      return n === 190;
    })(),
  'demo-serpas-54': () =>
    (() => {
      let k = 1;
      for (let i = 0; i < 5 * 12; i++) k = (k * 2) % 29;
      return k === 21;
    })(),
  'demo-serpas-56': () =>
    (() => {
      const build = (login: string, resumo: string) =>
        "SELECT id FROM usuario WHERE login = '" + login + "' AND resumo = '" + resumo + "'";
      const run = build("x' OR 1=1 --", 'ab12').replace(/--.*$/, '').trim();
      const injected = /WHERE login = 'x' OR 1=1$/.test(run);
      return !injected;
    })(),
  'demo-serpas-59': () =>
    (() => {
      const files = [0, 1, 2, 3];
      const need = (kind: 'i' | 'd') => {
        let used = 0,
          day = 3;
        while (day > 0) {
          used++;
          day = kind === 'i' ? day - 1 : 0;
        }
        return used + 1;
      };
      return files.length === need('i') && need('d') * 2 === need('i');
    })(),
};
