const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const canonical = (group: string): string => group.toLowerCase().replace(/^0+(?=.)/, '');

/**
 * The part of a client's address that limits count by: an IPv6 client owns a /64, so its network is the key; an IPv4
 * address, also when written as `::ffff:a.b.c.d`, is a key of its own.
 */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).map(canonical).join(':') + '::/64';
}
