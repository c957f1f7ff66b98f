export { isPlainList, loadFirstQuestions, loadQuestionsScreen } from './list/questions-data';
export { QuestionsScreen } from './list/questions-screen';
export { loadSampleQuestion } from './sample/sample-data';
export { SampleQuestion } from './sample/sample-question';
export {
  loadOtherQuestions,
  loadQuestionScreen,
  questionMeta,
  readQuestion,
  structuredQuestion,
} from './single/question-data';
export { QuestionScreen } from './single/question-screen';
