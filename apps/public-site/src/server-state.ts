import type { ApiState } from '@mapa/api-client';
import type { PageOutcome } from './page/page';

/** State that the server serialises into the document, so that the browser does not fetch it again. */
export interface ServerState {
  store: Pick<ApiState, 'api'>;
  outcome: PageOutcome;
}

/** The state that the server rendered this document from. */
export const readServerState = () =>
  JSON.parse(document.getElementById('estado')?.textContent ?? 'null') as ServerState;
