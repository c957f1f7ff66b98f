import type { ArgumentsOf, CallKey, ResultOf } from '@mapa/api-contract';
import type { CallRequest } from '../transport/call-request';
import type { PackQuery, PackSource } from './pack';

/** A call with its arguments and result. */
export type CallResult = { [K in CallKey]: { call: K; args: ArgumentsOf<K>; data: ResultOf<K> } }[CallKey];

/** The part of a device's storage that a call reads or updates. */
export type KeptPart =
  /** The student's day, stored on every device, because students open it first wherever they are. */
  | { kind: 'today' }
  /** The lists that lead to packs, as the server last returned them. */
  | { kind: 'maps' }
  | { kind: 'notebooks' }
  | { kind: 'sittings' }
  | { kind: 'sitting'; id: string }
  | { kind: 'note'; question: number }
  /** A map or notebook itself. */
  | { kind: 'detail'; source: PackSource }
  /** Some of its questions. */
  | { kind: 'page'; source: PackSource; query: PackQuery };

const isFirstPage = (args: { page?: number } | undefined): boolean => (args?.page ?? 1) === 1;

/** The stored part that corresponds to a reading call; undefined for calls that need the server. */
export function keptPartOf(request: CallRequest): KeptPart | undefined {
  switch (request.call) {
    case 'GET /api/customer-area/today':
      return { kind: 'today' };
    case 'GET /api/customer-area/question-map/user-maps':
      return { kind: 'maps' };
    case 'GET /api/customer-area/question-notebook':
      return isFirstPage(request.args) ? { kind: 'notebooks' } : undefined;
    case 'GET /api/customer-area/sitting':
      return isFirstPage(request.args) ? { kind: 'sittings' } : undefined;
    case 'GET /api/customer-area/sitting/{id}':
      return { kind: 'sitting', id: request.args.id };
    case 'GET /api/customer-area/question/note/{id}':
      return { kind: 'note', question: request.args.id };
    case 'GET /api/customer-area/question-map/detail':
      return { kind: 'detail', source: { mapa_id: request.args.id } };
    case 'GET /api/customer-area/question-notebook/id':
      return { kind: 'detail', source: { caderno_id: request.args.id } };
    case 'GET /api/customer-area/question-map/questions':
      return { kind: 'page', source: { mapa_id: request.args.id }, query: request.args };
    case 'GET /api/customer-area/question-notebook/{id}/questions':
      return { kind: 'page', source: { caderno_id: request.args.id }, query: request.args };
    default:
      return undefined;
  }
}

type Write = 'POST' | 'PUT' | 'DELETE' | 'PATCH';
type ActOnCollection = Extract<CallKey, `${Write} /api/customer-area/question-${'map' | 'notebook'}/${string}`>;

/** Calls that change a student's map or notebook; the type demands an entry for each such call of the contract. */
const ACTS_ON_COLLECTIONS: Readonly<Partial<Record<CallKey, true>>> = {
  'POST /api/customer-area/question-map/select': true,
  'POST /api/customer-area/question-map/reset': true,
  'POST /api/customer-area/question-map/migrate': true,
  'DELETE /api/customer-area/question-map/{id}': true,
  'POST /api/customer-area/question-notebook/': true,
  'PUT /api/customer-area/question-notebook/{id}': true,
  'DELETE /api/customer-area/question-notebook/{id}': true,
  'POST /api/customer-area/question-notebook/reset': true,
  'POST /api/customer-area/question-notebook/duplicate': true,
  'POST /api/customer-area/question-notebook/{id}/questions': true,
  'DELETE /api/customer-area/question-notebook/{id}/questions/{questao_id}': true,
  'POST /api/customer-area/question-notebook/release-key': true,
  'POST /api/customer-area/question-notebook/{id}/export': true,
} satisfies Record<ActOnCollection, true>;

/** Whether a call has changed a map or notebook itself. */
export const isActOnCollection = ({ call }: CallRequest): boolean => ACTS_ON_COLLECTIONS[call] === true;
