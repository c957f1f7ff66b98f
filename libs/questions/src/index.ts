export { parseFilters } from './filters/filter-params';
export { loadQuestionScreen, loadQuestionsScreen } from './list/questions-data';
export { QuestionsScreen } from './list/questions-screen';
export { questionsAddress } from './list/use-filters';
export type { AnswerKey, AnswerResult, OwnAnswer, QuestionView } from './model';
export { QuestionPanel } from './panel/question-panel';
export type { QuestionPanelProps } from './panel/question-panel';
export { QuestionScreen } from './single/question-screen';
