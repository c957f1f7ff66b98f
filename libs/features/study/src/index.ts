export { mapCollection } from './collection/map-collection';
export { notebookCollection } from './collection/notebook-collection';
export { requestOpening } from './navigation/request-opening';
export { ReviewScreen } from './review/screen/review-screen';
export { prefetchReview } from './review/screen/prefetch-review';
export { WholeReviewScreen } from './review/screen/whole-review-screen';
export { SUBJECTS_ID } from './workspace/subject-panel';
export { StudyWorkspace } from './workspace/study-workspace';
