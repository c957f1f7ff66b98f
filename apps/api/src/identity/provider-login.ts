import { MESSAGES, providerSentences, type Provider } from '@mapa/domain';
import type { FastifyRequest } from 'fastify';
import { invalid, unavailable } from '../http/refusal';
import { ProviderAway } from './providers/ask';
import { NotVerified, type Verified } from './providers/verified';
import type { Registration } from './sign-up';

const RETRY_CONFIGURED_S = 3_600;
const RETRY_AWAY_S = 10;

/** Asks the provider who is calling; refuses with 503 where it is not configured or away, 422 where it says no. */
export async function askProvider(request: FastifyRequest, provider: Provider, body: Registration): Promise<Verified> {
  const sentences = providerSentences(provider);
  const verify = request.server.providers[provider];
  if (!verify) throw unavailable(sentences.notConfigured, RETRY_CONFIGURED_S);
  try {
    const verified = await verify(body);
    if (provider === 'facebook' && !verified.email) throw invalid('erro', MESSAGES.loginRefused);
    return verified;
  } catch (error) {
    if (error instanceof ProviderAway) {
      request.log.warn({ event: 'provider away', provider, reason: error.message }, 'provider away');
      throw unavailable(sentences.away, RETRY_AWAY_S);
    }
    if (error instanceof NotVerified) {
      request.log.info({ event: 'token refused', provider, reason: error.message }, 'token refused');
      throw invalid('erro', sentences.refused);
    }
    throw error;
  }
}
