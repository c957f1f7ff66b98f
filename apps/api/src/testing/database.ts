import { createTestDatabase } from '@mapa/server-platform/testing';
import { apiQueues } from '../modules';

/** As many as the application's pool opens: specs of the whole API fill its request queues and let requests meet. */
const CONNECTIONS = 32;

/** A database of its own for one test of the whole API. Call `drop` when done. */
export const createApiDatabase = () => createTestDatabase({ queues: apiQueues(), connections: CONNECTIONS });
