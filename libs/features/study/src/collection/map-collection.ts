import { studentMapsApi, useMapQuestionsQuery, useStudentMapQuery, type ApiError } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import type { Collection } from './collection';
import { MAP_TEXTS } from './texts';

/** A map of the student: its subjects are weighed by frequency. */
export const mapCollection = (id: number): Collection => ({
  scope: { mapa_id: id },
  paths: {
    study: routePath('mapQuestions', { id }),
    review: routePath('mapReview', { id }),
    list: routePath('myMaps'),
  },
  words: MAP_TEXTS,
  weighsIncidence: true,
  hasPaperNumbers: true,
  beginsAt: 'subject',
  useDetail: () => {
    const { currentData, error, isFetching, refetch } = useStudentMapQuery({ id });
    const detail = currentData && { ...currentData, nome: currentData.mapa.nome };
    return { currentData: detail, error: error as ApiError | undefined, isFetching, refetch };
  },
  useQuestions: (filter, options) => {
    const { currentData, error, isFetching, refetch } = useMapQuestionsQuery({ id, ...filter }, options);
    return { currentData, error: error as ApiError | undefined, isFetching, refetch };
  },
  keepQuestions: (dispatch, filter, page) =>
    void dispatch(
      studentMapsApi.util.upsertQueryEntries([{ endpointName: 'mapQuestions', arg: { id, ...filter }, value: page }]),
    ),
  changeProgress: (dispatch, change) =>
    void dispatch(studentMapsApi.util.updateQueryData('studentMap', { id }, change)),
});
