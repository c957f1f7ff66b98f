const ASKED = 'mapa:privacidade';

/** Reopens the consent question from the footer, whose bundle must not contain it. */
export const reopenConsent = (): void => void dispatchEvent(new Event(ASKED));

/** Calls `open` when the visitor wants to change the consent. Returns a function that unsubscribes. */
export function onConsentReopened(open: () => void): () => void {
  addEventListener(ASKED, open);
  return () => removeEventListener(ASKED, open);
}
