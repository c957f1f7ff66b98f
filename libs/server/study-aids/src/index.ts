export { studyAidHandlers } from './handlers';
export { countDueByDay, countDueBySubject } from './review/list';
export { cardOf, type ReviewedAnswer } from './review/schedule';
