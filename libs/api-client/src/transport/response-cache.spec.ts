import type { CallRequest } from './call-request';
import { createResponseCache } from './response-cache';

const matters: CallRequest = { call: 'GET /api/matter', args: { status: 'ativo' } };
const count = (page: number): CallRequest => ({ call: 'GET /api/question/count', args: { banca_id: [page] } });
const answer = { data: [] };

function setUp(storage: Storage = sessionStorage) {
  let owner = 'ana';
  let time = 0;
  sessionStorage.clear();
  const cache = createResponseCache({ storage, owner: () => owner, now: () => time });
  return {
    cache,
    become: (name: string) => void (owner = name),
    wait: (ms: number) => void (time += ms),
  };
}

const size = () =>
  Object.entries(sessionStorage).reduce((sum, [key, value]) => sum + key.length + String(value).length, 0);

describe('the cached responses', () => {
  it('are those of matter, incidence, count and list, under keys that end in cacheV2', () => {
    const { cache } = setUp();
    const calls = [
      'GET /api/matter',
      'GET /api/question/incidence',
      'GET /api/question/count',
      'GET /api/question/list',
    ] as const;
    for (const call of calls) cache.write({ call, args: {} }, answer);
    const keys = Object.keys(sessionStorage);
    expect(keys).toHaveLength(4);
    expect(keys.every((key) => key.endsWith('cacheV2'))).toBe(true);
    for (const call of calls) expect(cache.read({ call, args: {} })).toEqual({ data: answer });
  });

  it('are returned to the same student for five minutes', () => {
    const { cache, wait } = setUp();
    cache.write(matters, answer);
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
    become('ana');
    expect(cache.read(matters)).toEqual({ data: answer });
  });

  it('do not depend on the order of the arguments', () => {
    const { cache } = setUp();
    cache.write({ call: 'GET /api/question/count', args: { banca_id: [1], ano: [2024] } }, answer);
    expect(cache.read({ call: 'GET /api/question/count', args: { ano: [2024], banca_id: [1] } })).toEqual({
      data: answer,
    });
  });

  it.each<CallRequest>([
    { call: 'GET /api/question/count', args: { estado: 'erradas' } },
    { call: 'GET /api/question/list', args: { ocultas: 'excluir' } },
    { call: 'GET /api/customer-area/question-map/user-maps', args: undefined },
    { call: 'GET /api/question', args: {} },
  ])('exclude the student’s own state and calls outside the specification: %j', (request) => {
    const { cache } = setUp();
    cache.write(request, answer);
    expect(sessionStorage).toHaveLength(0);
  });

  it('are at most 50, and the oldest are removed', () => {
    const { cache, wait } = setUp();
    for (let page = 1; page <= 60; page += 1) {
      cache.write(count(page), answer);
      wait(1);
    }
    expect(sessionStorage).toHaveLength(50);
    expect([cache.read(count(10)), cache.read(count(11)), cache.read(count(60))]).toEqual([
      undefined,
      { data: answer },
      { data: answer },
    ]);
  });

  it('take at most half a megabyte together, and none is larger than that alone', () => {
    const { cache, wait } = setUp();
    const large = { data: ['x'.repeat(120_000)] };
    for (let page = 1; page <= 9; page += 1) {
      cache.write(count(page), large);
      wait(1);
      expect(size()).toBeLessThanOrEqual(500_000);
    }
    expect([cache.read(count(5)), cache.read(count(9))]).toEqual([undefined, { data: large }]);
    cache.write(matters, { data: ['x'.repeat(600_000)] });
    expect(cache.read(matters)).toBeUndefined();
  });

  it('are removed for newer ones, while foreign keys stay', () => {
    const { cache, wait } = setUp();
    sessionStorage.setItem('mapa-rolagem', '{}');
    cache.write(matters, answer);
    wait(100);
    cache.write(matters, { data: [1] });
    expect(cache.read(matters)).toEqual({ data: { data: [1] } });
    expect(Object.keys(sessionStorage)).toContain('mapa-rolagem');
    expect(sessionStorage).toHaveLength(2);
  });

  it.each(['', 'x', '9999999999999 {"data"'])('that are broken (%j) count as absent', (broken) => {
    const { cache } = setUp();
    cache.write(matters, answer);
    sessionStorage.setItem(Object.keys(sessionStorage)[0] ?? '', broken);
    expect(cache.read(matters)).toBeUndefined();
    cache.write(matters, answer);
    expect(cache.read(matters)).toEqual({ data: answer });
  });

  it('are skipped when storage is full or refused', () => {
    const refuse = (): never => {
      throw new DOMException('', 'QuotaExceededError');
    };
    const full: Storage = {
      length: 0,
      key: () => null,
      clear: refuse,
      getItem: () => null,
      removeItem: () => undefined,
      setItem: refuse,
    };
    const refused: Storage = { ...full, getItem: refuse, removeItem: refuse, key: refuse };
    for (const storage of [full, refused]) {
      const { cache } = setUp(storage);
      expect(() => cache.write(matters, answer)).not.toThrow();
      expect(cache.read(matters)).toBeUndefined();
    }
  });
});
