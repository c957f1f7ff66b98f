import { SANDBOX_CARDS, cardNumberProblem, isCpf, tidyName, type PaymentMethod } from '@mapa/domain';
import type { PaymentArgs } from '../model';

/** The form's input. Number, date and code of a card stay in the browser: they are not part of the request. */
export interface PaymentFields {
  metodo: PaymentMethod;
  nome: string;
  cpf: string;
  parcelas: string;
  cartao_numero: string;
  cartao_validade: string;
  cartao_codigo: string;
  cep: string;
  logradouro: string;
  numero: string;
  complemento: string;
  bairro: string;
  cidade: string;
  uf: string;
}

export const NO_FIELDS: PaymentFields = {
  metodo: 'cartao',
  nome: '',
  cpf: '',
  parcelas: '1',
  cartao_numero: '',
  cartao_validade: '',
  cartao_codigo: '',
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  uf: '',
};

interface Problem {
  field: keyof PaymentFields;
  message: string;
}

const digits = (text: string): string => text.replace(/\D/g, '');

/** A card's number in printed groups; American Express has its own grouping. */
export const cardNumberText = (text: string): string => {
  const number = digits(text).slice(0, 19);
  const groups = /^3[47]/.test(number) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})/g;
  if (groups.global) return (number.match(groups) ?? []).join(' ');
  return (groups.exec(number) ?? []).slice(1).filter(Boolean).join(' ');
};

/** A partially typed CPF with its punctuation. */
export function cpfText(text: string): string {
  const [, one = '', two = '', three = '', check = ''] =
    /^(\d{0,3})(\d{0,3})(\d{0,3})(\d{0,2})/.exec(digits(text)) ?? [];
  return [one, two && `.${two}`, three && `.${three}`, check && `-${check}`].join('');
}

/** Formats an expiry date as on a card: MM/AA. */
export const expiryText = (text: string): string =>
  digits(text)
    .slice(0, 4)
    .replace(/^(\d\d)(\d)/, '$1/$2');

/** A postal code with its hyphen. */
export const cepText = (text: string): string =>
  digits(text)
    .slice(0, 8)
    .replace(/^(\d{5})(\d)/, '$1-$2');

function isExpired(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = /^(\d\d)\/(\d\d)$/.exec(expiry) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return true;
  // A card is valid until the end of its month.
  return new Date(2_000 + Number(year), Number(month), 1) <= now;
}

function cardProblem({ cartao_numero, cartao_validade, cartao_codigo }: PaymentFields, now: Date): Problem | null {
  if (cartao_numero.trim() === '') return { field: 'cartao_numero', message: 'Preencha os dados do cartão.' };
  if (!SANDBOX_CARDS.some(({ number }) => number === digits(cartao_numero))) {
    return {
      field: 'cartao_numero',
      message: 'Na demonstração, use um dos cartões de teste. Nenhum outro número sai deste navegador.',
    };
  }
  if (isExpired(cartao_validade, now))
    return {
      field: 'cartao_validade',
      message: 'Informe a validade como no cartão, mês e ano, de um cartão que ainda vale.',
    };
  return /^\d{3,4}$/.test(cartao_codigo)
    ? null
    : { field: 'cartao_codigo', message: 'O código de segurança tem três ou quatro dígitos.' };
}

/** The first of these fields whose text contains a card's number. */
function cardInText(fields: PaymentFields, names: readonly (keyof PaymentFields)[]): Problem | null {
  for (const field of names) {
    const message = cardNumberProblem(fields[field]);
    if (message !== null) return { field, message };
  }
  return null;
}

const ADDRESS = ['cep', 'logradouro', 'numero', 'bairro', 'cidade', 'uf'] as const;

function addressProblem(fields: PaymentFields): Problem | null {
  const field = ADDRESS.find((name) => fields[name].trim() === '');
  if (field) return { field, message: 'Preencha este campo: o boleto precisa do endereço de quem paga.' };
  if (!/^\d{5}-?\d{3}$/.test(fields.cep)) return { field: 'cep', message: 'O CEP tem oito dígitos.' };
  return cardInText(fields, ['logradouro', 'numero', 'complemento', 'bairro', 'cidade']);
}

/**
 * First validation error of the payment form, in the order of its fields.
 * @param isCardOfProvider whether the card is typed into the provider's own fields, which validate themselves
 */
export function firstProblem(
  fields: PaymentFields,
  { now = new Date(), isCardOfProvider = false }: { now?: Date; isCardOfProvider?: boolean } = {},
): Problem | null {
  if (tidyName(fields.nome) === '') return { field: 'nome', message: 'Informe o nome de quem paga.' };
  const cardAsName = cardInText(fields, ['nome']);
  if (cardAsName) return cardAsName;
  if (fields.cpf.trim() === '') return { field: 'cpf', message: 'Informe o CPF de quem paga.' };
  if (!isCpf(fields.cpf.trim())) return { field: 'cpf', message: 'O CPF informado não é válido.' };
  if (fields.metodo === 'cartao') return isCardOfProvider ? null : cardProblem(fields, now);
  return fields.metodo === 'boleto' ? addressProblem(fields) : null;
}

/**
 * The payment fields of the request body.
 * @param card token of the card
 */
export function paidBy(
  fields: PaymentFields,
  card: Pick<PaymentArgs, 'cartao_token' | 'bandeira' | 'emissor'>,
): Pick<PaymentArgs, 'metodo' | 'cpf' | 'nome' | 'parcelas' | 'cartao_token' | 'bandeira' | 'emissor' | 'endereco'> {
  const { metodo, cep, logradouro, numero, complemento, bairro, cidade, uf } = fields;
  const payer = { metodo, cpf: fields.cpf.trim(), nome: tidyName(fields.nome) };
  if (metodo === 'cartao') return { ...payer, parcelas: Number(fields.parcelas), ...card };
  if (metodo === 'pix') return payer;
  const more = complemento.trim();
  return {
    ...payer,
    endereco: {
      cep,
      logradouro: logradouro.trim(),
      numero: numero.trim(),
      ...(more ? { complemento: more } : {}),
      bairro: bairro.trim(),
      cidade: cidade.trim(),
      uf: uf as NonNullable<PaymentArgs['endereco']>['uf'],
    },
  };
}
