import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';

/** A host in a link: a name or an IPv6 address, with an optional port. */
const HOST = /^(?<name>[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?$/;
const MAX_PORT = 65_535;

/** An allowed host must match exactly; one that begins with a dot stands for a domain and its subdomains. */
const allows = (allowed: string, name: string) =>
  allowed.startsWith('.') ? `.${name}`.endsWith(allowed) : name === allowed;

/**
 * The origin of absolute addresses in a response (canonical link, Open Graph, sitemap): SITE_URL, or else the requested
 * host, when ALLOWED_HOSTS contains it.
 * @returns an origin without a trailing slash, or '' for an unknown host
 */
export function siteOriginOf(
  { siteUrl, allowedHosts }: Pick<Config, 'siteUrl' | 'allowedHosts'>,
  { host, protocol }: FastifyRequest,
): string {
  if (siteUrl) return siteUrl;
  const asked = host.toLowerCase();
  const { name = '', port = '0' } = HOST.exec(asked)?.groups ?? {};
  return Number(port) <= MAX_PORT && allowedHosts.some((allowed) => allows(allowed, name))
    ? `${protocol}://${asked}`
    : '';
}

/** Sets `vary` for a response that contains the origin of its request; SITE_URL makes that unnecessary. */
export function varyByHost(
  { siteUrl, trustedProxies }: Pick<Config, 'siteUrl' | 'trustedProxies'>,
  reply: FastifyReply,
): FastifyReply {
  if (siteUrl) return reply;
  return reply.header('vary', trustedProxies.length > 0 ? 'host, x-forwarded-host, x-forwarded-proto' : 'host');
}
