import { sittingsApi, studentMapsApi, type AppStore } from '@mapa/api-client';
import { SittingsScreen } from '@mapa/sittings';

export const title = 'Simulados';

/** The student's simulated exams. */
export const Component = () => <SittingsScreen />;

/** Three small responses: the sittings, and the recipes and maps for the next one. */
export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<unknown> =>
  Promise.all([
    dispatch(sittingsApi.endpoints.sittings.initiate({ page: 1 }, { subscribe: false })),
    dispatch(sittingsApi.endpoints.sittingRecipes.initiate(undefined, { subscribe: false })),
    dispatch(studentMapsApi.endpoints.studentMaps.initiate(undefined, { subscribe: false })),
  ]);
