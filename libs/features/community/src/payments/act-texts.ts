import {
  PAYMENT_METHODS,
  PAYMENT_STATES,
  PLAN_OFFERS,
  SUBSCRIPTION_STATES,
  legalTimeText,
  money,
  optionLabel,
} from '@mapa/domain';

const ACTORS: Readonly<Record<string, string>> = {
  aluno: 'Aluno',
  provedor: 'Provedor de pagamentos',
  sistema: 'Sistema',
  equipe: 'Equipe',
};

/** Labels of the audit log's values: states, payment methods and plans. */
const NAMES = new Map<string, string>([
  ...[...PAYMENT_STATES, ...SUBSCRIPTION_STATES, ...PAYMENT_METHODS].map(({ value, label }) => [value, label] as const),
  ...PLAN_OFFERS.map(({ id, name }) => [id, name] as const),
]);

/** Label of an actor; staff members by e-mail. */
export const actorText = (actor: string): string => ACTORS[actor] ?? actor;

/** Label of an act on a payment, as the beginning of a sentence: "Pagamento: estornado em parte". */
export function actText(act: string): string {
  const [, state = ''] = /^pagamento (\w+)$/.exec(act) ?? [];
  const isState = PAYMENT_STATES.some(({ value }) => value === state);
  const words = isState ? `pagamento: ${optionLabel(PAYMENT_STATES, state as 'pago').toLowerCase()}` : act;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The changes of an act, with amounts, dates, plans and states formatted as on the screens. */
export const detailText = (detail: string): string =>
  detail
    .replace(/\b(\d+) centavos(?: de ([A-Z]{3}))?\b/g, (_, cents: string, currency?: string) =>
      money(Number(cents), currency),
    )
    .replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, legalTimeText)
    .replace(/\b[a-z][a-z_0-9]+\b/g, (word) => NAMES.get(word) ?? word);
