export type { Outcome } from './answering/outcome';
export { verdictOf } from './answering/verdict';
export { AlternativeCorrectness } from './correctness/alternative-correctness';
export { correctnessOf } from './correctness/correctness';
export { correctnessStyle } from './correctness/correctness-style';
export { VerdictLetter } from './correctness/verdict-letter';
export { useSeenOnce } from './device/use-seen-once';
export { ShortcutsSheet } from './keyboard/late-shortcuts-sheet';
export type { Correctness } from './kinds/view/kind-view';
export type {
  Alternative,
  AnswerKey,
  AnswerResult,
  Change,
  EarlierHighlights,
  EarlierWording,
  OwnAnswer,
  QuestionView,
  StudentQuestion,
  StudentState,
} from './model';
export { originParts } from './panel/header/origin-line';
export { LateQuestionPanel, LateSheetQuestion } from './panel/late-panels';
export { LoadedQuestion } from './panel/loaded-question';
export { PanelTools } from './panel/panel-tools';
export { QuestionPanel, type QuestionPanelProps } from './panel/question-panel';
export type { SheetQuestionProps } from './panel/sheet-question';
export { PanelSlotsProvider, type PanelSlots } from './question-tabs/panel-slots';
export { useOwnAnswer } from './student-state/use-own-answer';
export { useStudentStatus } from './student-state/use-student-status';
