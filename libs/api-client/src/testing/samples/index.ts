export { sampleUuid } from './change';
export * from './community';
export * from './exams';
export * from './lists';
export * from './payments';
export * from './performance';
export * from './questions';
export * from './student';
export * from './study';
