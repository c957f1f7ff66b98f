import { catalogueApi, examsApi, questionMapsApi, questionsApi, type AppStore } from '@mapa/api-client';
import { BOARDS, EVERY_QUESTION, MAPS, OPEN_NOTICES, PAPERS } from './queries';

const ONCE = { subscribe: false } as const;

/**
 * Fetches what the home shows, for the server's render and for links that come into view.
 * @returns the results of the queries, for the page to judge
 */
export const loadHomeScreen = ({ dispatch }: Pick<AppStore, 'dispatch'>) =>
  Promise.all([
    dispatch(questionsApi.endpoints.questionCount.initiate(EVERY_QUESTION, ONCE)),
    dispatch(examsApi.endpoints.examList.initiate(PAPERS, ONCE)),
    dispatch(examsApi.endpoints.examList.initiate(OPEN_NOTICES, ONCE)),
    dispatch(catalogueApi.endpoints.institutionList.initiate(BOARDS, ONCE)),
    dispatch(questionMapsApi.endpoints.questionMapList.initiate(MAPS, ONCE)),
  ]);
