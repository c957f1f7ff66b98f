import type { communityApi, paymentApi, questionsApi } from '@mapa/api-client';

type Result<Endpoint extends { Types: { ResultType: unknown } }> = Endpoint['Types']['ResultType'];
type Community = (typeof communityApi)['endpoints'];

/** A whole question with the student's own answer to it. */
export type StudentQuestion = Result<(typeof questionsApi)['endpoints']['studentQuestion']>;
export type FavoritePage = Result<Community['favorites']>;
export type Favorite = FavoritePage['data'][number];
/** A request for a teacher's comment: the student's own, or all requests for one question. */
export type CommentRequest = Result<Community['commentRequests']>['data'][number];
/** Fields of a question in a row of a list. */
export type QuestionLine = CommentRequest['questao'];
export type Comment = Result<Community['comments']>['data'][number];
/** A question or a comment that students find wrong. */
export type Report = Result<Community['reports']>['data'][number];

/** A payment with its history, as the staff sees it. */
export type StaffPaymentDetail = Result<(typeof paymentApi)['endpoints']['foundPayment']>;
export type StaffPayment = StaffPaymentDetail['pagamento'];
