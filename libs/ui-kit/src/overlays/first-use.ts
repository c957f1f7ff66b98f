const USES = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Calls `act` once, at the next click, key or scroll on the page. Returns a function that cancels it. */
export function onFirstUse(act: () => void): () => void {
  const stop = () => USES.forEach((use) => removeEventListener(use, handleUse, { capture: true }));
  const handleUse = () => {
    stop();
    act();
  };
  USES.forEach((use) => addEventListener(use, handleUse, { capture: true, passive: true }));
  return stop;
}
