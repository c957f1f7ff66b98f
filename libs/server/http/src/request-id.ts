import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { CORRELATION_HEADER } from './correlation';

/** Ids of requests as other processes may give them: short, and nothing that could break a line or a header. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Where balancers write theirs. Ours comes first: a provider that calls us has a `x-request-id` of its own. */
const HEADERS = [CORRELATION_HEADER, 'x-request-id'];

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Addresses and ranges (`10.0.0.0/8`) as a list that can be asked. */
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
 * Whether a connection comes from one of these.
 *
 * @param trusted addresses and ranges of proxies; names, which `trustProxy` knows as well, are none
 */
export function trustedPeers(trusted: readonly string[]): (address: string | undefined) => boolean {
  const proxies = listOf(trusted.filter((entry) => /^[\d.]+(\/\d+)?$|:/.test(entry)));
  return (address) => address !== undefined && proxies.check(address, familyOf(address));
}

type Asked = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/**
 * What gives each request its id: the one that a trusted proxy sends along, so that one id leads through the logs of balancer,
 * site and API, or a new one. What a visitor sends is no id.
 *
 * @param trusted addresses and ranges of the proxies
 */
export function requestIds(trusted: readonly string[]): (request: Asked) => string {
  const isTrusted = trustedPeers(trusted);
  return ({ headers, socket: { remoteAddress } }) => {
    const given = isTrusted(remoteAddress) ? HEADERS.map((name) => headers[name]) : [];
    return given.find((id): id is string => typeof id === 'string' && REQUEST_ID.test(id)) ?? crypto.randomUUID();
  };
}
