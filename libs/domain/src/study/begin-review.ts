import { routePath } from '../routes';

/** In the address of the review: begin at once, since who follows the link has said so. */
export const BEGIN_REVIEW = 'comecar';

/** Where the review of everything that is due begins with its first question. */
export const beginReviewAddress = (): string => `${routePath('review')}?${BEGIN_REVIEW}=1`;
