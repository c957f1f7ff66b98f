import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { Type } from 'typebox';
import { CORRELATION_HEADER } from './correlation';

/** Ids of requests from other processes: short, and without anything that could break a log line or a header. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Headers in which load balancers send ids. Ours comes first, as a provider that calls us sends its own `x-request-id`.
 */
const HEADERS = [CORRELATION_HEADER, 'x-request-id'];

/** Names of ranges that `trustProxy` also accepts. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(entry: string): boolean {
  const [address = '', length, ...more] = entry.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isLength = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
  return RANGES.includes(entry) || (isIP(address) > 0 && isLength && more.length === 0);
}

/** The setting `TRUSTED_PROXIES`: addresses and ranges, comma-separated, of proxies whose headers are trusted. */
export const proxiesSetting = (usual: string) =>
  Type.Refine(
    Type.String({ default: usual }),
    (text) => text.split(',').every((entry) => entry.trim() === '' || isProxy(entry.trim())),
    () => 'must be addresses or ranges (10.0.0.0/8), separated by commas, and nothing else on the line',
  );

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Addresses and ranges (`10.0.0.0/8`) as a list for look-ups. */
function listOf(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of addresses) {
    const [address = '', length] = entry.split('/');
    if (length === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(length), familyOf(address));
  }
  return list;
}

/**
 * Returns whether a connection comes from one of these.
 * @param trusted addresses and ranges of proxies; the names that `trustProxy` also accepts are ignored
 */
export function trustedPeers(trusted: readonly string[]): (address: string | undefined) => boolean {
  const proxies = listOf(trusted.filter((entry) => /^[\d.]+(\/\d+)?$|:/.test(entry)));
  return (address) => address !== undefined && proxies.check(address, familyOf(address));
}

type Asked = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/**
 * Returns the function that gives each request its id: the one sent by a trusted proxy, so that the logs of load
 * balancer, site and API share it, or a new one. Ids from visitors are ignored.
 * @param trusted addresses and ranges of the proxies
 */
export function requestIds(trusted: readonly string[]): (request: Asked) => string {
  const isTrusted = trustedPeers(trusted);
  return ({ headers, socket: { remoteAddress } }) => {
    const given = isTrusted(remoteAddress) ? HEADERS.map((name) => headers[name]) : [];
    return given.find((id): id is string => typeof id === 'string' && REQUEST_ID.test(id)) ?? crypto.randomUUID();
  };
}
