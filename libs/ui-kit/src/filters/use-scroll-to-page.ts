import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the top of the list when the page number changes. A changed filter or the back button does not scroll.
 * @param filter the list's filter as text, without the page
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
