export { demandQuestion } from './exists';
export { questionsModule } from './module';
export { demandNotInSitting } from './load/in-sitting';
export {
  type AnswerKey,
  type KeyRow,
  ownCommentsOf,
  presentKey,
  type HeldKey,
  readHeldKeys,
  readKeyForStaff,
  releaseKeys,
} from './load/keys';
export { loadQuestionVersions, type QuestionAt } from './load-versions';
export { loadQuestionLines, loadQuestions, type QuestionView } from './load/load';
export { findMarks, findWording, type Marks, presentMarks, readMarks, type Wording } from './highlights';
export { runSampleCommand } from './samples/command';
export { writeSampleList } from './samples/list';
export { readStudentState } from './student-state';
export { reindexQuestions } from './reindex';
export { hasAnswered, loadStudentQuestions, compareWithCurrentWording } from './student';
export { type Change, changesSince, readChanges } from './versions/changes';
export { HELD_ALTERNATIVE } from './versions/held-alternative';
export { areComparable, TODAYS_ALTERNATIVE } from './versions/todays-alternative';
export { worthAnswering } from './worth-answering';
export { demandVersion, demandWording, isEarlierWording } from './versions/written-on';
