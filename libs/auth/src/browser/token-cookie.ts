import { TOKEN_COOKIE, TOKEN_MAX_AGE_S } from '@mapa/domain';
import Cookies from 'js-cookie';

const DAY_S = 86_400;

/** The session's token, or undefined for a visitor. */
export const readToken = (): string | undefined => Cookies.get(TOKEN_COOKIE);

/**
 * Deletes both variants of the cookie: the host's own and that of the configured domain, or of the host as a domain
 * when none is configured. One left over would shadow the next.
 */
export function deleteToken(domain: string): void {
  Cookies.remove(TOKEN_COOKIE, { path: '/' });
  Cookies.remove(TOKEN_COOKIE, { path: '/', domain: domain || location.hostname });
}

/** Stores the token for 30 days. @param domain empty for this host only */
export function writeToken(token: string, domain: string): void {
  deleteToken(domain);
  Cookies.set(TOKEN_COOKIE, token, {
    expires: TOKEN_MAX_AGE_S / DAY_S,
    path: '/',
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
    ...(domain ? { domain } : {}),
  });
}
