import type { ApiError } from '@mapa/api-client';
import { outcomeOf } from './outcome';

const failed = (kind: ApiError['kind']) => ({ isError: true, error: { kind, message: '', fields: {} } as ApiError });
const fine = { isError: false };

describe('the outcome of a page', () => {
  it('is good if every query succeeds', () => {
    expect(outcomeOf(fine, fine)).toBe('ok');
    expect(outcomeOf()).toBe('ok');
  });

  it.each(['not-found', 'invalid'] as const)('is "not there" for an address that the API calls %s', (kind) => {
    expect(outcomeOf(fine, failed(kind))).toBe('not-found');
  });

  it.each(['unavailable', 'offline', 'rate-limited', 'unexpected', 'unauthorized', 'forbidden'] as const)(
    'is "not now" for %s',
    (kind) => {
      expect(outcomeOf(failed('not-found'), failed(kind))).toBe('unavailable');
    },
  );

  it('is "not now" for a failure that names no kind', () => {
    expect(outcomeOf({ isError: true, error: { message: 'x' } })).toBe('unavailable');
  });
});
