import { counted, figure, questionsOf as questions } from '../format/figures';

/**
 * The limits whose use is counted, in the order of screens, each with its field in the plan's use on the wire and in
 * that the field of the number used: `mapas.usados`. One entry per limit, here and in each table below
 * (docs/contributing.md); the tables are apart so that a page loads only the words that it shows.
 */
export const COUNTED_LIMITS = {
  /** New questions that maps and notebooks serve per day in `LIMIT_TIME_ZONE`. */
  questionsPerDay: { field: 'questoes_hoje', used: 'usadas' },
  /** Maps in the student's list at one time. */
  maps: { field: 'mapas', used: 'usados' },
  /** Notebooks at one time. */
  notebooks: { field: 'cadernos', used: 'usados' },
} as const;

/** A limit whose use is counted. */
export type CountedGate = keyof typeof COUNTED_LIMITS;

export const COUNTED_GATES = Object.keys(COUNTED_LIMITS) as readonly CountedGate[];

/** The number on the free plan; paid plans have no such limit. */
export const FREE_COUNTS: Readonly<Record<CountedGate, number>> = { questionsPerDay: 100, maps: 3, notebooks: 3 };

/** A number of things, as limit or as use. */
export const COUNTED_AMOUNTS: Readonly<Record<CountedGate, (count: number) => string>> = {
  questionsPerDay: (count) => `${questions(count)} hoje`,
  maps: (count) => counted(count, 'mapa', 'mapas'),
  notebooks: (count) => counted(count, 'caderno', 'cadernos'),
};

/** The refusal at a limit: the limit, and what raises it. */
export const COUNTED_REFUSALS: Readonly<Record<CountedGate, (limit: number) => string>> = {
  questionsPerDay: (limit) =>
    `Você já recebeu ${limit === 1 ? 'a questão' : `as ${questions(limit)}`} de hoje do plano gratuito. Amanhã há mais; nos planos pagos não há limite por dia.`,
  maps: (limit) =>
    `O plano gratuito permite ${COUNTED_AMOUNTS.maps(limit)} por vez. Remova um dos seus, e o progresso fica guardado; nos planos pagos não há limite de mapas.`,
  notebooks: (limit) =>
    `O plano gratuito permite ${COUNTED_AMOUNTS.notebooks(limit)}. Apague um dos seus para criar outro; nos planos pagos não há limite de cadernos.`,
};

/** A limit as a feature on the plan's card; null: the card says it together with another. */
export const COUNTED_FEATURES: Readonly<Record<CountedGate, ((limit: number | null) => string) | null>> = {
  questionsPerDay: (limit) =>
    limit === null ? 'Questões sem limite diário' : `${questions(limit)} por dia nos mapas e cadernos`,
  maps: null,
  notebooks: null,
};

/** The names of limits: of the bar that shows the use, and of the row that compares plans. */
export const COUNTED_NAMES: Readonly<Record<CountedGate, { readonly bar: string; readonly row: string }>> = {
  questionsPerDay: { bar: 'Questões de hoje', row: 'Questões por dia nos mapas e cadernos' },
  maps: { bar: 'Mapas', row: 'Mapas ao mesmo tempo' },
  notebooks: { bar: 'Cadernos', row: 'Cadernos ao mesmo tempo' },
};

type Counted = typeof COUNTED_LIMITS;

/** Each limit and how much of it is used, by the names on the wire. */
export type PlanUses = {
  [Gate in CountedGate as Counted[Gate]['field']]: { limite: number | null } & Record<Counted[Gate]['used'], number>;
};

/** A limit and how much of it is used; null where the host does not count it. */
export function countedUse(gate: CountedGate, uses: PlanUses): { limit: number | null; used: number } | null {
  const { field, used } = COUNTED_LIMITS[gate];
  const use = (uses as Partial<Record<string, { limite: number | null } & Partial<Record<string, number>>>>)[field];
  return use ? { limit: use.limite, used: use[used] ?? 0 } : null;
}

/** Usage of a limit, shown before it is reached: "2 de 3 mapas", "37 de 100 questões hoje". */
export const usageAt = (gate: CountedGate, used: number, limit: number): string =>
  `${figure(Math.min(used, limit))} de ${COUNTED_AMOUNTS[gate](limit)}`;
