import { planningApi, type AppStore } from '@mapa/api-client';
import { TodayScreen } from '@mapa/today';

export const title = 'Hoje';

/** The student's day. */
export const Component = () => <TodayScreen />;

/** A single response. */
export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<unknown> =>
  dispatch(planningApi.endpoints.today.initiate(undefined, { subscribe: false }));
