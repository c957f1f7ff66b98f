export { PlanNote } from '@mapa/ui-kit';
export { QuestionTabs } from '../about/question-tabs';
export { QuestionActions } from '../actions/question-actions';
export { EarlierAnswer } from '../versions/earlier-answer';
export { StatementMarks } from '../marks/statement-marks';
export { AlternativeMark } from './alternatives/alternative-mark';
export { RevealQuestion } from './reveal-question';
export { VerdictLine } from './verdict-line';
