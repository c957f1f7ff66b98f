import { contract, type Call } from '@mapa/api-contract';
import { REQUEST_QUEUES, requestQueueOf } from './request-queues';

const calls = Object.entries<Call>(contract);
const queueOf = (name: string) => requestQueueOf(Object.fromEntries(calls)[name] as Call);

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
    expect(Object.keys(contract)).toContain(call);
    expect(queueOf(call)).toBe(queue);
  });

  it('is used by some call, for each of the queues', () => {
    const used = new Set(calls.map(([, call]) => requestQueueOf(call)));
    expect(used).toEqual(new Set([...Object.keys(REQUEST_QUEUES), null]));
  });

  it('is absent for the health check only', () => {
    expect(calls.flatMap(([name, call]) => (requestQueueOf(call) === null ? [name] : []))).toEqual([
      'GET /api/health-check',
    ]);
  });
});
