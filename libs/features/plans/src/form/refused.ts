import { mayHaveArrived, type ApiError } from '@mapa/api-client';
import { IDEMPOTENCY_HEADER } from '@mapa/domain';
import type { PaymentFields } from './fields';

/** Which field of the form a field of the body is typed into. */
const TYPED: Readonly<Record<string, keyof PaymentFields>> = {
  nome: 'nome',
  cpf: 'cpf',
  parcelas: 'parcelas',
  cartao_token: 'cartao_numero',
  endereco: 'cep',
  logradouro: 'logradouro',
  numero: 'numero',
  complemento: 'complemento',
  bairro: 'bairro',
  cidade: 'cidade',
};

/** What the student sees is not what the server has: price, plan, or what is open. */
const STALE: readonly string[] = ['valor_visto_centavos', 'substitui', 'plano_id', 'metodo', IDEMPOTENCY_HEADER];

interface Failure {
  sentence: string;
  /** Where it is said; null: above the button. */
  field: keyof PaymentFields | null;
  /** The data on the screen is stale and has to be loaded again. */
  isStale: boolean;
}

/** Effect of a failed payment attempt on the form. */
export function failureOf(error: ApiError): Failure {
  const { message, fields } = error;
  const [name = ''] = Object.keys(fields);
  const sentence = fields[name]?.[0] ?? message;
  if (mayHaveArrived(error))
    return {
      sentence: `${sentence} Pode tentar de novo sem medo: a mesma tentativa nunca é cobrada duas vezes.`,
      field: null,
      isStale: false,
    };
  return { sentence, field: TYPED[name] ?? null, isStale: STALE.includes(name) };
}
