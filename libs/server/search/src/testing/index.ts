export { createContent, createManyQuestions, createVersion, type TestContent } from './content';
export { FILTER_SAMPLES } from './filter-samples';
export { answerSome, createRandomQuestions, HALF_ANSWERED } from './random-questions';
