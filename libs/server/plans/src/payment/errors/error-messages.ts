import { denied, missing, offline, wrong, type Rules } from '@mapa/server-platform';

/** Rules of the checkout. */
export const PAYMENT = {
  noProvider: offline(
    'O pagamento ainda não está disponível nesta instalação.',
    'no provider of payments is configured',
  ),
  providerAway: offline(
    'O provedor de pagamentos não respondeu. Nada foi cobrado agora; tente novamente em instantes.',
    'the provider does not answer, and the act can be asked for again',
  ),
  noSuchPayment: missing('Este pagamento não está entre os seus.', 'a payment of somebody else, or none'),
  noBoleto: missing(
    'Este pagamento não tem boleto em aberto.',
    'the boleto of a payment that has none, or is not open any more',
  ),
  notSandbox: missing('Isto só existe na demonstração.', 'an act of the sandbox, where another provider charges'),
  badSignature: denied(
    'A assinatura do aviso não confere.',
    'a notice whose signature is missing, wrong, or older than 300 seconds',
  ),
  notOnSale: wrong('plano_id', 'Este plano não está à venda.', 'a plan that is free, unknown or not active'),
  alreadyYours: wrong(
    'plano_id',
    'Você já tem este plano até {dia}. Ele poderá ser comprado de novo a partir de {desde}.',
    'the plan that the caller has, long before it ends',
  ),
  alreadySubscribed: wrong(
    'plano_id',
    'Você já assina este plano, e ele se renova sozinho.',
    'the subscription that the caller has',
  ),
  creditCovers: wrong(
    'plano_id',
    'O que resta do seu plano vale mais do que este. Ele poderá ser comprado quando o seu terminar, em {dia}.',
    'the credit leaves nothing to charge',
  ),
  staffHasNone: wrong(
    'plano_id',
    'A equipe não precisa de plano: nada a limita.',
    'a checkout by somebody of the staff',
  ),
  badCpf: wrong('cpf', 'O CPF informado não é válido.', 'the check digits of the CPF are wrong'),
  tooManyInstalments: wrong(
    'parcelas',
    'Escolha no máximo {limite} parcelas.',
    'more instalments than the plan or the method allows',
  ),
  onlyCard: wrong('metodo', 'Uma assinatura é paga com cartão de crédito.', 'a subscription by PIX or boleto'),
  noCard: wrong('cartao_token', 'Preencha os dados do cartão.', 'a card payment without the token of a card'),
  cardForToken: wrong(
    'cartao_token',
    'O número de um cartão nunca é enviado. Preencha os dados do cartão de novo.',
    'the number of a card in place of the token of a card',
  ),
  cardForKey: wrong(
    'idempotency-key',
    'Esta tentativa não pode ser enviada assim. Comece o pagamento de novo.',
    'the number of a card in place of a key',
  ),
  noAddress: wrong(
    'endereco',
    'Preencha o endereço de quem paga: o boleto precisa dele.',
    'a boleto without the address of the payer',
  ),
  otherAmount: wrong(
    'valor_visto_centavos',
    'O valor mudou para {valor} enquanto você preenchia. Confira e confirme de novo.',
    'the amount on the screen is not what would be charged',
  ),
  otherBody: wrong(
    'idempotency-key',
    'Esta tentativa já foi enviada com outros dados. Comece o pagamento de novo.',
    'the same key comes with another body',
  ),
  otherOpen: wrong(
    'substitui',
    'Você já tem um pagamento em aberto. Continue nele, ou troque-o por este.',
    'a payment is open, and this one does not say that it takes its place',
  ),
  stillUnknown: wrong(
    'substitui',
    'O pagamento anterior ainda está sendo processado. Espere um minuto e tente de novo.',
    'the open payment cannot be given up yet: its provider has not told of it',
  ),
  notOpen: wrong('erro', 'Este pagamento não está mais em aberto.', 'a payment that is over is to be given up'),
  noPlan: wrong('erro', 'Você não tem um plano pago para cancelar.', 'the caller has bought nothing that runs'),
  otherPlan: wrong(
    'inicio',
    'O seu plano mudou desde que esta página foi aberta. Confira e tente de novo.',
    'the purchase on the screen is not the one that runs: it was ended, replaced or renewed meanwhile',
  ),
  tooLateToRegret: wrong(
    'arrependimento',
    'O prazo de sete dias para desistir terminou em {dia}. O plano ainda pode ser cancelado e vale até o fim do período.',
    'a regret after the seventh day',
  ),
  noAccountNamed: wrong(
    'conta',
    'Informe a conta de quem pagou: o valor de um boleto volta por transferência.',
    'the regret of a boleto without a bank account',
  ),
  notRefundable: wrong(
    'valor_centavos',
    'Deste pagamento podem ser devolvidos no máximo {valor}.',
    'more is to be sent back than is left',
  ),
  otherRest: wrong(
    'restante_visto_centavos',
    'Outra devolução deste pagamento foi pedida enquanto você olhava. Confira o que resta e confirme de novo.',
    'what can still be sent back is not what the staff saw: the same refund sent again, or another one',
  ),
  noReason: wrong('motivo', 'Escreva o motivo.', 'an act of the staff without a reason'),
  noTransfer: missing(
    'Este pagamento não espera uma transferência.',
    'a bank transfer is reported that nothing waits for',
  ),
  notPossible: wrong(
    'acao',
    'Este pagamento não permite isso no estado em que está.',
    'an act of the sandbox that the state of the payment does not allow',
  ),
} as const satisfies Rules;
