import { placeImages } from './sanitise';
import { toHtml } from './to-html';
import type { TextFormat } from '../model/raw-question';

const html = async (text: string, format: TextFormat = 'html') => (await toHtml({ text, format })).html;

describe('text to safe HTML', () => {
  it('keeps the meaning of markdown and its hard line breaks', async () => {
    expect(await html('**TEXTO I**  \nlinha\n\n- um\n- dois', 'markdown')).toBe(
      '<p><strong>TEXTO I</strong><br />\nlinha</p>\n<ul>\n<li>um</li>\n<li>dois</li>\n</ul>',
    );
  });

  it('shows brackets that markdown escaped as brackets', async () => {
    expect(await html('intimação. \\[…\\] O tenente \\[mais aprofundados\\], o\\(a\\) 1614\\.', 'markdown')).toBe(
      '<p>intimação. […] O tenente [mais aprofundados], o(a) 1614.</p>',
    );
  });

  it('closes an emphasis without the space behind it', async () => {
    expect(await html('llaman _mi tierra._En Caracas', 'markdown')).toBe(
      '<p>llaman <em>mi tierra.</em> En Caracas</p>',
    );
  });

  it.each<[string, TextFormat, string]>([
    ['Se \\(x_1 < 2\\) e', 'markdown', '<p>Se <span class="math-inline">x_1 &lt; 2</span> e</p>'],
    ['Se \\\\(a*b*c\\\\) e', 'markdown', '<p>Se <span class="math-inline">a*b*c</span> e</p>'],
    [
      'Se \\(x &lt; 2 \\text{ ou } a\\&amp;b\\)',
      'html',
      'Se <span class="math-inline">x &lt; 2 \\text{ ou } a\\&amp;b</span>',
    ],
    ['$$\\frac{a}{b}$$', 'markdown', '<div class="math-display">\\frac{a}{b}</div>'],
    ['<span class="math-inline">\\(valor total\\)</span>', 'html', '<span class="math-inline">valor total</span>'],
    ['<p>\\[x^2\\]</p>', 'html', '<div class="math-display">x^2</div>'],
    ['\\(ABC\\) e \\[…\\]', 'plain', '<p><span class="math-inline">ABC</span> e \\[…\\]</p>'],
  ])('keeps the formula in %p (%s)', async (text, format, expected) => {
    expect(await html(text, format)).toBe(expected);
  });

  it('does not take a sum of money for a formula', async () => {
    expect(await html('De R$ 5,00 a R$ 10,00 ou US$ 3', 'markdown')).toBe('<p>De R$ 5,00 a R$ 10,00 ou US$ 3</p>');
  });

  it('removes scripts, styles, events, frames and javascript links, and keeps the rest', async () => {
    const dirty =
      '<p style="color:red" class="x" onclick="a()">Oi<script>alert(1)</script><iframe src="//x"></iframe> <a href="javascript:a()">aqui</a> <a href="https://x.br">lá</a></p><style>p{}</style>';
    expect(await html(dirty)).toBe('<p>Oi aqui <a href="https://x.br" rel="nofollow noopener noreferrer">lá</a></p>');
  });

  it.each([
    ['javascript:alert(1)', '“javascript:alert(1)”'],
    ['java&#10;script:alert(1)', '“java script:alert(1)”'],
    ['https://eu:senha@exemplo.com.br/', '“https://eu:senha@exemplo.com.br/”'],
    ['mailto:a@exemplo.com.br', '“mailto:a@exemplo.com.br”'],
    ['/provas/1', '“/provas/1”'],
  ])('keeps the words of a link to %s, which is no web address, and reports it', async (address, told) => {
    const { html, losses } = await toHtml({ text: `Veja <a href="${address}">aqui</a>.`, format: 'html' });
    expect([html, losses.dropped]).toEqual(['Veja aqui.', [`o endereço ${told} de um link`]]);
  });

  it('keeps the words of a link within the text, drops the link in a list, and reports nothing', async () => {
    const { html, losses } = await toHtml({
      text: 'Veja <a href="#nota">a nota</a><a name="nota"></a>.',
      format: 'html',
    });
    expect([html, losses.dropped]).toEqual(['Veja a nota.', []]);
  });

  it('cleans HTML inside markdown and inside a formula', async () => {
    expect(await html('<img src=x onerror=alert(1)>**a**', 'markdown')).not.toContain('onerror');
    expect(await html('\\(<img src=x onerror=alert(1)>x^2\\)')).toBe(
      '<span class="math-inline">&lt;img src=x onerror=alert(1)&gt;x^2</span>',
    );
  });

  it('keeps tables, lists, sub and superscripts', async () => {
    const table = '<table><tbody><tr><td colspan="2">H<sub>2</sub>O</td></tr></tbody></table>';
    expect(await html(table)).toBe(table);
  });

  it('removes empty elements but not the space between words, nor the blank lines of code', async () => {
    expect(await html('<p>a<strong> </strong>b<span></span></p>\n\n<p>&nbsp;</p><p>c</p>')).toBe(
      '<p>a b</p>\n<p>c</p>',
    );
    expect(await html('```\na\n\n  b\n```', 'markdown')).toBe('<pre><code>a\n\n  b\n</code></pre>');
  });

  it('keeps a paragraph that starts with many spaces', async () => {
    expect(await html(`<p>${'&nbsp;'.repeat(500)}x</p><p>${'&nbsp;<br>'.repeat(500)}</p>`)).toBe(
      `<p>${'\u00a0'.repeat(500)}x</p>`,
    );
  });

  it('escapes plain text and keeps its lines', async () => {
    expect(await html('a < b & c\nd\n\ne', 'plain')).toBe('<p>a &lt; b &amp; c<br />d</p>\n<p>e</p>');
  });

  it('reads Moodle’s own format as HTML only if it is HTML', async () => {
    expect(await html('se a<b e b>c\nentão', 'moodle')).toBe('<p>se a&lt;b e b&gt;c<br />então</p>');
    expect(await html('água é H<sub>2</sub>O\nsim', 'moodle')).toBe('<p>água é H<sub>2</sub>O<br />sim</p>');
  });

  it('removes control and private-use characters', async () => {
    expect(await html('a\u0000b\u0008c\ue0000\ue001d', 'plain')).toBe('<p>abc0d</p>');
  });

  it('lifts pictures out of the text and leaves a place for each image', async () => {
    const text = await toHtml({
      text: 'veja <img src="data:image/png;base64,QUJD"> e ![x](a.png)',
      format: 'markdown',
    });
    expect(text.pictures.map(String)).toEqual(['ABC']);
    expect(text.imageSources).toHaveLength(2);
    expect(text.imageSources[1]).toBe('a.png');
    expect(placeImages(text.html, (index, alt) => `n="${index}" alt="${alt}"`)).toBe(
      '<p>veja <img n="0" alt="" /> e <img n="1" alt="x" /></p>',
    );
  });

  it('reads an address with a space if a file has that name', async () => {
    const text = await toHtml({ text: '![](@@PLUGINFILE@@/a b.png)', format: 'markdown' }, ['a b.png']);
    expect(text.imageSources).toEqual(['@@PLUGINFILE@@/a%20b.png']);
  });

  it('refuses more than 200 kB and reads hostile markup of that size quickly', async () => {
    await expect(html('a'.repeat(200_001))).rejects.toThrow('200 kB');
    const started = performance.now();
    for (const piece of ['\\(', '<b', '$$', '[', '*a_', '<p> ', '_a.', '\\\\[', '&lt']) {
      for (const format of ['markdown', 'html', 'moodle'] as const)
        await html(piece.repeat(Math.floor(60_000 / piece.length)), format);
    }
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
