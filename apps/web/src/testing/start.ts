import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { readConfig } from '../config/config';
import type { LogTarget } from '../http/logging';
import { createFakeDist } from './fake-dist';

export interface TestWeb {
  app: FastifyInstance;
  folder: string;
  close: () => Promise<void>;
}

/** The page server as in production, over a fake build and the spec's own API. */
export async function startWeb(environment: Record<string, string> = {}, logTo?: LogTarget): Promise<TestWeb> {
  const { folder, remove } = createFakeDist();
  const app = await buildApp(
    readConfig({
      LOG_LEVEL: 'silent',
      DIST_DIR: folder,
      DATA_DIR: `${folder}/data`,
      API_HOST: 'http://127.0.0.1:9',
      ...environment,
    }),
    logTo,
  );
  return {
    app,
    folder,
    async close() {
      await app.close();
      remove();
    },
  };
}
