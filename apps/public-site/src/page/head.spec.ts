import { headHtml } from './head';

describe('the head of a page', () => {
  it('cannot be left by what a title, description or address holds', () => {
    const html = headHtml({ title: '</title><script>alert(1)</script>', description: '"><script>' }, 'https://exemplo.com.br', '/questoes"><script>');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;/title&gt;&lt;script&gt;');
  });

  it('names a canonical address or keeps search engines away, never both', () => {
    const meta = { title: 'Questões', description: 'Todas.' };
    expect(headHtml(meta, '', '/questoes')).toContain('rel="canonical"');
    const hidden = headHtml({ ...meta, indexed: false }, '', '/questoes');
    expect(hidden).toContain('noindex');
    expect(hidden).not.toContain('canonical');
  });

  it('tells search engines in data that cannot end its element, where whole addresses are known', () => {
    const meta = { title: 'Mapa', description: 'Tudo.', structured: (site: string) => ({ url: `${site}/`, name: '</script><script>' }) };
    const html = headHtml(meta, 'https://exemplo.com.br', '/');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual({ url: 'https://exemplo.com.br/', name: '</script><script>' });
    expect(headHtml(meta, '', '/')).not.toContain('ld+json');
  });
});
