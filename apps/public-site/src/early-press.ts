import { EARLY_PRESS } from '@mapa/domain';

/** From now on presses are the code's; the one that came before it is made again, or the form sent. */
export function takeEarlyPress(page: HTMLElement): void {
  page.removeAttribute(EARLY_PRESS);
  const kept = page.querySelector<HTMLElement>(`[${EARLY_PRESS}]`);
  kept?.removeAttribute(EARLY_PRESS);
  if (kept instanceof HTMLFormElement) kept.requestSubmit();
  else kept?.click();
}
