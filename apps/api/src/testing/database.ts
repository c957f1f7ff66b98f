import { createTestDatabase } from '@mapa/server-platform/testing';
import { apiQueues } from '../modules';

/** A database of its own for one test of the whole API. Call `drop` when done. */
export const createApiDatabase = () => createTestDatabase({ queues: apiQueues() });
