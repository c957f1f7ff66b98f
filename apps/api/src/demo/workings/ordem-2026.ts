/** Workings of Exame da Ordem de Paraverde 2026, by the question's id: what the right alternative states, or whether an item is right. */
export const ordem: Readonly<Record<string, () => number | string | boolean>> = {
  'demo-ordem-09': () =>
    (() => {
      const membros = 11,
        aFavor = 7,
        modula = 7;
      const declara = aFavor >= Math.floor(membros / 2) + 1;
      const efeitos = modula * 3 >= membros * 2;
      return !declara ? 'mantida' : efeitos ? 'eficácia a partir do trânsito em julgado' : 'com eficácia retroativa';
    })(),
  'demo-ordem-13': () =>
    (() => {
      const min = (n: number) => Math.ceil((n * 3) / 5);
      const ok = [312, 309].every((v) => v >= min(513)) && [52, 48].every((v) => v >= min(81));
      return ok ? 'promulgação pelas Mesas' : 'na mesma sessão legislativa';
    })(),
  'demo-ordem-14': () =>
    (() => {
      const limites = { obra: 125451.15, compra: 62725.59 };
      const o = 120000 < limites.obra,
        m = 64000 < limites.compra;
      return o && m
        ? 'a obra e o mobiliário'
        : o
          ? 'apenas a obra'
          : m
            ? 'apenas o mobiliário'
            : 'nem a obra nem o mobiliário';
    })(),
  'demo-ordem-16': () =>
    (() => {
      const inicio = new Date(Date.UTC(2020, 3, 5));
      const fim = Date.UTC(inicio.getUTCFullYear() + 5, 3, 5);
      const impugnacao = Date.UTC(2025, 2, 20);
      return impugnacao <= fim
        ? 'antes de cinco anos contados do primeiro pagamento'
        : 'mais de cinco anos depois do primeiro pagamento';
    })(),
  'demo-ordem-22': () =>
    (() => {
      const patrimonio = 800000,
        doado = 500000;
      const legitima = patrimonio * 0.5;
      const restou = patrimonio - doado;
      return legitima - restou;
    })(),
  'demo-ordem-24': () =>
    (() => {
      const acidente = Date.UTC(2022, 4, 10),
        dezesseis = Date.UTC(2008 + 16, 8, 4);
      const inicio = new Date(Math.max(acidente, dezesseis));
      const fim = new Date(Date.UTC(inicio.getUTCFullYear() + 3, inicio.getUTCMonth(), inicio.getUTCDate()));
      return `${fim.getUTCDate()} de ${['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro'][fim.getUTCMonth()]} de ${fim.getUTCFullYear()}`;
    })(),
  'demo-ordem-25': () =>
    (() => {
      const comuns = 600000,
        part = 480000,
        estirpes = 3;
      const viuva = Math.max(part / (estirpes + 1), part / 4);
      const heranca = comuns / 2 + part;
      return (heranca - viuva) / estirpes / 2;
    })(),
  'demo-ordem-31': () =>
    (() => {
      const meses = 18,
        idade = 20;
      const base = meses < 12 ? 3 : meses <= 24 ? 4 : 8;
      const prazo = idade < 21 ? base / 2 : base;
      const fim = Date.UTC(2022 + prazo, 2, 9);
      return Date.UTC(2024, 3, 15) > fim
        ? 'havia-se consumado, pois o prazo, de dois anos, decorreu desde'
        : 'não se havia consumado';
    })(),
  'demo-ordem-32': () =>
    (() => {
      const util = (d: Date) => d.getUTCDay() % 6 !== 0 && !(d.getUTCMonth() === 4 && d.getUTCDate() === 21);
      const d = new Date(Date.UTC(2026, 4, 7));
      const prox = () => {
        do {
          d.setUTCDate(d.getUTCDate() + 1);
        } while (!util(d));
      };
      prox();
      for (let i = 0; i < 15; i++) prox();
      const n = d.getUTCDate();
      return `${n === 1 ? '1.º' : n} de ${['maio', 'junho'][d.getUTCMonth() - 4]} de 2026`;
    })(),
  'demo-ordem-35': () =>
    (() => {
      const minutos = 24 * 60 + 90 - 22 * 60;
      const horas = (minutos * 60) / (52 * 60 + 30);
      return horas * 20 * 0.2;
    })(),
  'demo-ordem-36': () =>
    (() => {
      const suprimidos = 60 - 30,
        hora = 24;
      const v = (hora / 60) * suprimidos;
      return `R$ ${(v + v / 2).toFixed(2).replace('.', ',')}, com natureza indenizatória`;
    })(),
  'demo-ordem-37': () =>
    (() => {
      const f = 12000;
      const br = (v: number) => (v / 1000).toFixed(3) + ',00';
      return `indenização de R$ ${br((f * 0.4) / 2)} sobre o FGTS e pode movimentar até R$ ${br(f - f / 5)}`;
    })(),
  'demo-ordem-38': () =>
    (() => {
      const pub = Date.UTC(2025, 10, 10),
        dia = 86400000,
        ano = Date.UTC(2026, 0, 1),
        nov = pub + 90 * dia,
        alvo = Date.UTC(2026, 0, 10);
      const m: [string, boolean, boolean][] = [
        ['I', true, false],
        ['II', false, true],
        ['III', true, false],
        ['IV', true, true],
      ];
      const ok = m.filter(([, a, n]) => (!a || alvo >= ano) && (!n || alvo >= nov)).map(([k]) => k);
      return 'apenas ' + ok.join(' e ');
    })(),
  'demo-ordem-40': () =>
    (() => {
      const inicio = new Date(Date.UTC(2020 + 1, 0, 1));
      const fim = Date.UTC(inicio.getUTCFullYear() + 5, 0, 1);
      return Date.UTC(2025, 8, 12) < fim
        ? `não havia decaído, pois o prazo de cinco anos se conta de 1.º de janeiro de ${inicio.getUTCFullYear()}`
        : 'havia decaído';
    })(),
  'demo-ordem-41': () => {
    const limit = Date.UTC(2026, 2, 3 + 10);
    return Date.UTC(2026, 2, 10) <= limit ? 'até dez dias depois da notificação' : 'extingue de imediato';
  },
  'demo-ordem-48': () => {
    const rest = 40_000 - 15_000;
    return rest + rest * 0.1 + rest * 0.1;
  },
  'demo-ordem-49': () => {
    const faults = 8;
    return [
      [5, 30],
      [14, 24],
      [23, 18],
      [32, 12],
    ].find(([most = 0]) => faults <= most)?.[1] as number;
  },
  'demo-ordem-50': () => 30 + Math.min(60, 3 * 25),
  'demo-ordem-53': () => {
    const filed = { day: 2, month: 'fevereiro', year: 2026 };
    return `a partir de ${filed.day} de ${filed.month} de ${filed.year - 5}`;
  },
};
