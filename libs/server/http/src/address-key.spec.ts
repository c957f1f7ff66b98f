import { addressKey } from './address-key';

describe('the key of an address', () => {
  it('is one for an IPv6 network of /64, however it is written', () => {
    const key = addressKey('2001:db8:1:2::1');
    expect([addressKey('2001:db8:1:2:ffff::9'), addressKey('2001:0DB8:0001:0002:0:0:0:1')]).toEqual([key, key]);
    expect(addressKey('2001:db8:1:3::1')).not.toBe(key);
    expect(addressKey('::1')).toBe(addressKey('::2'));
  });

  it('is the address itself for IPv4, also when it comes mapped into IPv6', () => {
    expect([addressKey('198.51.100.7'), addressKey('::ffff:198.51.100.7'), addressKey('::FFFF:198.51.100.7')]).toEqual(
      Array(3).fill('198.51.100.7'),
    );
    // The same address in hexadecimal, in short and in full.
    expect([addressKey('::ffff:c633:6407'), addressKey('0:0:0:0:0:FFFF:C633:6407')]).toEqual(
      Array(2).fill('198.51.100.7'),
    );
    expect(addressKey('198.51.100.8')).not.toBe(addressKey('198.51.100.7'));
  });

  it('is the text itself if it is no address, and has no zone', () => {
    expect(addressKey('unknown')).toBe('unknown');
    expect(addressKey('a:b')).toBe('a:b');
    expect(addressKey('fe80::1%eth0')).toBe(addressKey('fe80::1'));
  });
});
