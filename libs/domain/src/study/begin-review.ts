import { routePath } from '../routes';

/** Parameter of the review's address: begin at once, because the followed link already asked for it. */
export const BEGIN_REVIEW = 'comecar';

/** The address that begins the review of all due questions at once. */
export const beginReviewAddress = (): string => `${routePath('review')}?${BEGIN_REVIEW}=1`;
