import { communityApi, type AppStore } from '@mapa/api-client';
import { FavoritesScreen } from '@mapa/community';

export const title = 'Favoritas';

/** The student's favourites around the panel of questions. */
export const Component = () => <FavoritesScreen />;

/** The first page is a single response. */
export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<unknown> =>
  dispatch(communityApi.endpoints.favorites.initiate({}, { subscribe: false }));
