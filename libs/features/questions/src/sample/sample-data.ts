import { questionsApi, type AppStore } from '@mapa/api-client';

/** Loads the day's sample question, for the server render and for prefetched links. */
export const loadSampleQuestion = ({ dispatch }: Pick<AppStore, 'dispatch'>) =>
  dispatch(questionsApi.endpoints.sampleQuestion.initiate(undefined, { subscribe: false }));
