import { exportJWK, generateKeyPair, jwtVerify, type JWTPayload } from 'jose';
import type { OAuth2Server } from 'oauth2-mock-server';
import { HOUR_S, type Grant } from './grants.ts';

const SCOPE = 'openid https://www.googleapis.com/auth/userinfo.profile https://www.googleapis.com/auth/userinfo.email';
/** Paths of Google's API, below its base address. */
export const GOOGLE_PATHS = { tokenInfo: '/oauth2/v3/tokeninfo', userInfo: '/oauth2/v3/userinfo' } as const;

type Claims = JWTPayload & { scope: string; name?: string; email?: string; email_verified?: boolean };

/** Google's token-info and user-info for the OAuth server's own signed tokens; others are refused. */
export async function installGoogle({
  issuer,
  service,
}: OAuth2Server): Promise<{ issue: (grant: Grant) => Promise<string> }> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  // Copied, because the store recognises a plain object by its realm, and a test runner has several.
  const { kid } = await issuer.keys.add({ ...(await exportJWK(privateKey)), alg: 'RS256', kid: 'stand-in' });

  const read = async (token: unknown): Promise<Claims | null> => {
    const verified = await jwtVerify<Claims>(String(token), publicKey).catch(() => null);
    return verified?.payload ?? null;
  };

  service.addRoute('GET', GOOGLE_PATHS.tokenInfo, async (request, response) => {
    const claims = await read(request.query['access_token']);
    const { aud, sub, scope, exp, email, email_verified } = claims ?? {};
    response.writeHead(claims ? 200 : 400, { 'content-type': 'application/json' });
    const info = {
      azp: aud,
      aud,
      sub,
      scope,
      exp: String(exp),
      expires_in: String(Number(exp) - Math.floor(Date.now() / 1_000)),
      email,
      email_verified: String(email_verified),
    };
    response.end(JSON.stringify(claims ? info : { error_description: 'Invalid Value' }));
  });

  service.addRoute('GET', GOOGLE_PATHS.userInfo, async (request, response) => {
    const claims = await read(request.headers.authorization?.replace(/^Bearer /, ''));
    const { sub, name, email, email_verified } = claims ?? {};
    response.writeHead(claims ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(claims ? { sub, name, email, email_verified } : { error: 'invalid_request' }));
  });

  return {
    issue: ({ person: { id, ...profile }, app, scope = SCOPE, expires_in_s = HOUR_S }) =>
      issuer.buildToken({
        kid,
        expiresIn: expires_in_s,
        scopesOrTransform: (_header, payload) => void Object.assign(payload, { aud: app, sub: id, scope, ...profile }),
      }),
  };
}
