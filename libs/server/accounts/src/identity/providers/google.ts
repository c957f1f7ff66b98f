import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ProviderRequest } from './provider-request';
import { demand, demandToken, type Verify } from './verified';

const text = Type.String({ minLength: 1 });

const TokenInfo = Type.Object({
  aud: text,
  azp: Type.Optional(text),
  sub: text,
  scope: Type.String(),
  exp: Type.Union([Type.String({ pattern: '^\\d{1,12}$' }), Type.Integer()]),
});

const UserInfo = Type.Object({
  sub: text,
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  email_verified: Type.Optional(Type.Union([Type.Boolean(), Type.Enum(['true', 'false'])])),
});

/**
 * Verifies a Google access token: token-info returns its application, user and expiry, user-info the user's name and
 * e-mail.
 */
export const verifyGoogle =
  (clientId: string, ask: ProviderRequest): Verify =>
  async ({ social_data, social_id }) => {
    const token = social_data?.tokenObj?.access_token;
    demandToken(token);
    const info = await ask('/oauth2/v3/tokeninfo', { query: { access_token: token } });
    demand(Value.Check(TokenInfo, info), 'token-info');
    demand(info.aud === clientId && (info.azp ?? clientId) === clientId, 'audience');
    demand(Number(info.exp) * 1_000 > Date.now(), 'expired');
    demand(info.scope.split(' ').includes('openid'), 'scope');
    demand(info.sub === social_id && info.sub === (social_data?.googleId || info.sub), 'subject');
    const user = await ask('/oauth2/v3/userinfo', { headers: { authorization: `Bearer ${token}` } });
    demand(Value.Check(UserInfo, user), 'user-info');
    demand(user.sub === info.sub, 'subject');
    return {
      subject: user.sub,
      name: user.name ?? '',
      email: user.email ?? null,
      emailStatus: String(user.email_verified) === 'true' ? 'verified' : 'unverified',
    };
  };
