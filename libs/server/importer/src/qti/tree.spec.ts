import { parseXml } from './tree';

describe('an XML file of a package', () => {
  it('is refused if an attribute is longer than any picture', () => {
    expect(() => parseXml(`<a b="${'A'.repeat(15_000_000)}"/>`, 'i.xml')).toThrow(
      'i.xml: o XML tem uma marca com atributos longos demais',
    );
    expect(parseXml(`<a b="${'A'.repeat(13_000_000)}"/>`, 'i.xml').attributes['b']).toHaveLength(13_000_000);
  });

  it('uses little more memory than its length, whatever an attribute contains', () => {
    const before = process.memoryUsage().rss;
    expect(() => parseXml(`<a b="${'\t'.repeat(16_000_000)}"/>`, 'i.xml')).toThrow('longos demais');
    // Thirty times its length, 500 MB, where each character is a string of its own.
    expect(process.memoryUsage().rss - before).toBeLessThan(350_000_000);
  });
});
