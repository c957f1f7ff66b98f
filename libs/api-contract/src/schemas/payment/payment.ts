import {
  CURRENCY,
  STATES,
  IDEMPOTENCY_HEADER,
  INTEREST_PAYERS,
  MAX_INSTALMENTS,
  PAYMENT_METHODS,
  PAYMENT_REFUSAL_CODES,
  PAYMENT_REFUSALS,
  PAYMENT_STATES,
} from '@mapa/domain';
import { Type } from 'typebox';
import { PersonName, PlanOnSale } from '../account';
import { Instant, mostlyNull, nullable, oneOf, pageQuery, strictObject, Uuid } from '../common';
import { flag, integer, text } from '../leaves';

const TOKEN_MAX_LENGTH = 512;

/** The same key with the same body is one attempt, however often it is sent; with another body it is refused. */
export const PaymentHeaders = Type.Object({
  [IDEMPOTENCY_HEADER]: text('5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10', {
    minLength: 16,
    maxLength: 128,
    pattern: '^[\\w-]+$',
  }),
});

/** With or without punctuation. */
const Cpf = text('529.982.247-25', { minLength: 11, maxLength: 14 });

/** The payer's address, mandatory for a boleto. */
const PayerAddress = strictObject({
  cep: text('70160-900', { minLength: 8, maxLength: 9, pattern: '^\\d{5}-?\\d{3}$' }),
  logradouro: text('Praça dos Três Poderes', { minLength: 1, maxLength: 120 }),
  numero: text('1', { minLength: 1, maxLength: 20 }),
  complemento: Type.Optional(text('Bloco B', { maxLength: 60 })),
  bairro: text('Zona Cívico-Administrativa', { minLength: 1, maxLength: 80 }),
  cidade: text('Brasília', { minLength: 1, maxLength: 80 }),
  uf: oneOf(STATES, 'df'),
});

/** Body of a checkout. The price is the plan's and not a field of the body; card numbers are never sent. */
export const PaymentBody = strictObject({
  plano_id: PlanOnSale,
  metodo: oneOf(PAYMENT_METHODS, 'cartao'),
  cpf: Cpf,
  /** As on the card or on the boleto. */
  nome: PersonName,
  /** For a card only; default 1. */
  parcelas: Type.Optional(integer(6, { minimum: 1, maximum: MAX_INSTALMENTS, default: 1 })),
  /** The provider's token for the card's number. */
  cartao_token: Type.Optional(text('sandbox_visa_5682_5f0c2a4e', { minLength: 1, maxLength: TOKEN_MAX_LENGTH })),
  /** The card's brand, as the provider's fields name it. */
  bandeira: Type.Optional(text('visa', { minLength: 1, maxLength: 40, pattern: '^[a-z0-9_]+$' })),
  /** The card's issuer, where the provider's fields name one. */
  emissor: Type.Optional(text('25', { minLength: 1, maxLength: 40, pattern: '^[\\w-]+$' })),
  /** For a boleto only. */
  endereco: Type.Optional(PayerAddress),
  /** The displayed amount: a different one is not charged. It does not determine the price. */
  valor_visto_centavos: Type.Optional(integer(14_940, { minimum: 0, maximum: 100_000_000 })),
  /** The open payment that this one replaces: it is cancelled first. */
  substitui: Type.Optional(Uuid),
});

/** The squares of a QR code: `caminho` is the path of an SVG whose view box is `0 0 lado lado`. */
const QrCode = Type.Object({ lado: integer(45), caminho: text('M4 4h7v1h-7z') });

const Refusal = Type.Object({
  codigo: Type.Enum(PAYMENT_REFUSAL_CODES),
  sentenca: text(PAYMENT_REFUSALS.saldo_insuficiente),
});

/** An invoice: one payment of a plan. */
export const Payment = Type.Object({
  id: Uuid,
  plano_id: PlanOnSale,
  plano_nome: text('6 meses'),
  metodo: oneOf(PAYMENT_METHODS),
  status: oneOf(PAYMENT_STATES),
  /** The reason for a refusal, and the next step. */
  recusa: mostlyNull(Refusal),
  valor_centavos: integer(14_940),
  /** ISO 4217. Charges in currencies other than reais are refunded. */
  moeda: Type.Optional(text(CURRENCY)),
  /** Refunded amount. */
  estornado_centavos: integer(0),
  /** The payer's total, with the interest of instalments; null if the provider has not stated it. */
  total_pago_centavos: Type.Optional(mostlyNull(integer(14_940))),
  parcelas: integer(1),
  /** True for the charge of a renewal. */
  renovacao: flag(false),
  criado_em: Instant,
  pago_em: mostlyNull(Instant),
  vence_em: nullable(Instant),
  /** The code to copy; null for the other methods. */
  pix_codigo: nullable(text('00020126360014BR.GOV.BCB.PIX0114+5511999999999')),
  pix_qr: Type.Optional(nullable(QrCode)),
  boleto_linha: mostlyNull(text('34191.79001 01043.510047 91020.150008 1 99990000029900')),
  /** The provider's page for the boleto, if it has one. */
  boleto_url: Type.Optional(mostlyNull(text('https://www.mercadopago.com.br/payments/1/ticket'))),
  /** Until when this purchase can be cancelled by regret; null if it cannot. */
  arrependimento_ate: Type.Optional(mostlyNull(Instant)),
});

