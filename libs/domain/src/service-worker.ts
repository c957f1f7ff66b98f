import { ROUTES } from './routes';

/** Scope of the student area's service worker. */
export const SERVICE_WORKER_SCOPE = `${ROUTES.studentArea.path}/`;
export const SERVICE_WORKER_FILE = `${SERVICE_WORKER_SCOPE}service-worker.js`;

/** Cache of the area's files and documents, which are the same for everybody and stay at logout. */
export const SHELL_CACHE = 'mapa-area';
/** Prefix of the caches of downloaded pictures, which are deleted when the student leaves. */
export const PACK_CACHE = 'mapa-imagens:';
/** IndexedDB database of the downloaded questions, deleted when the student leaves. */
export const PACK_DATABASE = 'mapa-pacotes';

/** A page's message to a waiting worker: activate now, or if no other tab of the area is open. */
export const TAKE_OVER = 'take-over';
export const TAKE_OVER_IF_ALONE = 'take-over-if-alone';
