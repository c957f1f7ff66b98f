import { useViewCommentMutation } from '@mapa/api-client';
import { useEffect, type RefObject } from 'react';
import { useSeenOnce } from '../../device/use-seen-once';
import type { CommentView } from './model';

/** Comments reported as seen since the page was loaded; the server counts each student once anyway. */
const told = new Set<number>();

/** Reports that someone else's comment was seen, once it came into view. Failures are ignored. */
export function useViewed(root: RefObject<HTMLElement | null>, { id, meu, bloqueado }: CommentView): void {
  const isSeen = useSeenOnce(root);
  const [tell] = useViewCommentMutation();
  const counts = isSeen && !meu && !bloqueado;
  useEffect(() => {
    if (!counts || told.has(id)) return;
    told.add(id);
    void tell({ id });
  }, [counts, id, tell]);
}
