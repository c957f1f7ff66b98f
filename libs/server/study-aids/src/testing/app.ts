import { questionsModule } from '@mapa/server-questions';
import { searchModule } from '@mapa/server-search';
import { createModuleApp, type ModuleApp } from '@mapa/server-sessions/testing';
import { studyModule } from '@mapa/server-study';
import { studyAidsModule } from '../module';

/** The API of this module and of those whose calls its specs make. */
export const createTestApp = (): Promise<ModuleApp> =>
  createModuleApp([searchModule, questionsModule, studyModule, studyAidsModule]);

export type TestApp = ModuleApp;
