import type { PaymentRefusal } from './refusal-reasons';

/** Said wherever the sandbox charges: it behaves like a provider, and no money moves. */
export const SANDBOX_NOTICE = 'Ambiente de demonstração: nenhum dinheiro é movimentado.';

/** The cards that the sandbox takes; any other number is refused in the browser and never sent. */
export const SANDBOX_CARDS = [
  { number: '5031433215406351', brand: 'master', label: 'Mastercard' },
  { number: '4235647728025682', brand: 'visa', label: 'Visa' },
  { number: '375365153556885', brand: 'amex', label: 'American Express' },
  { number: '5067766783888311', brand: 'elo', label: 'Elo' },
] as const;

/** What the sandbox answers, by the name on the card; any other name is approved. */
export const SANDBOX_NAMES: Readonly<Record<string, 'pago' | 'em_analise' | PaymentRefusal>> = {
  APRO: 'pago',
  CONT: 'em_analise',
  OTHE: 'outro',
  CALL: 'autorizar_no_banco',
  FUND: 'saldo_insuficiente',
  SECU: 'codigo_seguranca',
  EXPI: 'validade',
  FORM: 'dados_do_cartao',
};

const MONTHLY_INTEREST = 0.0299;

/**
 * What the sandbox takes in all, in centavos, for an amount in instalments of which the buyer pays the interest: equal
 * instalments at 2.99 % a month (price table), each rounded to centavos.
 */
export function sandboxTotalCents(cents: number, instalments: number): number {
  if (instalments <= 1) return cents;
  const instalment = (cents * MONTHLY_INTEREST) / (1 - (1 + MONTHLY_INTEREST) ** -instalments);
  return Math.round(instalment) * instalments;
}

const TOKEN = /^sandbox_(master|visa|amex|elo)_(\d{4})_[\w-]{8,64}$/;

/**
 * What stands for a card in the sandbox: its brand and last digits, never its number. Null for a number that is none of
 * the test cards.
 * @param nonce what tells two tokens apart, as a random UUID
 */
export function sandboxCardToken(number: string, nonce: string): string | null {
  const digits = number.replace(/\D/g, '');
  const card = SANDBOX_CARDS.find((one) => one.number === digits);
  return card ? `sandbox_${card.brand}_${digits.slice(-4)}_${nonce}` : null;
}

/** The brand and the last digits of a token of the sandbox; null for anything else. */
export function readSandboxToken(token: string): { readonly brand: string; readonly last4: string } | null {
  const [, brand, last4] = TOKEN.exec(token) ?? [];
  return brand && last4 ? { brand, last4 } : null;
}

/** What can be done to a payment of the sandbox, as the payer, the bank or the provider would. */
export const SANDBOX_ACTIONS = [
  { value: 'pagar', label: 'Pagar' },
  { value: 'recusar', label: 'Recusar' },
  { value: 'analisar', label: 'Pôr em análise' },
  { value: 'expirar', label: 'Deixar vencer' },
  { value: 'estornar', label: 'Estornar' },
  { value: 'estornar_metade', label: 'Estornar metade' },
  { value: 'contestar', label: 'Contestar' },
  { value: 'renovar', label: 'Cobrar a renovação' },
  { value: 'falhar_renovacao', label: 'Recusar a renovação' },
] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number]['value'];

/** How the sandbox tells of it. */
export const SANDBOX_DELIVERIES = [
  { value: 'normal', label: 'Logo' },
  { value: 'tarde', label: 'Com atraso' },
  { value: 'dobrado', label: 'Duas vezes' },
  { value: 'fora_de_ordem', label: 'Depois do aviso seguinte' },
  { value: 'nenhum', label: 'Nunca' },
] as const;
export type SandboxDelivery = (typeof SANDBOX_DELIVERIES)[number]['value'];
