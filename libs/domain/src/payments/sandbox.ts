import type { PaymentRefusal } from './refusal-reasons';

/** Notice shown wherever the sandbox charges: it behaves like a provider, and no money is moved. */
export const SANDBOX_NOTICE = 'Ambiente de demonstração: nenhum dinheiro é movimentado.';

/** Test cards of the sandbox; any other number is refused in the browser and never sent. */
export const SANDBOX_CARDS = [
  { number: '5031433215406351', brand: 'master', label: 'Mastercard' },
  { number: '4235647728025682', brand: 'visa', label: 'Visa' },
  { number: '375365153556885', brand: 'amex', label: 'American Express' },
  { number: '5067766783888311', brand: 'elo', label: 'Elo' },
] as const;

/** The sandbox's verdict by the name on the card; any other name is approved. */
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
 * Total that the sandbox charges, in centavos, for an amount in instalments of which the buyer pays the interest: equal
 * instalments at 2.99 % a month (price table), each rounded to centavos.
 */
export function sandboxTotalCents(cents: number, instalments: number): number {
  if (instalments <= 1) return cents;
  const instalment = (cents * MONTHLY_INTEREST) / (1 - (1 + MONTHLY_INTEREST) ** -instalments);
  return Math.round(instalment) * instalments;
}

const TOKEN = /^sandbox_(master|visa|amex|elo)_(\d{4})_[\w-]{8,64}$/;

/**
 * The sandbox's token of a test card: its brand and last digits, never its number. Null for a number that is none of
 * the test cards.
 * @param nonce makes two tokens distinct, such as a random UUID
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

/** Actions of payer, bank and provider on a payment of the sandbox. */
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

/** How the sandbox delivers its notices. */
export const SANDBOX_DELIVERIES = [
  { value: 'normal', label: 'Logo' },
  { value: 'tarde', label: 'Com atraso' },
  { value: 'dobrado', label: 'Duas vezes' },
  { value: 'fora_de_ordem', label: 'Depois do aviso seguinte' },
  { value: 'nenhum', label: 'Nunca' },
] as const;
export type SandboxDelivery = (typeof SANDBOX_DELIVERIES)[number]['value'];
