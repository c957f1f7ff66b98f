import { performanceApi, planningApi, type AppStore } from '@mapa/api-client';
import { PerformanceScreen } from '@mapa/performance';

export const title = 'Desempenho';

/** The student's performance over all answers. */
export const Component = () => <PerformanceScreen />;

/** Two responses, which are shown together. */
export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<unknown> =>
  Promise.all([
    dispatch(performanceApi.endpoints.performanceOverview.initiate(undefined, { subscribe: false })),
    dispatch(planningApi.endpoints.road.initiate(undefined, { subscribe: false })),
  ]);
