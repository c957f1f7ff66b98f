import { WholeReviewScreen } from '@mapa/study';
import { renderQuestion } from '../study/render-question';

export const title = 'Revisão';

/** What is due today and what was sure but wrong, of everything that the student has answered. */
export const Component = () => <WholeReviewScreen renderQuestion={renderQuestion} />;
