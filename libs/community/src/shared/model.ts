import type { communityApi, questionsApi } from '@mapa/api-client';

type Result<Endpoint extends { Types: { ResultType: unknown } }> = Endpoint['Types']['ResultType'];
type Community = (typeof communityApi)['endpoints'];

/** A whole question with the student's own answer to it. */
export type StudentQuestion = Result<(typeof questionsApi)['endpoints']['studentQuestion']>;
export type FavoritePage = Result<Community['favorites']>;
export type Favorite = FavoritePage['data'][number];
/** A question as a row tells it. */
export type QuestionLine = Favorite;
