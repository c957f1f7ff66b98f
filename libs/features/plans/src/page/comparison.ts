import { COUNTED_GATES, COUNTED_NAMES, figure, money, planLimits, type PlanLimits } from '@mapa/domain';
import type { Plan } from '../model';
import { perMonth } from '../price/price';

interface ComparedRow {
  name: string;
  /** The value for each plan, in the order of the plans; true: included. */
  values: readonly (string | true)[];
}

const UNLIMITED = 'Sem limite';
const limited = (limit: number | null) => (limit === null ? UNLIMITED : figure(limit));

/** Features that no plan limits. */
const IN_EVERY_PLAN = [
  'Nota pela TRI, com a margem de erro',
  'Plano da semana até o dia da prova',
  'Resultado do simulado, com os erros que mais custaram',
  'Estudo sem internet',
];

function endOf({ preco_centavos, renova }: Plan): string {
  if (preco_centavos === 0) return 'Sem prazo';
  return renova ? 'Renova-se todo mês' : 'Termina sozinho';
}

type Row = readonly [name: string, valueOf: (plan: Plan, limits: PlanLimits) => string];

const ROWS: readonly Row[] = [
  ['Preço por mês', (plan) => (plan.preco_centavos === 0 ? 'Grátis' : money(perMonth(plan)))],
  ['Fim do plano', endOf],
  ...COUNTED_GATES.map((gate): Row => [COUNTED_NAMES[gate].row, (_plan, limits) => limited(limits[gate])]),
  ['Questões em um caderno', (_plan, { questionsPerNotebook }) => figure(questionsPerNotebook)],
  [
    'Gabarito comentado por professores',
    (_plan, { teacherComments }) => (teacherComments ? 'Inteiro' : 'A primeira frase'),
  ],
];

/** The differences and common features of the plans on sale. */
export function compare(plans: readonly Plan[]): ComparedRow[] {
  return [
    ...ROWS.map(([name, valueOf]) => ({ name, values: plans.map((plan) => valueOf(plan, planLimits(plan.id))) })),
    ...IN_EVERY_PLAN.map((name) => ({ name, values: plans.map(() => true as const) })),
  ];
}
