import { createHmac } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ProviderRequest } from './provider-request';
import { demand, demandToken, type Verify } from './verified';

const text = Type.String({ minLength: 1 });

const DebugToken = Type.Object({
  data: Type.Object({
    app_id: text,
    is_valid: Type.Boolean(),
    user_id: text,
    type: Type.Optional(Type.String()),
    /** In seconds; 0 for a token that does not expire. */
    expires_at: Type.Integer(),
  }),
});

const Me = Type.Object({ id: text, name: Type.Optional(Type.String()), email: Type.Optional(Type.String()) });

/**
 * Verifies a Facebook access token: debug_token returns its application, user and expiry, /me the user's name and
 * e-mail. A path without a version uses the oldest supported one, so that none expires.
 */
export const verifyFacebook =
  ({ appId, secret }: { appId: string; secret: string }, ask: ProviderRequest): Verify =>
  async ({ social_data, social_id }) => {
    const token = social_data?.accessToken;
    demandToken(token);
    const debug = await ask('/debug_token', { query: { input_token: token, access_token: `${appId}|${secret}` } });
    demand(Value.Check(DebugToken, debug), 'debug_token');
    const { data } = debug;
    demand(data.is_valid, 'invalid');
    demand(data.app_id === appId, 'audience');
    demand((data.type ?? 'USER') === 'USER', 'type');
    demand(data.expires_at === 0 || data.expires_at * 1_000 > Date.now(), 'expired');
    demand(data.user_id === social_id && data.user_id === (social_data?.userID || data.user_id), 'subject');
    const appsecret_proof = createHmac('sha256', secret).update(token).digest('hex');
    const me = await ask('/me', { query: { fields: 'id,name,email', access_token: token, appsecret_proof } });
    demand(Value.Check(Me, me), 'me');
    demand(me.id === data.user_id, 'subject');
    return { subject: me.id, name: me.name ?? '', email: me.email ?? null, emailStatus: 'unsaid' };
  };
