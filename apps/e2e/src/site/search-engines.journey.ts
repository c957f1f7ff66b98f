import { test as calls, type APIRequestContext, type Page } from '@playwright/test';
import { expect, test } from '../helpers/journey';

const FORGED = 'forjada.exemplo';

const canonical = (page: Page) => page.locator('link[rel="canonical"]');
const locations = async (request: APIRequestContext, url: string) =>
  [...(await (await request.get(url)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

test('search engines find every kind of page from robots.txt, under its canonical address', async ({
  page,
  request,
  baseURL,
}) => {
  const refused: string[] = [];
  await page.exposeFunction('refused', (what: string) => refused.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      (window as unknown as { refused: (what: string) => void }).refused(effectiveDirective);
    }),
  );
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  expect(index).toBe(`${baseURL}/sitemap.xml`);
  const parts = await locations(request, index);
  expect(parts.map((part) => part.replace(`${baseURL}/sitemap/`, ''))).toEqual([
    'paginas.xml',
    'provas-1.xml',
    'bancas-1.xml',
    'concursos-1.xml',
    'questoes-1.xml',
  ]);
  for (const part of parts) {
    const [address = ''] = await locations(request, part);
    await page.goto(address);
    await expect(canonical(page)).toHaveAttribute('href', address);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
      '@graph': { '@type': string }[];
    };
    expect(data['@graph'].map((node) => node['@type'])).toEqual(
      address.includes('/questoes/')
        ? ['BreadcrumbList', 'Question']
        : [new URL(address).pathname === '/' ? 'WebSite' : 'BreadcrumbList'],
    );
    expect(JSON.stringify(data)).not.toContain('acceptedAnswer');
  }
  // Browsers share the canonical address of a page, so that it must follow client-side navigation.
  await page.getByRole('navigation').getByRole('link', { name: 'Provas' }).first().click();
  await expect(page).toHaveURL('/provas');
  await expect(canonical(page)).toHaveCount(0);
  expect(refused).toEqual([]);
});

// Opens no page.
calls('no page contains a forged host', async ({ request }) => {
  const headers = { host: FORGED };
  for (const path of ['/', '/questoes', '/robots.txt', '/sitemap.xml']) {
    const response = await request.get(path, { headers });
    expect(await response.text()).not.toContain(FORGED);
    expect(response.headers()['vary']).toContain('host');
  }
  expect(await (await request.get('/questoes', { headers })).text()).toContain(
    '<link rel="canonical" href="/questoes">',
  );
  expect((await request.get('/sitemap.xml', { headers })).status()).toBe(404);
});
