import * as t from '@mapa/server-platform';

/** What a student has bought and paid. */
export const BOUGHT = {
  compras: {
    table: t.checkouts,
    owner: t.checkouts.studentId,
    key: [t.checkouts.id],
    fields: {
      id: t.checkouts.id,
      situacao: t.checkouts.state,
      criada_em: t.checkouts.createdAt,
      paga_em: t.checkouts.paidAt,
    },
  },
  pagamentos: {
    table: t.payments,
    owner: t.payments.studentId,
    key: [t.payments.id],
    fields: {
      id: t.payments.id,
      situacao: t.payments.state,
      metodo: t.payments.method,
      valor_centavos: t.payments.amountCents,
      estornado_centavos: t.payments.refundedCents,
      parcelas: t.payments.instalments,
      provedor: t.payments.provider,
      nome: t.payments.payerName,
      cpf: t.payments.payerCpf,
      endereco: t.payments.payerAddress,
      criado_em: t.payments.createdAt,
      pago_em: t.payments.paidAt,
    },
  },
  planos_comprados: {
    table: t.subscriptions,
    owner: t.subscriptions.studentId,
    key: [t.subscriptions.id],
    fields: {
      id: t.subscriptions.id,
      situacao: t.subscriptions.state,
      metodo: t.subscriptions.method,
      renova: t.subscriptions.renews,
      inicio: t.subscriptions.startsAt,
      vigente_ate: t.subscriptions.endsAt,
      pago_centavos: t.subscriptions.paidCents,
    },
  },
} as const;
