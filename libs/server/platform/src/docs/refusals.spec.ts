import { refusalsOf } from './refusals';

describe('the refusals of a call', () => {
  it.each([
    ['GET /api/health-check', [503]],
    ['GET /api/matter', [422, 503]],
    ['GET /api/exam', [404, 422, 503]],
    ['GET /api/question/count', [401, 422, 503]],
    ['POST /api/sample-question/{id}', [403, 404, 408, 422, 429, 503]],
    ['GET /api/customer-area/user/me', [401, 503]],
    ['POST /api/auth/login', [408, 422, 429, 503]],
    ['POST /api/customer-area/question-map/select', [401, 403, 404, 408, 422, 429, 503]],
    ['DELETE /api/customer-area/question-map/{id}', [401, 404, 422, 429, 503]],
    ['GET /api/customer-area/moderation/report', [401, 403, 404, 422, 503]],
    ['GET /api/customer-area/question/comment', [401, 403, 404, 422, 503]],
    ['POST /api/customer-area/user/change-password', [401, 408, 422, 429, 503]],
  ] as const)('of %s are %j', (name, statuses) => {
    expect(refusalsOf(name)).toEqual(statuses);
  });
});
