/** Workings of ENED 2026, Matemática e suas Tecnologias (68 to 90), by the question's id: what the right alternative states. */
export const enedMt: Readonly<Record<string, () => number | string | boolean>> = {
  'demo-ened-68': () =>
    (() => {
      const months: [string, number][] = [
        ['janeiro', 420],
        ['fevereiro', 380],
        ['março', 510],
        ['abril', 460],
        ['maio', 620],
        ['junho', 580],
      ];
      const rises = months.slice(1).map(([to, litres], i): [string, number] => {
        const [from, before] = months[i] ?? ['', 0];
        return [`de ${from} para ${to}`, litres - before];
      });
      return rises.reduce((a, b) => (b[1] > a[1] ? b : a))[0];
    })(),
  'demo-ened-69': () => Math.round(160 * (1 - 0.25) * (1 - 0.2) * 100) / 100,
  'demo-ened-70': () =>
    (() => {
      let volume = 1600,
        hours = 0;
      while (volume > 0) {
        volume -= hours < 4 ? (1600 - 1200) / 4 : (1200 - 900) / 2;
        hours++;
      }
      return volume === 0 ? hours : NaN;
    })(),
  'demo-ened-71': () => 4 * (30 + 24 + 20 + Math.hypot(24, 30 - 20)),
  'demo-ened-72': () =>
    (() => {
      const corners: [number, number][] = [
        [1, 1],
        [5, 1],
        [5, 4],
        [3, 6],
        [1, 4],
      ];
      const twice = corners.reduce((sum, [x, y], i) => {
        const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [0, 0];
        return sum + x * nextY - nextX * y;
      }, 0);
      return (Math.abs(twice) / 2) * 2 ** 2;
    })(),
  'demo-ened-73': () =>
    (() => {
      const byBus = { morning: 54, afternoon: 36, night: 60 };
      return (100 * byBus.night) / (byBus.morning + byBus.afternoon + byBus.night);
    })(),
  'demo-ened-74': () =>
    (() => {
      let best = 0,
        passengers = 0;
      for (let free = 0; free <= 45; free++) {
        const revenue = (45 - free) * (50 + 2 * free);
        if (revenue > best) [best, passengers] = [revenue, 45 - free];
      }
      return passengers;
    })(),
  'demo-ened-75': () =>
    (() => {
      const counts = [1, 5, 2, 2, 2, 2, 1];
      const data = counts.flatMap((n, books) => Array.from({ length: n }, () => books));
      const measures: [string, number][] = [
        ['média', data.reduce((a, b) => a + b, 0) / data.length],
        ['mediana', data[(data.length - 1) / 2] ?? NaN],
        ['moda', counts.indexOf(Math.max(...counts))],
      ];
      const [first, second, third] = measures.sort((a, b) => a[1] - b[1]).map(([name]) => name);
      return `${first}, ${second} e ${third}`;
    })(),
  'demo-ened-76': () => 3 * (4 / 2) ** 2 * 6 + (3 * (4 / 2) ** 2 * 3) / 3,
  'demo-ened-77': () =>
    (() => {
      const log2 = 0.3;
      const log08 = 3 * log2 - 1;
      return Math.round((-1 / log08) * 1e6) / 1e6;
    })(),
  'demo-ened-78': () =>
    (() => {
      const viewpoint = Array.from({ length: 10 }, (_, i) => i >= 6);
      let n = 0;
      for (let a = 0; a < 10; a++)
        for (let b = a + 1; b < 10; b++) for (let c = b + 1; c < 10; c++) if ([a, b, c].some((i) => viewpoint[i])) n++;
      return n;
    })(),
  'demo-ened-79': () =>
    (() => {
      const owed = 2000 * 0.9 - 1000;
      return (100 * (1000 - owed)) / owed;
    })(),
  'demo-ened-80': () => 720 / (480 / (6 * 8 * 5)) / (9 * 4),
  'demo-ened-81': () =>
    (() => {
      const before = 0.5 * 400,
        after = 0.4 * 600;
      return `orgânicos ${after > before ? 'aumentou' : 'diminuiu'} ${(100 * (after - before)) / before}%`;
    })(),
  'demo-ened-82': () =>
    (() => {
      const machines: [string, number[]][] = [
        ['P', [499, 501, 499, 501]],
        ['Q', [498, 502, 500, 500]],
        ['R', [501, 501, 501, 501]],
        ['S', [497, 500, 500, 503]],
        ['T', [500, 500, 500, 496]],
      ];
      const mean = (x: number[]) => x.reduce((a, b) => a + b, 0) / x.length;
      const variance = (x: number[]) => mean(x.map((v) => (v - mean(x)) ** 2));
      return machines.filter(([, x]) => mean(x) === 500).reduce((a, b) => (variance(b[1]) < variance(a[1]) ? b : a))[0];
    })(),
  'demo-ened-83': () =>
    (() => {
      const radius = 10,
        arcDegrees = 360 - 60 - 2 * 90;
      const straight = 3 * 2 * radius;
      const curved = 3 * ((arcDegrees / 360) * 2 * 3.14 * radius);
      return Math.round((straight + curved) * 1e6) / 1e6;
    })(),
  'demo-ened-84': () =>
    (() => {
      const steps = 240_000;
      let open = 0;
      for (let i = 0; i < steps; i++) if (3 + 2 * Math.cos((Math.PI * ((i + 0.5) * 24)) / steps / 6) >= 4) open++;
      return (open * 24) / steps;
    })(),
  'demo-ened-85': () =>
    (() => {
      const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);
      const same = [90, 120, 150].reduce((sum, angle) => sum + angle ** 2, 0);
      const divisor = gcd(same, 360 ** 2);
      return `${same / divisor}/${360 ** 2 / divisor}`;
    })(),
  'demo-ened-86': () => 5 / (1 / 2) ** 3 - 5,
  'demo-ened-87': () =>
    (() => {
      const bill = (x: number) => 40 + 6 * Math.max(0, Math.min(x, 20) - 10) + 9 * Math.max(0, x - 20);
      for (let tenths = 0; tenths <= 500; tenths++) if (Math.abs(bill(tenths / 10) - 127) < 1e-9) return tenths / 10;
      return NaN;
    })(),
  'demo-ened-88': () => Math.round(((0.3 * 12 - 0.15 * 12) / (0.6 - 0.3)) * 1e6) / 1e6,
  'demo-ened-89': () => (18 * 3) / (2 + 3 + 5),
  'demo-ened-90': () =>
    (() => {
      const walk = (x: number, y: number, bakery: boolean): number => {
        if (x > 5 || y > 4 || (x === 3 && y === 3)) return 0;
        const passed = bakery || (x === 2 && y === 1);
        if (x === 5 && y === 4) return passed ? 1 : 0;
        return walk(x + 1, y, passed) + walk(x, y + 1, passed);
      };
      return walk(0, 0, false);
    })(),
};
