export { QuestionTabs } from '../about/question-tabs';
export { QuestionActions } from '../actions/question-actions';
