import fc from 'fast-check';
import { collect } from '../testing/collect';
import { cleanLines } from './clean-lines';

// The same values in each run (docs/testing.md).
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

/** A decoder never returns half a character. */
async function* inPieces(text: string, size: number) {
  const characters = [...text];
  for (let at = 0; at < characters.length; at += size) yield characters.slice(at, at + size).join('');
}

async function clean(text: string, size = text.length || 1) {
  const told: string[] = [];
  const pieces = await collect(cleanLines(inPieces(text, size), (line, reason) => told.push(`${line}: ${reason}`)));
  return { text: pieces.join(''), told };
}

const DIRTY =
  'a\u0005b\r\nc&#5;d\u0005e\rf\u000bg&#x0C;h\n\nsímbolo \uf0b7 &#xF0B7; &#13;&#65;&amp;&#x1F600; &#99999999; &#0;\r\n\u0000😀';

describe('cleaning a text', () => {
  it('removes control and private-use characters, also as references, and reports each line', async () => {
    expect(await clean(DIRTY)).toEqual({
      text: 'ab\ncde\nf g h\n\nsímbolo   &#13;&#65;&amp;&#x1F600;  \n😀',
      told: [
        '1: retirado 1 caractere de controle ou de uso privado (U+0005)',
        '2: retirados 2 caracteres de controle ou de uso privado (U+0005)',
        '3: retirados 2 caracteres de controle ou de uso privado (U+000B, U+000C)',
        '5: retirados 4 caracteres de controle ou de uso privado (U+F0B7, U+5F5E0FF, U+0000)',
        '6: retirado 1 caractere de controle ou de uso privado (U+0000)',
      ],
    });
  });

  it('gives the same result however the text is cut into pieces', async () => {
    const whole = await clean(DIRTY);
    for (const size of [1, 2, 3, 7]) expect(await clean(DIRTY, size)).toEqual(whole);
  });

  it('leaves text without such characters unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('a', '\n', '\t', '&', '#', 'x', '6', ';', 'ç', '😀') }),
        fc.integer({ min: 1, max: 5 }),
        async (text, size) => {
          const cleaned = await clean(text, size);
          fc.pre(cleaned.told.length === 0);
          expect(cleaned.text).toBe(text);
        },
      ),
    );
  });
});
