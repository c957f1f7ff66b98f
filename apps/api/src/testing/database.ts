import { createTestDatabase } from '@mapa/server-platform/testing';
import { apiQueues } from '../modules';

/** A database of its own for one test of the whole API, with the usual number of connections. Call `drop` when done. */
export const createApiDatabase = (connections?: number) => createTestDatabase({ queues: apiQueues(), connections });
