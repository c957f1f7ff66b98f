import type { Collection } from '../collection/collection';

/** Props of a review screen. */
export interface ReviewScreenProps {
  collection: Collection;
}
