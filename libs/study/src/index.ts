export type { QuestionSlot } from './stage/question-slot';
export { MapWorkspace } from './workspace/map-workspace';
