/** Workings of TJCA 2026 – Analista Judiciário, by the question's id: what the right alternative states, or whether an item is right. */
export const tjca: Readonly<Record<string, () => number | string | boolean>> = {
  'demo-tjbz-11': () =>
    [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ].every(([p, q]) => !(!p || q) === (p || !q)),
  'demo-tjbz-12': () =>
    [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]
      .map(([p, q]) => ((p ? q : true) && !q ? 'V' : 'F'))
      .join('') === 'FFFV',
  'demo-tjbz-13': () =>
    (() => {
      const total = 120,
        notP = 18 + 14 + 9 + 12;
      return total - notP > total / 2;
    })(),
  'demo-tjbz-14': () =>
    (() => {
      for (let u = 0; u < 8; u++)
        for (let p = 0; p < 8; p++)
          for (let s = 0; s < 8; s++) if ((u & ~p) === 0 && (p & s) !== 0 && (u & s) === 0) return false;
      return true;
    })(),
  'demo-tjbz-15': () =>
    (() => {
      let n = 0;
      for (let m = 0; m < 512; m++) {
        const bits = (x: number) => x.toString(2).replace(/0/g, '').length;
        if (bits(m) === 4 && (m & 31) !== 0 && m >> 5 !== 0) n++;
      }
      return n === 420;
    })(),
  'demo-tjbz-16': () =>
    (() => {
      const n = 1000,
        rep = (n * 10) / 100,
        other = n - rep;
      const hit = (rep * 90) / 100,
        wrong = (other * 10) / 100;
      return hit * 2 === hit + wrong;
    })(),
  'demo-tjbz-17': () =>
    (() => {
      const move = (f: string, dc: number, dr: number) =>
        f.replace(
          /(\$?)([A-Z])(\$?)(\d+)/g,
          (_, a, c, b, r) => a + (a ? c : String.fromCharCode(c.charCodeAt(0) + dc)) + b + (b ? r : +r + dr),
        );
      return move('=B2/B$5', 1, 2) === '=C4/C$5';
    })(),
  'demo-tjbz-18': () =>
    (() => {
      const b = [200, 150, 250],
        c = [180, 120, 260];
      let s = 0;
      b.forEach((v, i) => {
        if (v >= 200) s += c[i] ?? 0;
      });
      return s === 450;
    })(),
  'demo-tjbz-45': () =>
    (() => {
      const initial = 800000,
        added = 380000,
        isRenovation = true;
      return added <= (initial * (isRenovation ? 50 : 25)) / 100;
    })(),
  'demo-tjbz-50': () =>
    (() => {
      const n = { goal: 400, done: 420, cost: 84000 },
        s = { goal: 500, done: 480, cost: 72000 };
      return n.done * s.goal > s.done * n.goal && s.cost * n.done < n.cost * s.done;
    })(),
  'demo-tjbz-51': () =>
    (() => {
      const rate = (p: number, b: number) => (100 * p) / (p + b);
      return rate(900, 900) === rate(900, 600);
    })(),
  'demo-tjbz-56': () => 0.9 * 0.5 * 0.4 > 0.6 * 0.6 * 0.6,
  'demo-tjbz-59': () =>
    (() => {
      const off = (d: number) => {
        const w = new Date(Date.UTC(2025, 5, d)).getUTCDay();
        return w === 0 || w === 6 || d === 19;
      };
      const next = (from: number) => {
        let day = from + 1;
        while (off(day)) day += 1;
        return day;
      };
      let d = next(12);
      for (let i = 0; i < 5; i++) d = next(d);
      return d === 23;
    })(),
};
