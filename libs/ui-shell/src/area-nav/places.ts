import type { RouteName } from '@mapa/domain';
import type { MenuLink } from '../menu/menu';

export interface Place extends MenuLink {
  /** The name where only one word fits. */
  short: string;
  /** Whether it is in the bar of small windows; the others are behind Mais. */
  isInBar: boolean;
}

/** The student's own screens, in the order of a day. */
export const PLACES: readonly Place[] = [
  { label: 'Hoje', short: 'Hoje', route: 'today', isInBar: true },
  { label: 'Meus mapas', short: 'Mapas', route: 'myMaps', isInBar: true },
  { label: 'Simulados', short: 'Simulados', route: 'sittings', isInBar: true },
  { label: 'Cadernos', short: 'Cadernos', route: 'notebooks', isInBar: false },
  { label: 'Revisão', short: 'Revisão', route: 'review', isInBar: true },
  { label: 'Desempenho', short: 'Desempenho', route: 'performance', isInBar: false },
  { label: 'Favoritas', short: 'Favoritas', route: 'favorites', isInBar: false },
];

/** The value of `aria-current` for a place on a screen of `section`; undefined for other places. */
export const currentOf = (place: Place, section: RouteName | null): 'page' | undefined =>
  place.route === section ? 'page' : undefined;
