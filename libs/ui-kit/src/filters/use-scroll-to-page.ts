import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * A next page of the list begins at the list. A changed filter leaves the student at the filter, and going back leads to
 * where the student was: neither is ours to move.
 * @param filter what the list is of, page aside
 */
export function useScrollToPage(list: RefObject<HTMLElement | null>, page: number, filter: string): void {
  const shown = useRef({ page, filter });
  const type = useNavigationType();
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, filter };
    if (before.page === page || before.filter !== filter || type === 'POP') return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [list, page, filter, type]);
}
