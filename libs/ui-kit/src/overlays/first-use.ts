const USES = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Calls `act` once, when the page is first pressed, typed at or scrolled from now on. Returns the way to give up. */
export function onFirstUse(act: () => void): () => void {
  const stop = () => USES.forEach((use) => removeEventListener(use, handleUse, { capture: true }));
  const handleUse = () => {
    stop();
    act();
  };
  USES.forEach((use) => addEventListener(use, handleUse, { capture: true, passive: true }));
  return stop;
}
