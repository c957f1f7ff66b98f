import { WholeReviewScreen } from '@mapa/study';

export const title = 'Revisão';

/** Questions due today and overconfident errors over all collections. */
export const Component = () => <WholeReviewScreen />;
