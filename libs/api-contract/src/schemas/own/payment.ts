import { IDEMPOTENCY_HEADER, MAX_INSTALMENTS, PAYMENT_METHODS, PAYMENT_STATES } from '@mapa/domain';
import { Type } from 'typebox';
import { PersonName, PlanOnSale } from '../account';
import { Instant, mostlyNull, nullable, oneOf, pageQuery, strictObject, Uuid } from '../common';
import { flag, integer, text } from '../leaves';

const TOKEN_MAX_LENGTH = 512;

/** The same key with the same body is one attempt, however often it is sent; with another body it is refused. */
export const PaymentHeaders = Type.Object({
  [IDEMPOTENCY_HEADER]: text('5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10', { minLength: 16, maxLength: 128, pattern: '^[\\w-]+$' }),
});

/** What a checkout sends. The price is the plan's: it is no field of the body, and no card number is either. */
export const PaymentBody = strictObject({
  plano_id: PlanOnSale,
  metodo: oneOf(PAYMENT_METHODS, 'cartao'),
  /** With or without punctuation. */
  cpf: text('529.982.247-25', { minLength: 11, maxLength: 14 }),
  /** As on the card or on the boleto. */
  nome: PersonName,
  /** Of a card only; without it, one. */
  parcelas: Type.Optional(integer(6, { minimum: 1, maximum: MAX_INSTALMENTS, default: 1 })),
  /** What the payment provider gave the browser in place of the card's number. */
  cartao_token: Type.Optional(text('tok_9f2c51a7', { minLength: 1, maxLength: TOKEN_MAX_LENGTH })),
});

/** An invoice: one payment of a plan. */
export const Payment = Type.Object({
  id: Uuid,
  plano_id: PlanOnSale,
  metodo: oneOf(PAYMENT_METHODS),
  status: oneOf(PAYMENT_STATES),
  valor_centavos: integer(29_900),
  parcelas: integer(1),
  criado_em: Instant,
  pago_em: mostlyNull(Instant),
  vence_em: nullable(Instant),
  /** The code to copy; null for the other methods. */
  pix_codigo: nullable(text('00020126360014BR.GOV.BCB.PIX0114+5511999999999')),
  boleto_linha: mostlyNull(text('34191.79001 01043.510047 91020.150008 1 99990000029900')),
});

export const PaymentQuery = strictObject({ ...pageQuery() });

/** The plan ends when what was paid ends; within seven days of paying, the money goes back instead. */
export const CancelResult = Type.Object({
  success: Type.Literal(true),
  vigente_ate: nullable(Instant),
  estornado: flag(false),
});
