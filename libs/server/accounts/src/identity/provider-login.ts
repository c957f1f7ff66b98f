import type { Provider } from '@mapa/domain';
import type { FastifyRequest } from 'fastify';
import { refuse } from '@mapa/server-platform';
import { ACCOUNT, providerRules } from '@mapa/server-sessions';
import { ProviderAway } from './providers/provider-request';
import { NotVerified, type Registration, type Verified } from './providers/verified';

/**
 * Verifies a provider's token; refuses with 503 where the provider is not configured or unreachable, 422 where it
 * rejects the token.
 */
export async function askProvider(request: FastifyRequest, provider: Provider, body: Registration): Promise<Verified> {
  const rules = providerRules(provider);
  const verify = request.server.providers[provider];
  if (!verify) throw refuse(rules.notConfigured);
  try {
    const verified = await verify(body);
    if (provider === 'facebook' && !verified.email) throw refuse(ACCOUNT.loginRefused);
    return verified;
  } catch (error) {
    if (error instanceof ProviderAway) {
      request.log.warn({ event: 'provider away', provider, reason: error.message }, 'provider away');
      throw refuse(rules.away);
    }
    if (error instanceof NotVerified) {
      request.log.info({ event: 'token refused', provider, reason: error.message }, 'token refused');
      throw refuse(rules.refused);
    }
    throw error;
  }
}
