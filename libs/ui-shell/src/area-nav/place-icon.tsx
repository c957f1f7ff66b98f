import {
  CalendarCheckIcon,
  ChartNoAxesColumnIcon,
  MapIcon,
  NotebookTextIcon,
  RotateCcwIcon,
  StarIcon,
  TimerIcon,
} from '@mapa/ui-kit';
import type { ComponentType } from 'react';
import type { Place } from './places';

const ICONS: Partial<Record<Place['route'], ComponentType<{ size: number; 'aria-hidden': true }>>> = {
  today: CalendarCheckIcon,
  myMaps: MapIcon,
  sittings: TimerIcon,
  notebooks: NotebookTextIcon,
  review: RotateCcwIcon,
  performance: ChartNoAxesColumnIcon,
  favorites: StarIcon,
};

/** The icon of a place, for small windows: the row of wide ones only has words. */
export function PlaceIcon({ route }: Pick<Place, 'route'>) {
  const Icon = ICONS[route];
  return Icon ? <Icon size={22} aria-hidden /> : null;
}
