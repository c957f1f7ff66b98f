import { readConfig } from '../config';
import { contentPolicy } from './csp';
import { extraSources } from './policy-sources';

const GOOGLE = { GOOGLE_CLIENT_ID: 'mapa.apps.googleusercontent.com' };
const FACEBOOK = { FACEBOOK_APP_ID: '4242' };

const policyOf = (environment: Record<string, string>, path: string) =>
  contentPolicy('', extraSources(readConfig(environment), path));
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the content policy of a deployment', () => {
  it('names nobody else where nobody else is used', () => {
    expect(policyOf({}, '/questoes')).not.toMatch(/https?:/);
  });

  it('admits of Google one script and the question who signed in', () => {
    const policy = policyOf(GOOGLE, '/questoes');
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://accounts.google.com/gsi/client");
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://accounts.google.com/gsi/ https://www.googleapis.com/oauth2/v3/userinfo",
    );
    expect(policy).not.toContain('facebook');
  });

  it('admits of Facebook one script and the question who signed in', () => {
    const policy = policyOf(FACEBOOK, '/area-estudante/cadernos');
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://connect.facebook.net/pt_BR/sdk.js");
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://www.facebook.com https://graph.facebook.com/me",
    );
    expect(policy).not.toContain('google');
  });

  it('admits nobody on the page of a new password', () => {
    expect(policyOf({ ...GOOGLE, ...FACEBOOK, GTM_ID: 'GTM-ABC1' }, '/nova-senha/segredo')).toBe(
      policyOf({}, '/nova-senha/segredo'),
    );
  });

  it('admits no tag manager where an e-mail is confirmed', () => {
    expect(policyOf({ GTM_ID: 'GTM-ABC1' }, '/confirmar-email')).toBe(policyOf({}, '/confirmar-email'));
  });

  it.each(['GOOGLE_ACCOUNTS_URL', 'GOOGLE_BASE_URL', 'FACEBOOK_SDK_URL', 'FACEBOOK_BASE_URL'])(
    'cannot be opened by what %s holds',
    (name) => {
      for (const value of ['https://x.com; script-src *', "https://x.com 'unsafe-inline'", 'https://x.com,*', '*']) {
        expect(() => readConfig({ [name]: value })).toThrow(name);
      }
    },
  );
});
