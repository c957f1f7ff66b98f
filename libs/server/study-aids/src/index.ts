export { studyAidHandlers } from './handlers';
export { countDueByDay } from './review/list';
export { cardOf, type ReviewedAnswer } from './review/schedule';
