/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://mapa.test/"}
 */
import { writeToken } from './token-cookie';

describe('under HTTPS the token cookie', () => {
  it('is never sent unencrypted', () => {
    const jar = jest.spyOn(Document.prototype, 'cookie', 'set');
    writeToken('abc', '');
    expect(jar.mock.calls.at(-1)?.[0]).toMatch(/; secure/i);
  });
});
