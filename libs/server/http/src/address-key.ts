import { isIPv6, SocketAddress } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** The first four groups of an IPv6 address in its canonical form. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const [left, right] = [head, tail].map((part) => (part ? part.split(':') : [])) as [string[], string[]];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/**
 * The key by which limits count a client's address, the same for all notations: an IPv6 client owns a /64, so its
 * network is the key; an IPv4 address, even if mapped into IPv6 (`::ffff:a.b.c.d`, `::ffff:hhhh:hhhh`), is its own key,
 * as is any other text.
 */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' });
  return MAPPED.exec(address)?.[1] ?? `${networkOf(address)}::/64`;
}
