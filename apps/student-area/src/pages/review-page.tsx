import { WholeReviewScreen } from '@mapa/study';
import { renderQuestion } from '../study/render-question';

export const title = 'Revisão';

/** Questions due today and overconfident errors over all collections. */
export const Component = () => <WholeReviewScreen renderQuestion={renderQuestion} />;
