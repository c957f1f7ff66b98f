import { TOKEN_COOKIE, WAY_BACK, routePath } from '@mapa/domain';
import Cookies from 'js-cookie';

/** The login address with the return path for a visitor without a session; null for students. */
export function loginAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  if (Cookies.get(TOKEN_COOKIE)) return null;
  return `${routePath('login')}?${new URLSearchParams({ [WAY_BACK]: pathname + search })}`;
}
