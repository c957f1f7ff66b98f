import { headHtml } from './head';

describe('the head of a page', () => {
  it('cannot be left by what a title, description or address holds', () => {
    const html = headHtml({ title: '</title><script>alert(1)</script>', description: '"><script>' }, '/questoes"><script>');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;/title&gt;&lt;script&gt;');
  });

  it('names a canonical address or keeps search engines away, never both', () => {
    const meta = { title: 'Questões', description: 'Todas.' };
    expect(headHtml(meta, '/questoes')).toContain('rel="canonical"');
    const hidden = headHtml({ ...meta, indexed: false }, '/questoes');
    expect(hidden).toContain('noindex');
    expect(hidden).not.toContain('canonical');
  });
});
