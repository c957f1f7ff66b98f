import { LAST_AREA_COOKIE, LAST_AREA_MAX_AGE_S, routePath } from '@mapa/domain';
import Cookies from 'js-cookie';

const DAY_S = 86_400;

/** The area of a path, if it is one that the product remembers. */
export function areaOf(pathname: string): string | null {
  if (pathname.includes(routePath('notebooks'))) return routePath('notebooks');
  return pathname.includes(`${routePath('studentArea')}/mapas`) ? routePath('myMaps') : null;
}

/** Remembers the area for 30 days, so that the bare address of the student area leads back to it. */
export function rememberArea(pathname: string): void {
  const area = areaOf(pathname);
  if (area) {
    Cookies.set(LAST_AREA_COOKIE, area, {
      expires: LAST_AREA_MAX_AGE_S / DAY_S,
      path: '/',
      sameSite: 'lax',
      secure: location.protocol === 'https:',
    });
  }
}

/** The area that this browser visited last, of the two remembered ones; by default the student's day. */
export const lastArea = (): string => areaOf(Cookies.get(LAST_AREA_COOKIE) ?? '') ?? routePath('today');
