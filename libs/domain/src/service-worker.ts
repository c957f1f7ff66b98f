import { ROUTES } from './routes';

/** Where the student area's service worker lies: inside the scope that it may have. */
export const SERVICE_WORKER_SCOPE = `${ROUTES.studentArea.path}/`;
export const SERVICE_WORKER_FILE = `${SERVICE_WORKER_SCOPE}service-worker.js`;

/** Files and documents of the area, which are the same for everybody and stay at logout. */
export const SHELL_CACHE = 'mapa-area';
/** What the caches of pictures begin with that a student took along; they go with the student. */
export const PACK_CACHE = 'mapa-imagens:';
/** Where the questions lie that a student took along; it goes with them. */
export const PACK_DATABASE = 'mapa-pacotes';

/** Words of a page to a worker that waits: to take its place now, or if no other tab of the area is open. */
export const TAKE_OVER = 'take-over';
export const TAKE_OVER_IF_ALONE = 'take-over-if-alone';
