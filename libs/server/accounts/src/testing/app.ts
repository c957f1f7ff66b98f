import type { users } from '@mapa/server-platform';
import {
  createModuleApp,
  enter,
  type Entered,
  type ModuleApp,
  type ModuleAppOptions,
} from '@mapa/server-sessions/testing';
import { accountsModule } from '../module';
import { hashOfPassword } from './password';

interface TestSettings extends ModuleAppOptions {
  providerTimeoutMs?: number;
}

/** The API of this module alone; its students have `PASSWORD`. */
export async function createTestApp({ providerTimeoutMs, ...options }: TestSettings = {}): Promise<ModuleApp> {
  const api = await createModuleApp([accountsModule({ providerTimeoutMs })], options);
  const passwordHash = await hashOfPassword();
  return {
    ...api,
    createStudent: (overrides: Partial<typeof users.$inferInsert> = {}): Promise<Entered> =>
      enter(api, { passwordHash, ...overrides }),
  };
}

export type TestApp = ModuleApp;
