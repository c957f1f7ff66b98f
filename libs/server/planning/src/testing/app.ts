import { searchModule } from '@mapa/server-search';
import { createModuleApp, type ModuleApp, type ModuleAppOptions } from '@mapa/server-sessions/testing';
import { sittingsModule } from '@mapa/server-sittings';
import { studyModule } from '@mapa/server-study';
import { studyAidsModule } from '@mapa/server-study-aids';
import { planningModule } from '../module';

/** The API of this module and of those whose calls its specs make. */
export const createTestApp = (options?: ModuleAppOptions): Promise<ModuleApp> =>
  createModuleApp([searchModule, studyModule, studyAidsModule, sittingsModule, planningModule], options);

export type TestApp = ModuleApp;
