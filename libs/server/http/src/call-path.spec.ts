import { loggableCallPath } from './call-path';

describe('the pattern of a call, as its host reports it', () => {
  it.each([
    '/api/question',
    '/api/exam/:id',
    '/api/customer-area/question-notebook/',
    '/api/customer-area/question-notebook/:id/questions/:questao_id',
  ])('is accepted: %s', (pattern) => expect(loggableCallPath(pattern)).toBe(pattern));

  it.each([undefined, '', '/x', '/api/a b', '/api/a\n{}', `/api/${'x'.repeat(41)}`, ['/api/question']])(
    'is left out if invalid: %j',
    (header) => expect(loggableCallPath(header)).toBeNull(),
  );
});
