import { createHmac, randomBytes } from 'node:crypto';
import type { OAuth2Server } from 'oauth2-mock-server';
import { APPS, HOUR_S, type Grant } from './grants.ts';

/** Paths of Facebook's graph, below its base address. */
export const FACEBOOK_PATHS = { debugToken: '/debug_token', me: '/me' } as const;

const invalid = { error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 } };
const proofOf = (token: string) => createHmac('sha256', APPS.facebookSecret).update(token).digest('hex');

/** Facebook's debug_token and /me for tokens that only this fake can read. */
export function installFacebook({ service }: OAuth2Server): { issue: (grant: Grant) => Promise<string> } {
  const grants = new Map<string, Grant & { expires_at: number }>();
  const isAlive = (token: string) => (grants.get(token)?.expires_at ?? 0) * 1_000 > Date.now();

  const answers: Record<string, (query: Record<string, unknown>, bearer: string) => [number, object]> = {
    [FACEBOOK_PATHS.debugToken]: ({ input_token, access_token }) => {
      if (access_token !== `${APPS.facebook}|${APPS.facebookSecret}`) return [400, invalid];
      const grant = grants.get(String(input_token));
      if (!grant) return [200, { data: { error: invalid.error, is_valid: false, scopes: [] } }];
      const { app, person, expires_at } = grant;
      return [
        200,
        {
          data: {
            app_id: app,
            type: 'USER',
            is_valid: isAlive(String(input_token)),
            user_id: person.id,
            expires_at,
            scopes: ['public_profile', 'email'],
          },
        },
      ];
    },
    [FACEBOOK_PATHS.me]: ({ access_token, appsecret_proof }, bearer) => {
      const token = String(access_token ?? bearer);
      const person = grants.get(token)?.person;
      const proved = appsecret_proof === undefined || appsecret_proof === proofOf(token);
      if (!person || !isAlive(token) || !proved) return [400, invalid];
      return [200, { id: person.id, name: person.name, email: person.email }];
    },
  };
  for (const [path, answer] of Object.entries(answers)) {
    service.addRoute('GET', path, (request, response) => {
      const [status, body] = answer(request.query, request.headers.authorization?.replace(/^Bearer /, '') ?? '');
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }

  return {
    issue: (grant) => {
      const token = `EAA${randomBytes(24).toString('hex')}`;
      grants.set(token, { ...grant, expires_at: Math.floor(Date.now() / 1_000) + (grant.expires_in_s ?? HOUR_S) });
      return Promise.resolve(token);
    },
  };
}
