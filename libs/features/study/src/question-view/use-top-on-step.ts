import { useEffect, useRef, type RefObject } from 'react';

/** The question before was read to its end: the next one begins at its top. */
export function useTopOnStep(questionId: number, hasStepped: boolean): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const top = sheet.current?.getBoundingClientRect().top ?? 0;
    // Under the bar of a small window it is out of sight, too.
    const bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (hasStepped && top < bar) sheet.current?.scrollIntoView({ block: 'start' });
  }, [questionId, hasStepped]);
  return sheet;
}
