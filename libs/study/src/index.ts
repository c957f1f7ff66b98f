export { mapCollection } from './collection/map-collection';
export { notebookCollection } from './collection/notebook-collection';
export type { QuestionSlot } from './stage/question-slot';
export { StudyWorkspace } from './workspace/study-workspace';
