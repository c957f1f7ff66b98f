import { contract } from '@mapa/api-contract';
import { requestQueueOf, REQUEST_QUEUE_RULES } from './request-queues';

const calls = Object.keys(contract);

describe('the request queue of a call', () => {
  it.each([
    ['POST /api/customer-area/question/answer', 'answers'],
    ['GET /api/customer-area/user/me', 'session'],
    ['POST /api/auth/logout', 'session'],
    ['POST /api/auth/login', 'sign-in'],
    ['POST /api/customer-area/user/change-password', 'sign-in'],
    ['GET /api/question', 'lists'],
    ['GET /api/customer-area/question-map/user-maps', 'study'],
    ['GET /api/customer-area/question-map/detail', 'study'],
    ['GET /api/customer-area/question-map/questions', 'study'],
    ['GET /api/customer-area/question-notebook', 'study'],
    ['GET /api/customer-area/question-notebook/id', 'study'],
    ['GET /api/customer-area/question-notebook/{id}/questions', 'study'],
    ['GET /api/customer-area/question-notebook/question-filters/{id}', 'lists'],
    ['POST /api/customer-area/question-map/reset', 'lists'],
    ['GET /api/customer-area/exam/performance/{id}', 'heavy'],
    ['POST /api/customer-area/question-notebook/', 'heavy'],
    ['GET /api/health-check', null],
  ])('%s is %s', (call, queue) => {
    expect(calls).toContain(call);
    expect(requestQueueOf(call)).toBe(queue);
  });

  it('has no rule that fits no call', () => {
    expect(REQUEST_QUEUE_RULES.filter(([pattern]) => !calls.some((call) => pattern.test(call)))).toEqual([]);
  });

  it('is none for the health check alone', () => {
    expect(calls.filter((call) => requestQueueOf(call) === null)).toEqual(['GET /api/health-check']);
  });
});
