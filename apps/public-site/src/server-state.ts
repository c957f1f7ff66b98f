import type { ApiState } from '@mapa/api-client';
import type { PageOutcome } from './page/page';

/** What the server hands to the browser, so that nothing is fetched or decided twice. */
export interface ServerState {
  store: Pick<ApiState, 'api'>;
  outcome: PageOutcome;
}

/** The state that the server rendered this document from. */
export const readServerState = () =>
  JSON.parse(document.getElementById('estado')?.textContent ?? 'null') as ServerState;
