import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/** A next page of the list begins at the list; going back leads to where the student was, which is not ours to move. */
export function useScrollToPage(list: RefObject<HTMLElement | null>, page: number): void {
  const shown = useRef(page);
  const type = useNavigationType();
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (type === 'POP') return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [list, page, type]);
}