export const PaymentParams = strictObject({ id: Uuid });
export const PaymentQuery = strictObject({ ...pageQuery() });

/** The account to which a boleto is refunded. */
const BankAccount = strictObject({
  titular: PersonName,
  cpf: Cpf,
  banco: text('001', { minLength: 3, maxLength: 3, pattern: '^\\d{3}$' }),
  agencia: text('1234', { minLength: 1, maxLength: 6, pattern: '^\\d{1,5}-?[\\dXx]?$' }),
  conta: text('98765-4', { minLength: 1, maxLength: 15, pattern: '^\\d{1,13}-?[\\dXx]?$' }),
  tipo: Type.Enum(['corrente', 'poupanca']),
});

/** Without `arrependimento` the plan ends with its period; with it the purchase is undone and refunded. */
export const CancelBody = strictObject({
  arrependimento: Type.Optional(flag(false)),
  /** Mandatory for the regret of a payment by boleto. */
  conta: Type.Optional(BankAccount),
  /** The displayed purchase (`assinatura.inicio`): a different one is not ended instead. */
  inicio: Type.Optional(Instant),
});

/** The plan ends with its paid period; within seven days of paying, the payment is refunded instead. */
export const CancelResult = Type.Object({
  success: Type.Literal(true),
  vigente_ate: nullable(Instant),
  estornado: flag(false),
  /** Refunded amount in centavos: by the payment's method, or to the named account. */
  devolvido_centavos: integer(0),
});

export const QuoteQuery = strictObject({ plano_id: PlanOnSale });

/** Current price of a plan for the caller: the summary of the contract before payment. */
export const Quote = Type.Object({
  plano_id: PlanOnSale,
  plano_nome: text('6 meses'),
  preco_centavos: integer(14_940),
  /** Remaining value of the plan that this one replaces. */
  credito_centavos: integer(0),
  total_centavos: integer(14_940),
  renova: flag(false),
  metodos: Type.Array(oneOf(PAYMENT_METHODS)),
  parcelas_max: integer(6),
  juros: oneOf(INTEREST_PAYERS),
  /**
   * Totals in 1, 2, … instalments, with interest; null if only the provider's fields can compute them, from the card.
   */
  totais_parcelados_centavos: Type.Optional(nullable(Type.Array(integer(14_940)))),
  /** The period, if it is paid now. */
  vigente_de: Instant,
  vigente_ate: Instant,
  arrependimento_ate: Instant,
  /** The open checkout, of which there is at most one. */
  em_aberto: mostlyNull(Payment),
});

const Seller = Type.Object({
  nome: text('Mapa Educação Ltda.'),
  cnpj: text('11.222.333/0001-81'),
  endereco: text('Rua das Flores, 10, Brasília, DF, 70000-000'),
});

/** Settings of the payment provider for a checkout page. */
export const CheckoutSettings = Type.Object({
  /** null: nothing can be bought here. */
  provedor: nullable(Type.Enum(['sandbox', 'mercado_pago'])),
  /** True if no money is charged; the page states it. */
  demonstracao: flag(true),
  /** Public key for the provider's fields in the browser; empty for the sandbox. */
  chave_publica: text('TEST-5f0c2a4e'),
  vendedor: nullable(Seller),
});

/** A boleto for printing. */
export const Boleto = Type.Object({
  beneficiario: Seller,
  pagador: Type.Object({ nome: PersonName, cpf: Cpf, endereco: nullable(PayerAddress) }),
  linha_digitavel: text('34191.79001 01043.510047 91020.150008 1 99990000029900'),
  /** The 44 digits of the bar code, interleaved two of five; null if the provider does not give them. */
  codigo_barras: nullable(text('34191999900000299001790010104351004791020150')),
  valor_centavos: integer(14_940),
  vence_em: Instant,
  descricao: text('Mapa: plano 6 meses'),
  url: mostlyNull(text('https://www.mercadopago.com.br/payments/1/ticket')),
  demonstracao: flag(true),
});
