import { WholeReviewScreen, prefetchReview } from '@mapa/study';

export const title = 'Revisão';

/** Questions due today and overconfident errors over all collections. */
export const Component = () => <WholeReviewScreen />;

/** Two responses, neither of which counts as a served question. */
export const ahead = prefetchReview;
