import { headHtml, type HeadParts } from './head';

const SITE = 'https://exemplo.com.br';
const meta = { title: 'Questões', description: 'Todas.' };
const head = (over: Partial<HeadParts> = {}) =>
  headHtml({ meta, site: SITE, path: '/questoes', route: 'questions', ...over });

/** The page's description in schema.org's terms. */
const graphOf = (html: string): unknown[] => {
  const [, data = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(data) as { '@graph': unknown[] })['@graph'];
};

describe('the head of a page', () => {
  it('cannot be escaped by a title, description or address', () => {
    const html = head({
      meta: { title: '</title><script>alert(1)</script>', description: '"><script>' },
      path: '/questoes"><script>',
    });
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    expect(html).toContain('&lt;/title&gt;&lt;script&gt;');
    expect(graphOf(html)).toHaveLength(1);
  });

  it('names a canonical address or keeps search engines away, never both', () => {
    expect(head()).toContain('<link rel="canonical" href="https://exemplo.com.br/questoes">');
    expect(head({ site: '' })).toContain('<link rel="canonical" href="/questoes">');
    expect(head({ path: '/questoes/' })).toContain('href="https://exemplo.com.br/questoes"');
    expect(head({ path: '/' })).toContain('href="https://exemplo.com.br/"');
    const merged = head({ path: '/bancas/3', route: 'board', meta: { ...meta, path: '/bancas/7' } });
    expect(merged).toContain('<link rel="canonical" href="https://exemplo.com.br/bancas/7">');
    expect(merged).not.toContain('/bancas/3');
    const hidden = head({ meta: { ...meta, indexed: false } });
    expect(hidden).toContain('noindex');
    expect(hidden).not.toMatch(/canonical|og:url|ld\+json/);
  });

  it('describes a shared link to networks, with absolute addresses or none', () => {
    expect(head()).toContain('<meta property="og:title" content="Questões">');
    expect(head()).toContain('<meta property="og:description" content="Todas.">');
    expect(head()).toContain('<meta property="og:url" content="https://exemplo.com.br/questoes">');
    expect(head()).toContain('<meta property="og:image" content="https://exemplo.com.br/og-image.png">');
    const unknown = head({ site: '' });
    expect(unknown).toContain('og:title');
    expect(unknown).not.toMatch(/og:url|og:image|ld\+json/);
  });

  it('describes the page to search engines, in data that cannot end its element', () => {
    const told = { ...meta, structured: (site: string) => ({ url: `${site}/`, name: '</script><script>' }) };
    const html = head({ meta: told, path: '/', route: 'home' });
    expect(html).not.toContain('</script><script>');
    expect(graphOf(html)).toEqual([{ url: 'https://exemplo.com.br/', name: '</script><script>' }]);
    expect(graphOf(head({ path: '/', route: 'home' }))).toEqual([]);
  });

  it("describes the page's place in the site", () => {
    const exam = { meta: { title: 'ENEM 2023', description: '' }, path: '/provas/7', route: 'exam' } as const;
    expect(graphOf(head(exam))).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Início', item: 'https://exemplo.com.br/' },
          { '@type': 'ListItem', position: 2, name: 'Provas', item: 'https://exemplo.com.br/provas' },
          { '@type': 'ListItem', position: 3, name: 'ENEM 2023', item: 'https://exemplo.com.br/provas/7' },
        ],
      },
    ]);
    expect(
      JSON.stringify(
        graphOf(head({ meta: { title: 'Provas de concursos', description: '' }, path: '/provas', route: 'exams' })),
      ),
    ).not.toContain('concursos');
  });
});
