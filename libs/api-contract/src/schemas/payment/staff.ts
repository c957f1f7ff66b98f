import { EMAIL_MAX_LENGTH, SANDBOX_ACTIONS, SANDBOX_DELIVERIES } from '@mapa/domain';
import { Type } from 'typebox';
import { Instant, mostlyNull, nullable, oneOf, pageQuery, strictObject } from '../common';
import { integer, text } from '../leaves';
import { Payment } from './payment';

const REASON_MAX_LENGTH = 500;

/** Webhook of a provider; only its signature is trusted, and the payment's state is read from the provider. */
export const NoticeParams = strictObject({ provedor: Type.Enum(['sandbox', 'mercado_pago']) });
export const NoticeQuery = Type.Object({
  'data.id': Type.Optional(text('1319073976', { maxLength: 128 })),
  type: Type.Optional(text('payment', { maxLength: 64 })),
});
export const NoticeHeaders = Type.Object({
  'x-signature': Type.Optional(
    text('ts=1704908010,v1=618c85345248dd820d5fd456117c2ab2ef8eda45a0282ff693eac24131a5e839', { maxLength: 512 }),
  ),
  'x-request-id': Type.Optional(text('bb56a2f1-6aae-46ac-982e-9dcd3581d08e', { maxLength: 128 })),
});
export const NoticeBody = Type.Object({});

/** Actions of payers and banks that the sandbox simulates. */
export const SandboxBody = strictObject({
  acao: oneOf(SANDBOX_ACTIONS),
  aviso: Type.Optional(oneOf(SANDBOX_DELIVERIES)),
});

/** An e-mail, or a payment's id, ours or the provider's. */
export const StaffPaymentQuery = strictObject({
  busca: text('ana@exemplo.com.br', { minLength: 1, maxLength: EMAIL_MAX_LENGTH }),
  ...pageQuery(),
});

/** A payment as the staff sees it. */
export const StaffPayment = Type.Object({
  ...Payment.properties,
  /** null once the account was deleted. */
  aluno: nullable(Type.Object({ nome: text('Ana Souza'), email: text('ana@exemplo.com.br') })),
  /** Amount that can still be refunded: without refunds made or pending. */
  restante_centavos: integer(14_940),
  provedor: text('sandbox'),
  provedor_id: mostlyNull(text('1319073976')),
  /** The bank transfer of a pending refund: the staff makes it and then confirms it. */
  transferencia: mostlyNull(
    Type.Object({
      valor_centavos: integer(14_940),
      titular: text('Ana Souza'),
      cpf: text('529.982.247-25'),
      banco: text('001'),
      agencia: text('1234'),
      conta: text('98765-4'),
      tipo: text('corrente'),
    }),
  ),
});

/** One entry of the audit log; immutable. */
const Act = Type.Object({
  em: Instant,
  /** The actor: a student, a member of the staff by e-mail, the provider, or the system. */
  autor: text('sistema'),
  ato: text('pagamento pago'),
  motivo: mostlyNull(text('Pedido por telefone')),
  /** The change, in words. */
  detalhe: mostlyNull(text('pendente → pago')),
});

export const StaffPaymentDetail = Type.Object({ pagamento: StaffPayment, historico: Type.Array(Act) });

export const RefundBody = strictObject({
  motivo: text('Pedido por telefone', { minLength: 1, maxLength: REASON_MAX_LENGTH }),
  /** If absent, everything that is left. */
  valor_centavos: Type.Optional(integer(14_940, { minimum: 1, maximum: 100_000_000 })),
  /** The refundable amount displayed to the staff: if it has changed, nothing is refunded. */
  restante_visto_centavos: Type.Optional(integer(14_940, { minimum: 0, maximum: 100_000_000 })),
});

export const TransferBody = strictObject({
  motivo: text('Comprovante 123', { minLength: 1, maxLength: REASON_MAX_LENGTH }),
});
