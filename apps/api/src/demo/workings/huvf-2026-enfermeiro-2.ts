/** Workings of HUVF 2026 – Enfermeiro, questions 21 to 40, by the question's id: what the right alternative states. */
export const huvf2: Readonly<Record<string, () => number | string | boolean>> = {
  'demo-huvf-21': () =>
    (() => {
      const days = [
        [382, 389, 396, 388],
        [381, 387, 395, 386],
        [383, 390, 398, 389],
        [382, 388, 396, 387],
        [381, 388, 394, 386],
      ];
      const feverless = (day: number[]) => day.some((tenths) => tenths < 378);
      const swing = (day: number[]) => Math.max(...day) - Math.min(...day);
      if (days.some((day) => day.every((tenths) => tenths < 378))) return 'recorrente';
      if (days.every(feverless)) return 'intermitente';
      if (days.some(feverless)) return 'irregular';
      return days.every((day) => swing(day) > 10) ? 'remitente' : 'contínua';
    })(),
  'demo-huvf-22': () =>
    (() => {
      const beds: [number, number, number, number, number, number][] = [
        [1, 54, 25, 36.4, 78, 46],
        [2, 112, 26, 36.6, 116, 74],
        [3, 52, 9, 36.5, 112, 70],
        [4, 50, 24, 38.7, 110, 70],
        [5, 52, 26, 36.5, 114, 76],
      ];
      return beds
        .filter(
          ([, heart, breath, fever, high, low]) => heart < 60 && breath > 20 && fever < 37.8 && high >= 90 && low >= 60,
        )
        .map(([bed]) => `${bed}.`)
        .join('|');
    })(),
  'demo-huvf-24': () =>
    (() => {
      const left = 700,
        dropsPerMl = 20,
        minutes = (18 - 12) * 60;
      return Math.round((left * dropsPerMl) / minutes);
    })(),
  'demo-huvf-25': () => 750 / 500,
  'demo-huvf-26': () => (1_500_000 * (8 + 2)) / 5_000_000,
  'demo-huvf-27': () =>
    (() => {
      for (let tenths = 0; tenths <= 4500; tenths++) {
        const strong = tenths / 10,
          weak = 450 - strong;
        if (Math.abs(strong * 0.5 + weak * 0.05 - 450 * 0.1) < 1e-9)
          return `${weak} mL do soro a 5% e ${strong} mL da glicose a 50%`;
      }
      return 'none';
    })(),
  'demo-huvf-28': () =>
    (() => {
      const mgPerHour = (7.5 * 80 * 60) / 1000,
        mgPerMl = 250 / (20 + 230);
      return mgPerHour / mgPerMl;
    })(),
  'demo-huvf-29': () =>
    (() => {
      const districts: [string, number, number][] = [
        ['Centro', 120, 80000],
        ['Lago', 90, 30000],
        ['Porto', 30, 15000],
        ['Serra', 60, 24000],
        ['Várzea', 45, 10000],
      ];
      return districts.reduce((a, b) => (b[1] / b[2] > a[1] / a[2] ? b : a))[0];
    })(),
  'demo-huvf-30': () => ((400 + 150 - 20 - 30) / 20000) * 1000,
  'demo-huvf-31': () =>
    (() => {
      const born = 2500,
        early = 18,
        late = 7,
        after = 10;
      const rate = (deaths: number) => ((deaths / born) * 1000).toFixed(1).replace('.', ',');
      return `${rate(early + late + after)} e ${rate(after)}`;
    })(),
  'demo-huvf-32': () =>
    (() => {
      const clara = { young: 80 / 40000, old: 600 / 20000, all: (80 + 600) / (40000 + 20000) },
        mansa = { young: 150 / 50000, old: 400 / 10000, all: (150 + 400) / (50000 + 10000) };
      const general = clara.all > mansa.all ? 'Serra Clara' : 'Lagoa Mansa';
      const age =
        clara.young > mansa.young && clara.old > mansa.old
          ? 'Serra Clara'
          : clara.young < mansa.young && clara.old < mansa.old
            ? 'Lagoa Mansa'
            : 'nenhum';
      return `geral é maior em ${general}, embora o de cada faixa etária seja maior em ${age}`;
    })(),
  'demo-huvf-36': () =>
    (() => {
      const eyes = 2,
        verbal = 2,
        motor = 4,
        sum = eyes + verbal + motor;
      return `${sum} pontos e TCE ${sum <= 8 ? 'grave' : sum <= 12 ? 'moderado' : 'leve'}`;
    })(),
  'demo-huvf-37': () => 18 + 9 / 2 + 18 / 2,
  'demo-huvf-38': () =>
    (() => {
      const months = [
        'jan',
        'fev',
        'março',
        'abril',
        'maio',
        'junho',
        'julho',
        'agosto',
        'setembro',
        'out',
        'nov',
        'dez',
      ];
      const start = Date.UTC(2025, 10, 28),
        days = (Date.UTC(2026, 2, 23) - start) / 86400000;
      const birth = new Date(start + 7 * 86400000);
      birth.setUTCMonth(birth.getUTCMonth() - 3);
      return `${Math.floor(days / 7)} semanas e ${days % 7} dias; ${birth.getUTCDate()} de ${months[birth.getUTCMonth()] ?? ''}`;
    })(),
  'demo-huvf-39': () =>
    (() => {
      const apgar = (heart: number, ...others: number[]) =>
        others.reduce((sum, points) => sum + points, heart === 0 ? 0 : heart < 100 ? 1 : 2);
      return `${apgar(88, 1, 1, 1, 0)} e ${apgar(132, 2, 2, 1, 1)}`;
    })(),
  'demo-huvf-45': () => (15 * 80) / 100,
  'demo-huvf-47': () => `${(180 / (180 + 20)) * 100}% e ${(760 / (40 + 760)) * 100}%`,
  'demo-huvf-48': () => (12 / 240) * 100,
  'demo-huvf-49': () => 30 / 300 / (20 / 400),
};
