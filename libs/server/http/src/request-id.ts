import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { CORRELATION_HEADER } from './correlation';

/** Ids of requests from other processes: short, and without anything that could break a log line or a header. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Headers in which load balancers send ids. Ours comes first, as a provider that calls us sends its own `x-request-id`.
 */
const HEADERS = [CORRELATION_HEADER, 'x-request-id'];

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
