import { CORRELATION_HEADER } from './correlation';
import { Type } from 'typebox';
import { readSettings } from './read-settings';
import { proxiesSetting, requestIds } from './request-id';

const OWN = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
const idOf = requestIds(['127.0.0.1', '10.0.0.0/8', '::1', 'loopback']);
const asked = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  idOf({ headers, socket: { remoteAddress } });

describe('the id of a request', () => {
  it.each(['127.0.0.1', '10.1.2.3', '::1', '::ffff:10.1.2.3'])('is that of a trusted proxy: %s', (from) => {
    expect(asked(from, { 'x-request-id': 'do-balanceador' })).toBe('do-balanceador');
  });

  it("is ours rather than a provider's, which uses the same header", () => {
    const headers = { 'x-request-id': 'do-provedor', [CORRELATION_HEADER]: 'do-balanceador' };
    expect(asked('127.0.0.1', headers)).toBe('do-balanceador');
  });

  it.each(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1', undefined])('is new for everybody else: %s', (from) => {
    expect(asked(from, { 'x-request-id': 'de-quem-chama' })).toMatch(OWN);
  });

  it.each(['a b', 'curto', 'x'.repeat(65), 'forjado\r\nset-cookie: a=b', ''])(
    'is new if the given one is invalid: %j',
    (given) => {
      expect(asked('127.0.0.1', { [CORRELATION_HEADER]: given })).toMatch(OWN);
    },
  );
});

describe('the setting of trusted proxies', () => {
  const schema = Type.Object({ TRUSTED_PROXIES: proxiesSetting('127.0.0.1') });
  const read = (text: string) => readSettings(schema, { TRUSTED_PROXIES: text }).TRUSTED_PROXIES;

  it.each(['127.0.0.1,::1', ' 10.0.0.0/8 , fd00::/8,', 'loopback, 10.0.0.5'])('accepts %j', (text) => {
    expect(read(text)).toBe(text);
  });

  it.each([
    '127.0.0.1,::1      # the proxy',
    '127.0.0.1 ::1',
    '10.0.0.0/33',
    '10.0.0.0/255.0.0.0',
    '300.0.0.1',
    'proxy',
  ])('refuses %j in a sentence', (text) => {
    expect(() => read(text)).toThrow('TRUSTED_PROXIES must be addresses or ranges');
  });

  it('has a default', () => expect(read('')).toBe('127.0.0.1'));
});
