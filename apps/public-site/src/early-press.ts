import { EARLY_PRESS } from '@mapa/domain';

/** From now on the code handles presses; the one before is repeated, or the form sent. */
export function takeEarlyPress(page: HTMLElement): void {
  page.removeAttribute(EARLY_PRESS);
  const kept = page.querySelector<HTMLElement>(`[${EARLY_PRESS}]`);
  kept?.removeAttribute(EARLY_PRESS);
  if (kept instanceof HTMLFormElement) kept.requestSubmit();
  else kept?.click();
}
