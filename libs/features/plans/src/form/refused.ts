import { mayHaveArrived, type ApiError } from '@mapa/api-client';
import { IDEMPOTENCY_HEADER } from '@mapa/domain';
import type { PaymentFields } from './fields';

/** Maps fields of the request body to fields of the form. */
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

/** Fields of refusals which mean that the screen shows stale data: price, plan, or open payment. */
const STALE: readonly string[] = ['valor_visto_centavos', 'substitui', 'plano_id', 'metodo', IDEMPOTENCY_HEADER];

interface Failure {
  sentence: string;
  /** The field at which it is shown; null: above the button. */
  field: keyof PaymentFields | null;
  /** Whether the data on the screen is stale and must be reloaded. */
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
