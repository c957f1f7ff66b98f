import { RequestsScreen } from '@mapa/community';

export const title = 'Solicitações';

/** Requests for comments, with the tasks of teachers and moderators, around the question panel. */
export const Component = () => <RequestsScreen />;
