import type { CallRequest } from '../transport/call-request';
import type { PackSource } from './pack';

/** The source that a call speaks of. */
export function sourceIn({ call, args }: CallRequest): PackSource | undefined {
  const id = (args as { id?: number | string } | undefined)?.id;
  if (call.startsWith('GET /api/customer-area/question-map/') && typeof id === 'number') return { mapa_id: id };
  if (call.startsWith('GET /api/customer-area/question-notebook/') && typeof id === 'string') return { caderno_id: id };
  return undefined;
}

/** Kept on every device: students open their day first, wherever they are. */
export const TODAY = 'GET /api/customer-area/today';

/** Calls of a map or notebook itself. */
export const DETAILS: readonly string[] = [
  'GET /api/customer-area/question-map/detail',
  'GET /api/customer-area/question-notebook/id',
];
/** Calls of its questions. */
export const PAGES: readonly string[] = [
  'GET /api/customer-area/question-map/questions',
  'GET /api/customer-area/question-notebook/{id}/questions',
];

/** Whether a call has changed a map or notebook itself. */
export const isActOnCollection = ({ call }: CallRequest): boolean =>
  !call.startsWith('GET ') && /\/customer-area\/question-(map|notebook)\//.test(call);

/** Lists that are kept as they were told last, so that the way to a pack is there without a connection. */
export function listName({ call, args }: CallRequest): string | undefined {
  if (call === 'GET /api/customer-area/sitting') return (args?.page ?? 1) === 1 ? 'simulados' : undefined;
  if (call === 'GET /api/customer-area/question-map/user-maps') return 'mapas';
  if (call === TODAY) return 'hoje';
  const page = (args as { page?: number } | undefined)?.page ?? 1;
  return call === 'GET /api/customer-area/question-notebook' && page === 1 ? 'cadernos' : undefined;
}
