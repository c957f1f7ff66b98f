import { sittingsApi, type AppStore } from '@mapa/api-client';
import { SittingsScreen } from '@mapa/sittings';

export const title = 'Simulados';

/** The student's simulated exams. */
export const Component = () => <SittingsScreen />;

export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<unknown> =>
  dispatch(sittingsApi.endpoints.sittings.initiate({ page: 1 }, { subscribe: false }));
