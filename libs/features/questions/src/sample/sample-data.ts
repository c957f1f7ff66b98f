import { questionsApi, type AppStore } from '@mapa/api-client';

/** Loads the sample question of the day, for the server render and for prefetched links. */
export const loadSampleQuestion = ({ dispatch }: Pick<AppStore, 'dispatch'>) =>
  dispatch(questionsApi.endpoints.sampleQuestion.initiate(undefined, { subscribe: false }));
