export type { AnswerKey, AnswerResult, OwnAnswer, QuestionView } from './model';
export { QuestionPanel } from './panel/question-panel';
export type { QuestionPanelProps } from './panel/question-panel';
