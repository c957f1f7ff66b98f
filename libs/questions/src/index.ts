export { isPlainList, loadFirstQuestions, loadQuestionsScreen } from './list/questions-data';
export { QuestionsScreen } from './list/questions-screen';
export type { AnswerKey, AnswerResult, OwnAnswer, QuestionView } from './model';
export { PanelSlotsProvider, type PanelSlots } from './question-tabs/panel-slots';
export { QuestionPanel } from './panel/question-panel';
export type { QuestionPanelProps } from './panel/question-panel';
export {
  loadOtherQuestions,
  loadQuestionScreen,
  questionMeta,
  readQuestion,
  structuredQuestion,
} from './single/question-data';
export { QuestionScreen } from './single/question-screen';
