import { catalogueModule } from '@mapa/server-catalogue';
import { communityModule } from '@mapa/server-community';
import { editalModule } from '@mapa/server-edital';
import { performanceModule } from '@mapa/server-performance';
import { questionsModule } from '@mapa/server-questions';
import { searchModule } from '@mapa/server-search';
import { createModuleApp, type ModuleApp } from '@mapa/server-sessions/testing';
import { sittingsModule } from '@mapa/server-sittings';
import { studyModule } from '@mapa/server-study';
import { deskModule } from '../module';

/** The API of this module and of those whose calls its specs make. */
export const createTestApp = (): Promise<ModuleApp> =>
  createModuleApp([
    searchModule,
    catalogueModule,
    questionsModule,
    studyModule,
    communityModule,
    performanceModule,
    sittingsModule,
    editalModule,
    deskModule,
  ]);

export type TestApp = ModuleApp;
