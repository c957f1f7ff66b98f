import { render, screen, waitFor } from '@testing-library/react';
import { responsiveHtml } from './responsive-html';
import { RichText } from './rich-text';

jest.mock('katex/dist/katex.min.css', () => ({}));

describe('RichText', () => {
  it('typesets formulas with KaTeX, for eyes and for screen readers', async () => {
    render(
      <RichText html='<p>Se <span class="math-inline">x^2 \le 4</span>, então:</p><div class="math-display">\frac{1}{2}</div>' />,
    );
    await waitFor(() => expect(document.querySelectorAll('.math-inline math, .math-display math')).toHaveLength(2));
    expect(document.querySelector('.math-inline annotation')).toHaveTextContent('x^2 \\le 4');
  });

  it('leaves an invalid formula readable, and typesets the next one', async () => {
    render(<RichText html='<p><span class="math-inline">\frac{</span> <span class="math-inline">y</span></p>' />);
    await waitFor(() => expect(document.querySelector('math')).not.toBeNull());
    expect(screen.getByText('\\frac{')).toBeInTheDocument();
  });

  it('leaves a formula that could crash the page as text, and typesets the next one', async () => {
    const nested = (levels: number) => `${'\\sqrt{'.repeat(levels)}x${'}'.repeat(levels)}`;
    const sources = [nested(200), '\\def\\a#1{#1#1}\\a{x}', nested(40)];
    render(<RichText html={sources.map((tex) => `<div class="math-display">${tex}</div>`).join('')} />);
    await waitFor(() => expect(document.querySelectorAll('msqrt')).toHaveLength(40));
    expect(screen.getByText(nested(200))).toBeInTheDocument();
    expect(screen.getByText('\\def\\a#1{#1#1}\\a{x}')).toBeInTheDocument();
  });

  it('follows a change of its text', async () => {
    const { rerender } = render(<RichText html='<p><span class="math-inline">a</span></p>' />);
    await waitFor(() => expect(document.querySelector('annotation')).toHaveTextContent('a'));
    rerender(<RichText html='<p><span class="math-inline">b</span></p>' />);
    await waitFor(() => expect(document.querySelector('annotation')).toHaveTextContent('b'));
  });

  it('loads pictures again that were missing offline, and no other, once online', () => {
    render(<RichText html='<p><img src="/a.png" alt="Falta"><img src="/b.png" alt="Está"></p>' />);
    const asked = new MutationObserver(() => undefined);
    for (const [name, naturalWidth] of [
      ['Falta', 0],
      ['Está', 300],
    ] as const) {
      const image = screen.getByRole('img', { name });
      Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: naturalWidth } });
      asked.observe(image, { attributeFilter: ['src'] });
    }
    window.dispatchEvent(new Event('online'));
    expect(asked.takeRecords().map(({ target }) => target)).toEqual([screen.getByRole('img', { name: 'Falta' })]);
    expect(screen.getByRole('img', { name: 'Falta' })).toHaveAttribute('src', '/a.png');
  });

  it('removes links from a formula', async () => {
    render(<RichText html='<p><span class="math-inline">\href{javascript:alert(1)}{x}</span></p>' />);
    await waitFor(() => expect(document.querySelector('math')).not.toBeNull());
    expect(document.querySelector('a, [href]')).toBeNull();
  });
});

describe('responsiveHtml', () => {
  it('sends stored pictures through the image endpoint and keeps what else they carry', () => {
    const html = responsiveHtml(
      '<p><img src="/api/media/abc?v=1&amp;x=2" alt="Gráfico &quot;A&quot; &gt; B" width="700" height="300" /></p>',
    );
    const template = document.createElement('template');
    template.innerHTML = html;
    const image = template.content.querySelector('img');
    expect(image?.getAttribute('src')).toBe('/_next/image?url=%2Fapi%2Fmedia%2Fabc%3Fv%3D1%26x%3D2&w=750&q=75');
    expect(image?.getAttribute('srcset')).toContain('&w=640&q=75 640w');
    expect(image?.getAttribute('sizes')).toBe('(max-width: 720px) 92vw, 700px');
    expect(image?.alt).toBe('Gráfico "A" > B');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['700', '300']);
  });

  it('leaves other pictures alone', () => {
    const other = '<img src="https://exemplo.com.br/a.png" alt="">';
    expect(responsiveHtml(other)).toBe(other);
  });

  it('puts a table in a box that scrolls and can be reached by keyboard', () => {
    render(<RichText html="<table><tbody><tr><td>1</td></tr></tbody></table>" />);
    expect(screen.getByRole('group', { name: 'Tabela' })).toContainElement(screen.getByRole('table'));
    expect(screen.getByRole('group', { name: 'Tabela' })).toHaveAttribute('tabindex', '0');
  });

  it.each(['<img '.repeat(20_000), `<img ${'a'.repeat(100_000)}>`, `<img ${'a="'.repeat(30_000)}>`])(
    'handles 100 kB of bad input in linear time',
    (html) => {
      const start = performance.now();
      responsiveHtml(html);
      // Takes some milliseconds; quadratic time would be far longer.
      expect(performance.now() - start).toBeLessThan(2_000);
    },
  );
});
