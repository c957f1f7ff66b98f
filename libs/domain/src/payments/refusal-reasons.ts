/** Reasons for which a card is refused, with the student's next step. */
export const PAYMENT_REFUSALS = {
  saldo_insuficiente: 'O cartão não tem limite suficiente. Use outro cartão, ou pague com PIX ou boleto.',
  codigo_seguranca: 'O código de segurança não confere. Confira os três ou quatro dígitos e tente de novo.',
  validade: 'A data de validade não confere. Confira mês e ano e tente de novo.',
  dados_do_cartao: 'Algum dado do cartão não confere. Confira número, nome e validade e tente de novo.',
  autorizar_no_banco: 'O seu banco pede que você autorize esta compra. Fale com ele e tente de novo.',
  cartao_desativado: 'Este cartão está desativado ou bloqueado. Fale com o seu banco ou use outro.',
  parcelas: 'Este cartão não aceita esse número de parcelas. Escolha outro.',
  tentativas: 'Houve tentativas demais com este cartão. Use outro, ou pague com PIX ou boleto.',
  duplicado: 'O banco viu duas compras iguais e recusou esta. Confira antes de tentar de novo.',
  risco: 'O pagamento foi recusado por segurança. Pague com PIX ou boleto.',
  nao_enviado: 'O pagamento não chegou ao provedor e nada foi cobrado. Tente de novo.',
  outro: 'O banco recusou o pagamento. Tente outro cartão, ou pague com PIX ou boleto.',
} as const;
export type PaymentRefusal = keyof typeof PAYMENT_REFUSALS;

export const PAYMENT_REFUSAL_CODES = Object.keys(PAYMENT_REFUSALS) as [PaymentRefusal, ...PaymentRefusal[]];

/** Whether a text is the code of a refusal. */
export const isPaymentRefusal = (code: string | null): code is PaymentRefusal =>
  code !== null && Object.hasOwn(PAYMENT_REFUSALS, code);
