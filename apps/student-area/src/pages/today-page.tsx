import { planningApi, type AppStore } from '@mapa/api-client';
import { TodayScreen } from '@mapa/today';

export const title = 'Hoje';

/** The student's day. */
export const Component = () => <TodayScreen />;

/** All of it is one answer. */
export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<unknown> =>
  dispatch(planningApi.endpoints.today.initiate(undefined, { subscribe: false }));
