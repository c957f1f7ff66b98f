import { communityApi, type AppStore } from '@mapa/api-client';
import { RequestsScreen } from '@mapa/community';

export const title = 'Solicitações';

/** Requests for comments, with the tasks of teachers and moderators, around the question panel. */
export const Component = () => <RequestsScreen />;

/** A student's first page, which is a single response. */
export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<unknown> =>
  dispatch(communityApi.endpoints.commentRequests.initiate({ page: 1 }, { subscribe: false }));
