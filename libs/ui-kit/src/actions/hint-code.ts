declare global {
  /** Set by the build's helper around `import()` (tools/vite/slim-preload.mts); absent in development and in specs. */
  var hintCode: ((load: () => unknown) => void) | undefined;
}

const SLOW_LINES = new Set(['slow-2g', '2g', '3g']);

/** Whether the browser saves data, or its connection is slow: optional content is then not preloaded. */
export const isSavingData = (): boolean => {
  const { saveData, effectiveType } =
    'connection' in navigator ? (navigator.connection as { saveData?: boolean; effectiveType?: string }) : {};
  return saveData === true || SLOW_LINES.has(effectiveType ?? '');
};

const afterLoad = (act: () => void): void => {
  const whenIdle = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 1));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};

/**
 * Hints to the browser which files a page consists of, for idle time: after the load, at the lowest priority, and never
 * on slow or metered connections. Nothing of that page runs.
 * @param load imports the page's module; the build makes the call only hint at its files, without importing them
 */
export function hintCode(load: () => unknown): void {
  if (!isSavingData()) afterLoad(() => globalThis.hintCode?.(load));
}

/** Runs one action at a time; of those requested meanwhile, only the last one runs. */
export function oneAtATime(): (act: () => Promise<unknown>) => void {
  let isBusy = false;
  let next: (() => Promise<unknown>) | null = null;
  const run = (act: () => Promise<unknown>): void => {
    if (isBusy) {
      next = act;
      return;
    }
    isBusy = true;
    act()
      // A failed prefetch costs nothing: the navigation requests it again and shows the error.
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
        const waiting = next;
        next = null;
        if (waiting) run(waiting);
      });
  };
  return run;
}
