import { StrictXmlParser } from './strict-parser';

const LONG = `${'Texto longo com acentuação. '.repeat(30_000)}Fim`;

function read(xml: string, maxText?: number) {
  const texts: string[] = [];
  let dropped = 0;
  const parser = new StrictXmlParser(
    {
      open: () => texts.push(''),
      text: (text) => texts.push((texts.pop() ?? '') + text),
      close: () => undefined,
      dropped: () => void (dropped += 1),
    },
    { openTag: () => 'a' },
    { ...(maxText !== undefined && { maxText }) },
  );
  parser.write(xml);
  parser.close();
  return { texts, dropped };
}

describe('Long texts', () => {
  it.each([
    ['a text', LONG, LONG],
    ['CDATA', `<![CDATA[${LONG}]]>`, LONG],
    ['a text between entities', `&lt;${LONG}&gt;`, `<${LONG}>`],
    ['a text around a comment as long', `${LONG}<!--${LONG}-->${LONG}`, LONG + LONG],
    ['a text after an instruction as long', `<?nota ${LONG}?>${LONG}`, LONG],
  ])('of %s arrive whole and once', (_what, xml, text) => {
    expect(read(`<a>${xml}</a>`)).toEqual({ texts: [text], dropped: 0 });
  });

  it('are dropped beyond the limit, and what follows is read', () => {
    const { texts, dropped } = read(
      `<a>${LONG}</a><!-- -->`.replace('<a>', '<r><a>').concat('<b>curto</b></r>'),
      300_000,
    );
    expect(dropped).toBeGreaterThan(0);
    expect(texts.at(-1)).toBe('curto');
    expect(texts.join('').length).toBeLessThan(400_000);
  });
});
