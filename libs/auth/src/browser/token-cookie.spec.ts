import { deleteToken, readToken, writeToken } from './token-cookie';

afterEach(() => deleteToken(''));

/** The writes to the cookie jar, without deletions. */
function written(action: () => void): string[] {
  const jar = jest.spyOn(Document.prototype, 'cookie', 'set');
  action();
  const values = jar.mock.calls.map(([value]) => value);
  jar.mockRestore();
  return values;
}

describe('the token cookie', () => {
  it('lives 30 days on the whole host and is not sent from other sites', () => {
    jest.useFakeTimers({ now: new Date('2026-03-01T00:00:00Z') });
    const [cookie] = written(() => writeToken('abc', '')).slice(-1);
    jest.useRealTimers();
    expect(cookie).toBe('jwt_token=abc; path=/; expires=Tue, 31 Mar 2026 00:00:00 GMT; sameSite=Lax');
  });

  it('belongs to the configured domain if there is one', () => {
    expect(written(() => writeToken('abc', 'exemplo.com.br')).at(-1)).toContain('; domain=exemplo.com.br');
  });

  it('is deleted in both variants', () => {
    writeToken('abc', '');
    const deletions = written(() => deleteToken('exemplo.com.br'));
    expect(deletions.map((value) => /domain=[^;]*/.exec(value)?.[0])).toEqual([undefined, 'domain=exemplo.com.br']);
    expect(readToken()).toBeUndefined();
  });

  it('replaces a cookie of another domain, which would shadow it', () => {
    expect(written(() => writeToken('abc', 'exemplo.com.br'))).toHaveLength(3);
  });
});
