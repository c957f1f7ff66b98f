import type { Option } from '../options';

/** Payment methods of a plan. */
export const PAYMENT_METHODS = [
  { value: 'pix', label: 'PIX' },
  { value: 'boleto', label: 'Boleto' },
  { value: 'cartao', label: 'Cartão de crédito' },
] as const satisfies readonly Option[];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]['value'];

/** States of a payment. */
export const PAYMENT_STATES = [
  { value: 'processando', label: 'Processando' },
  { value: 'pendente', label: 'Aguardando pagamento' },
  { value: 'em_analise', label: 'Em análise' },
  { value: 'pago', label: 'Pago' },
  { value: 'recusado', label: 'Recusado' },
  { value: 'cancelado', label: 'Cancelado' },
  { value: 'expirado', label: 'Expirado' },
  { value: 'estornado_parcial', label: 'Estornado em parte' },
  { value: 'estornado', label: 'Estornado' },
  { value: 'contestado', label: 'Contestado no cartão' },
] as const satisfies readonly Option[];
export type PaymentState = (typeof PAYMENT_STATES)[number]['value'];

/**
 * Permitted transitions between the states of a payment. A provider reports states late, twice and in any order; these
 * rules apply to all reports. Money that arrives after a payment was given up still counts, so `cancelado` and
 * `expirado` lead to `pago`; a refusal and a full refund are final.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  processando: ['pendente', 'em_analise', 'pago', 'recusado', 'cancelado', 'expirado'],
  pendente: ['em_analise', 'pago', 'recusado', 'cancelado', 'expirado'],
  em_analise: ['pendente', 'pago', 'recusado', 'cancelado', 'expirado'],
  pago: ['estornado_parcial', 'estornado', 'contestado'],
  recusado: [],
  cancelado: ['pago'],
  expirado: ['pago'],
  estornado_parcial: ['estornado', 'contestado'],
  estornado: [],
  contestado: ['pago', 'estornado'],
};

/** Whether a payment may change from one state to another; staying is no change. */
export const mayPaymentGo = (from: PaymentState, to: PaymentState): boolean => PAYMENT_TRANSITIONS[from].includes(to);

/** States in which a payment's outcome is open. */
const OPEN_PAYMENT_STATES: readonly PaymentState[] = ['processando', 'pendente', 'em_analise'];

/** Whether a payment may still be paid, given up or changed for another method. */
export const isPaymentOpen = (state: PaymentState): boolean => OPEN_PAYMENT_STATES.includes(state);

/** States of a checkout: one attempt to buy a plan, with one payment after another until one is paid. */
export const CHECKOUT_STATES = ['aberto', 'pago', 'encerrado'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** Data that decides what to do with a payment's received money. */
export interface PaidInto {
  /** State of the payment's checkout. */
  readonly checkout: CheckoutState;
  /** Whether the student has paid another checkout since this one was opened. */
  readonly boughtSince: boolean;
  /** Whether the account still exists. */
  readonly hasAccount: boolean;
  /** Whether it was charged in reais. */
  readonly isReais: boolean;
  /** Whether the charge equals the price, in at most the plan's instalments. */
  readonly isPrice: boolean;
}

/**
 * Rules for money received, in time or late: the first matching row applies. `honrar` grants the plan, `devolver`
 * refunds automatically.
 */
export const PAID_RULES = [
  { when: { hasAccount: false }, then: 'devolver', because: 'a conta foi apagada' },
  { when: { isReais: false }, then: 'devolver', because: 'o valor não foi cobrado em reais' },
  { when: { isPrice: false }, then: 'devolver', because: 'o valor cobrado não é o da compra' },
  { when: { checkout: 'pago' }, then: 'devolver', because: 'outro pagamento desta compra já foi aceito' },
  { when: { boughtSince: true }, then: 'devolver', because: 'outra compra foi paga depois que esta começou' },
  { when: {}, then: 'honrar', because: 'é o primeiro pagamento desta compra, ainda que atrasado' },
] as const satisfies readonly { when: Partial<PaidInto>; then: 'honrar' | 'devolver'; because: string }[];

/** The rule for received money, by the state of the plan that it pays for. */
export function ruleOfPaid(into: PaidInto): (typeof PAID_RULES)[number] {
  const fits = (when: Partial<PaidInto>) =>
    Object.entries(when).every(([key, value]) => into[key as keyof PaidInto] === value);
  return PAID_RULES.find(({ when }) => fits(when)) ?? PAID_RULES[5];
}
