import type { FastifyInstance } from 'fastify';
import { composeServer, type ServerParts } from '@mapa/server-platform';
import { apiModules, type ModuleTesting } from './modules';

export interface AppDependencies extends Omit<ServerParts, 'modules' | 'settings'>, ModuleTesting {
  config: ServerParts['settings'];
}

/** The API as it runs in production; tests start the same. The caller listens, and ends the pool. */
export const buildApp = ({
  config,
  providerTimeoutMs,
  paymentTesting,
  ...parts
}: AppDependencies): Promise<FastifyInstance> =>
  composeServer({ ...parts, settings: config, modules: apiModules({ providerTimeoutMs, paymentTesting }) });
