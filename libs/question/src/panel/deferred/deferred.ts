import { lazyPart } from '@mapa/ui-kit';
import type { ComponentType } from 'react';
import type * as DeferredParts from './deferred-parts';

/** A part of a panel that is not needed to read and answer; all such parts load in one chunk after the page. */
export const deferred = <Props extends object>(
  pick: (module: typeof DeferredParts) => ComponentType<Props>,
  setting?: Parameters<typeof lazyPart<Props>>[1],
) => lazyPart(() => import('./deferred-parts').then(pick), { quiet: true, ...setting });
