import { ROUTES } from '@mapa/domain';
import { readConfig } from '../config/config';
import { contentPolicy } from './csp';
import { extraSources } from './policy-sources';

const GOOGLE = { GOOGLE_CLIENT_ID: 'mapa.apps.googleusercontent.com' };
const FACEBOOK = { FACEBOOK_APP_ID: '4242' };

const policyOf = (environment: Record<string, string>, path: string) =>
  contentPolicy('', extraSources(readConfig(environment), path));
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the content policy of a deployment', () => {
  it('names no other host if none is used', () => {
    expect(policyOf({}, '/questoes')).not.toMatch(/https?:/);
  });

  it('allows one script of Google and the calls of its sign-in', () => {
    const policy = policyOf(GOOGLE, '/questoes');
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://accounts.google.com/gsi/client");
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://accounts.google.com/gsi/ https://www.googleapis.com/oauth2/v3/userinfo",
    );
    expect(policy).not.toContain('facebook');
  });

  it('allows one script of Facebook and the calls of its sign-in', () => {
    const policy = policyOf(FACEBOOK, '/area-estudante/cadernos');
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://connect.facebook.net/pt_BR/sdk.js");
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://www.facebook.com https://graph.facebook.com/me",
    );
    expect(policy).not.toContain('google');
  });

  it('allows no other host on the page of a new password', () => {
    expect(policyOf({ ...GOOGLE, ...FACEBOOK, GTM_ID: 'GTM-ABC1' }, '/nova-senha/segredo')).toBe(
      policyOf({}, '/nova-senha/segredo'),
    );
  });

  it('allows no tag manager on the page that confirms an e-mail', () => {
    expect(policyOf({ GTM_ID: 'GTM-ABC1' }, '/confirmar-email')).toBe(policyOf({}, '/confirmar-email'));
  });

  it('allows the card provider in the documents of the checkout, and in no other', () => {
    const paid = { PAYMENT_PROVIDER: 'mercado_pago' };
    for (const path of ['/checkout', '/checkout/plano_pago_primary', '/checkout/sucesso', '/checkout/nada']) {
      const policy = policyOf(paid, path);
      expect(directive(policy, 'script-src')).toBe("script-src 'self' https://sdk.mercadopago.com/js/v2");
      expect(directive(policy, 'frame-src')).toBe(
        'frame-src https://secure-fields.mercadopago.com https://api-static.mercadopago.com',
      );
      expect(directive(policy, 'connect-src')).toBe(
        "connect-src 'self' https://api.mercadopago.com https://secure-fields.mercadopago.com https://api-static.mercadopago.com",
      );
    }
    const others = Object.values(ROUTES).filter(({ path }) => !path.startsWith('/checkout'));
    expect(others.length).toBeGreaterThan(20);
    for (const path of [...others.map((route) => route.path.replace(/:\w+/g, '7')), '/checkouts', '/nada']) {
      expect(policyOf(paid, path)).toBe(policyOf({}, path));
    }
    expect(policyOf({}, '/checkout/plano_pago_primary')).not.toMatch(/https?:/);
  });

  it.each([
    'PAYMENT_SDK_URL',
    'PAYMENT_FIELDS_URLS',
    'PAYMENT_BASE_URL',
    'GOOGLE_ACCOUNTS_URL',
    'GOOGLE_BASE_URL',
    'FACEBOOK_SDK_URL',
    'FACEBOOK_BASE_URL',
  ])('cannot be widened by what %s holds', (name) => {
    for (const value of ['https://x.com; script-src *', "https://x.com 'unsafe-inline'", 'https://x.com,*', '*']) {
      expect(() => readConfig({ [name]: value })).toThrow(name);
    }
  });
});
