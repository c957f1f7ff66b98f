const ASKED = 'mapa:privacidade';

/** Opens the question about tags again: from the footer, whose code must not carry the question's. */
export const reopenConsent = (): void => void dispatchEvent(new Event(ASKED));

/** Calls `open` when the visitor wants to choose again. Returns the way to stop. */
export function onConsentReopened(open: () => void): () => void {
  addEventListener(ASKED, open);
  return () => removeEventListener(ASKED, open);
}
