import { studentMapsApi, type AppStore } from '@mapa/api-client';
import { readStudyPosition } from '@mapa/domain';
import { mapCollection } from '../collection/map-collection';
import type { Detail } from '../model';
import { landingOf } from './landing';
import { filterOf } from './use-question-page';

/** Requests the questions at which an address without a position opens a map, for a student who has been in it. */
export function requestOpening(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  id: number,
  continuar: NonNullable<Detail['continuar']>,
): Promise<unknown> {
  const anywhere = readStudyPosition(new URLSearchParams());
  const landing = landingOf({ assuntos: [], continuar }, anywhere, mapCollection(id).beginsAt);
  return dispatch(
    studentMapsApi.endpoints.mapQuestions.initiate({ id, ...filterOf(landing, 1) }, { subscribe: false }),
  );
}
