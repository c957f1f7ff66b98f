export { createContent, createManyQuestions, createVersion, type TestContent } from './content';
export { answerSome, createRandomQuestions, HALF_ANSWERED } from './random-questions';
