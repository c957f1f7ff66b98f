import type { CallRequest } from './call-request';
import { createResponseCache } from './response-cache';

const matters: CallRequest = { call: 'GET /api/matter', args: { status: 'ativo' } };
const answer = { data: [] };

function setUp() {
  let owner = 'ana';
  let time = 0;
  sessionStorage.clear();
  const cache = createResponseCache({ storage: sessionStorage, owner: () => owner, now: () => time });
  return {
    cache,
    become: (name: string) => void (owner = name),
    wait: (ms: number) => void (time += ms),
  };
}

describe('the kept answers', () => {
  it('are given again to the same student for five minutes', () => {
    const { cache, wait } = setUp();
    cache.write(matters, answer);
    expect(Object.keys(sessionStorage)[0]).toMatch(/cacheV2$/);
    wait(299_999);
    expect(cache.read(matters)).toEqual({ data: answer });
    wait(1);
    expect(cache.read(matters)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('never pass to another student', () => {
    const { cache, become } = setUp();
    cache.write(matters, answer);
    become('bia');
    expect(cache.read(matters)).toBeUndefined();
  });

  it('leave out the student’s own state and calls that the specification does not name', () => {
    const { cache } = setUp();
    const ownState: CallRequest = { call: 'GET /api/question/count', args: { estado: 'erradas' } };
    const maps: CallRequest = { call: 'GET /api/customer-area/question-map/user-maps', args: undefined };
    for (const request of [ownState, maps]) cache.write(request, answer);
    expect(sessionStorage).toHaveLength(0);
  });

  it('that are broken count as absent', () => {
    const { cache } = setUp();
    cache.write(matters, answer);
    sessionStorage.setItem(Object.keys(sessionStorage)[0] ?? '', '{"until"');
    expect(cache.read(matters)).toBeUndefined();
  });

  it('are done without when storage is full', () => {
    const full = { getItem: () => null, removeItem: () => undefined, setItem: () => { throw new DOMException('', 'QuotaExceededError'); } };
    const cache = createResponseCache({ storage: full, owner: () => '' });
    expect(() => cache.write(matters, answer)).not.toThrow();
  });
});
