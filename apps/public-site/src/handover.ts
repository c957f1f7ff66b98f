import type { ApiState } from '@mapa/api-client';
import type { RuntimeConfig } from '@mapa/domain';
import type { PageOutcome } from './page/page';

/** What the server hands to the browser, so that nothing is fetched or decided twice. */
export interface Handover {
  store: Pick<ApiState, 'api'>;
  outcome: PageOutcome;
}

const read = <T>(id: string): T => JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;

/** The state that the server rendered this document from. */
export const readHandover = () => read<Handover>('estado');

/** The deployment's settings. */
export const readConfig = () => read<RuntimeConfig>('config');
