import type { examsApi, performanceApi, sittingsApi } from '@mapa/api-client';

type Exams = (typeof examsApi)['endpoints'];
type Figures = (typeof performanceApi)['endpoints'];

/** A page of the papers that a filter finds. */
export type ExamPage = Exams['examList']['Types']['ResultType'];
/** An exam paper with its origin. */
export type Exam = ExamPage['data'][number];
export type ExamQuery = Exams['examList']['Types']['QueryArg'];
/** How often each subject was asked. */
export type Incidence = Figures['examIncidence']['Types']['ResultType'];
/** A student's results in a paper, by subject and compared with everybody's. */
export type Performance = Figures['examPerformance']['Types']['ResultType'];
/** The same results by item response theory. */
export type TriPerformance = Figures['triPerformance']['Types']['ResultType'];
/** A paper's questions, each with the student's first answer and the share of all students who had it right. */
export type ExamResults = Figures['examQuestionResults']['Types']['ResultType'];
/** The score in one area of a paper, from its items' parameters. */
export type AreaScore = TriPerformance['areas'][number];
/** The possible simulated exams of a paper. */
export type SittingOffer = (typeof sittingsApi)['endpoints']['sittingOffer']['Types']['ResultType'];
