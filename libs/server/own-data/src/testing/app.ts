import { accountsModule } from '@mapa/server-accounts';
import { hashOfPassword } from '@mapa/server-accounts/testing';
import { communityModule } from '@mapa/server-community';
import { editalModule } from '@mapa/server-edital';
import { planningModule } from '@mapa/server-planning';
import { plansModule } from '@mapa/server-plans';
import { SANDBOX } from '@mapa/server-plans/testing';
import type { users } from '@mapa/server-platform';
import { questionsModule } from '@mapa/server-questions';
import { searchModule } from '@mapa/server-search';
import { createModuleApp, enter, type Entered, type ModuleApp } from '@mapa/server-sessions/testing';
import { sittingsModule } from '@mapa/server-sittings';
import { studyModule } from '@mapa/server-study';
import { studyAidsModule } from '@mapa/server-study-aids';
import { ownDataModule } from '../module';

/** The API of this module and of those that store something about a student; the students have a password. */
export async function createTestApp(): Promise<ModuleApp> {
  const modules = [
    accountsModule(),
    plansModule(),
    searchModule,
    questionsModule,
    studyModule,
    studyAidsModule,
    communityModule,
    sittingsModule,
    planningModule,
    editalModule,
    ownDataModule,
  ];
  const api = await createModuleApp(modules, { config: SANDBOX });
  const passwordHash = await hashOfPassword();
  return {
    ...api,
    createStudent: (overrides: Partial<typeof users.$inferInsert> = {}): Promise<Entered> =>
      enter(api, { passwordHash, ...overrides }),
  };
}

export type TestApp = ModuleApp;
