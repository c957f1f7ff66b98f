export { mapCollection } from './collection/map-collection';
export { notebookCollection } from './collection/notebook-collection';
export { ReviewScreen } from './review/review-screen';
export { WholeReviewScreen } from './review/whole-review-screen';
export { SUBJECTS_ID } from './workspace/subject-panel';
export { StudyWorkspace } from './workspace/study-workspace';
