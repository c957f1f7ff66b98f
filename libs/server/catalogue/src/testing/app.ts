import { searchModule } from '@mapa/server-search';
import { createModuleApp, type ModuleApp } from '@mapa/server-sessions/testing';
import { catalogueModule } from '../module';

/** The API of this module and of those whose calls its specs make. */
export const createTestApp = (): Promise<ModuleApp> => createModuleApp([searchModule, catalogueModule]);

export type TestApp = ModuleApp;
