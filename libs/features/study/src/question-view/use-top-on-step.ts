import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to the top of the next question, because the previous one was read to its end. */
export function useTopOnStep(questionId: number, hasStepped: boolean): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const top = sheet.current?.getBoundingClientRect().top ?? 0;
    // Content below the bar of a small window is not visible either.
    const bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (hasStepped && top < bar) sheet.current?.scrollIntoView({ block: 'start' });
  }, [questionId, hasStepped]);
  return sheet;
}
