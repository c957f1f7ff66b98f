export { isPlainList, loadFirstQuestions, loadQuestionsScreen } from './list/questions-data';
export { QuestionsScreen } from './list/questions-screen';
export type { AnswerKey, AnswerResult, OwnAnswer, QuestionView } from './model';
export { PanelSlotsProvider, type PanelSlots } from './question-tabs/panel-slots';
export { QuestionPanel } from './panel/question-panel';
export type { QuestionPanelProps } from './panel/question-panel';
export { loadSampleQuestion } from './sample/sample-data';
export { SampleQuestion } from './sample/sample-question';
export { SheetQuestion } from './panel/sheet-question';
export type { SheetQuestionProps } from './panel/sheet-question';
export {
  loadOtherQuestions,
  loadQuestionScreen,
  questionMeta,
  readQuestion,
  structuredQuestion,
} from './single/question-data';
export { QuestionScreen } from './single/question-screen';
