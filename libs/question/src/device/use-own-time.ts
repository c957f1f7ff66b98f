import { useEffect, useState, type RefObject } from 'react';
import { createStopwatch, type Stopwatch } from './stopwatch';

/** One stopwatch for the lifetime of a component. Not state: reading it does not re-render. */
export function useStopwatch(): Stopwatch {
  const [stopwatch] = useState(() => createStopwatch());
  return stopwatch;
}

/**
 * Measures the student's time with a question: the stopwatch runs while the question is in view, the tab is visible and
 * `running` is true.
 */
export function useOwnTime(stopwatch: Stopwatch, root: RefObject<HTMLElement | null>, running: boolean): void {
  useEffect(() => {
    const element = root.current;
    if (!running || !element) return;
    let inView = typeof IntersectionObserver === 'undefined';
    const follow = () => (inView && !document.hidden ? stopwatch.start() : stopwatch.pause());
    const observer = inView
      ? undefined
      : new IntersectionObserver((entries) => {
          inView = entries.at(-1)?.isIntersecting ?? false;
          follow();
        });
    observer?.observe(element);
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      stopwatch.pause();
      observer?.disconnect();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [root, running, stopwatch]);
}
