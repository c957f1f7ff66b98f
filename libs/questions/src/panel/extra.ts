import { latePart } from '@mapa/ui-kit';
import type { ComponentType } from 'react';
import type * as Extras from './extras';

/** A part of a panel that is not needed to read and to answer: all of them come in one piece after the page. */
export const extra = <Props extends object>(
  pick: (module: typeof Extras) => ComponentType<Props>,
  setting?: Parameters<typeof latePart<Props>>[1],
) => latePart(() => import('./extras').then(pick), { quiet: true, ...setting });
