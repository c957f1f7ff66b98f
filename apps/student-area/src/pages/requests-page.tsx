import { RequestsScreen } from '@mapa/community';
import { renderQuestion } from '../opened/render-question';

export const title = 'Solicitações';

/** Requests for comments, and what teachers and moderators do about them, around the panel of questions. */
export const Component = () => <RequestsScreen renderQuestion={renderQuestion} />;
