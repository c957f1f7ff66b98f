import { missing, offline, wrong, type Rules } from './rule';

/** The checkout. */
export const PAYMENT = {
  noProvider: offline('O pagamento ainda não está disponível nesta instalação.', 'no provider of payments is configured'),
  noSuchPayment: missing('Este pagamento não está entre os seus.', 'a payment of somebody else, or none'),
  notOnSale: wrong('plano_id', 'Este plano não está à venda.', 'a plan that is free, unknown or not active'),
  badCpf: wrong('cpf', 'O CPF informado não é válido.', 'the check digits of the CPF are wrong'),
  tooManyInstalments: wrong('parcelas', 'Escolha no máximo {limite} parcelas.', 'more instalments than the plan or the method allows'),
} as const satisfies Rules;
