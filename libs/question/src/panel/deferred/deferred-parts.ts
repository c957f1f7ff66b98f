export { PlanNote } from '@mapa/billing';
export { QuestionTabs } from '../../question-tabs/question-tabs';
export { QuestionActions } from '../../actions/question-actions';
export { EarlierAnswer } from '../../versions/earlier-answer';
export { StatementHighlights } from '../../highlights/statement-highlights';
export { AlternativeCorrectness } from '../../correctness/alternative-correctness';
export { RevealQuestion } from './reveal-question';
export { VerdictLine } from './verdict-line';
