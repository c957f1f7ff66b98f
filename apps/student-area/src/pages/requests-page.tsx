import { RequestsScreen } from '@mapa/community';
import { renderQuestion } from '../opened/render-question';

export const title = 'Solicitações';

/** Requests for comments, with the tasks of teachers and moderators, around the question panel. */
export const Component = () => <RequestsScreen renderQuestion={renderQuestion} />;
