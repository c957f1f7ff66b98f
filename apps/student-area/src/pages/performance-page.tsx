import { performanceApi, type AppStore } from '@mapa/api-client';
import { PerformanceScreen } from '@mapa/performance';

export const title = 'Desempenho';

/** The student's performance over everything answered. */
export const Component = () => <PerformanceScreen />;

/** All of it is one answer. */
export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<unknown> =>
  dispatch(performanceApi.endpoints.performanceOverview.initiate(undefined, { subscribe: false }));
