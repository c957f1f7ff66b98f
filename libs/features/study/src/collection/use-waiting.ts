import { useOutbox } from '@mapa/api-client';
import type { Scope } from './collection';

/** Ids of the questions whose answers, given in this collection or outside any, are only stored on this device. */
export function useWaiting({ mapa_id, caderno_id }: Scope): ReadonlySet<number> {
  const { pending } = useOutbox();
  const isHere = ({ body }: (typeof pending)[number]) =>
    (body.mapa_id ?? undefined) === mapa_id && (body.caderno_id ?? undefined) === caderno_id;
  return new Set(pending.filter(isHere).map(({ body }) => body.questao_id));
}
