export { studyAidsModule } from './module';
export { countDueByDay, countDueBySubject } from './review/list';
export { cardOf, type ReviewedAnswer } from './review/schedule';
