import { performanceApi, type AppStore } from '@mapa/api-client';
import { PerformanceScreen } from '@mapa/performance';

export const title = 'Desempenho';

/** The student's performance over all answers. */
export const Component = () => <PerformanceScreen />;

/** A single response. */
export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<unknown> =>
  dispatch(performanceApi.endpoints.performanceOverview.initiate(undefined, { subscribe: false }));
