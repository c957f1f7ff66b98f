import { catalogueApi, examsApi, questionMapsApi, questionsApi, type AppStore } from '@mapa/api-client';
import { BOARDS, EVERY_QUESTION, MAPS, OPEN_NOTICES, PAPERS } from './queries';

const ONCE = { subscribe: false } as const;

/**
 * Loads the data of the home page, for the server render and for prefetched links.
 * @returns the results of the queries, which decide the page's status
 */
export const loadHomeScreen = ({ dispatch }: Pick<AppStore, 'dispatch'>) =>
  Promise.all([
    dispatch(questionsApi.endpoints.questionCount.initiate(EVERY_QUESTION, ONCE)),
    dispatch(examsApi.endpoints.examList.initiate(PAPERS, ONCE)),
    dispatch(examsApi.endpoints.examList.initiate(OPEN_NOTICES, ONCE)),
    dispatch(catalogueApi.endpoints.institutionList.initiate(BOARDS, ONCE)),
    dispatch(questionMapsApi.endpoints.questionMapList.initiate(MAPS, ONCE)),
  ]);
