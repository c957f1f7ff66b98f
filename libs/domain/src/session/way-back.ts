/** Query parameter with the path to return to after a login; `safeWayBack` validates it. */
export const WAY_BACK = 'voltar';

const WAY_BACK_BASE = 'https://mapa.invalid';

/**
 * A path of this origin to return to after login, or null. Refuses anything that a browser could interpret as another
 * origin (`//host`, `/\host`, a scheme, control characters).
 */
export function safeWayBack(value: string | null | undefined): string | null {
  if (!value || !value.startsWith('/') || value.includes('\\') || /\p{Cc}/u.test(value)) return null;
  const url = URL.canParse(value, WAY_BACK_BASE) ? new URL(value, WAY_BACK_BASE) : null;
  if (url?.origin !== WAY_BACK_BASE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
