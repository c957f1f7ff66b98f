import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { PAGES, matchPage } from './routes';

describe('the routes of the public site', () => {
  it.each(PAGES.map((page) => [page.name, page] as const))(
    '%s names the module that it loads',
    async (_name, { source, load }) => {
      expect(existsSync(resolve(__dirname, '..', source))).toBe(true);
      const base = /\/([^/]+)\.tsx$/.exec(source)?.[1] ?? '';
      expect(String(load)).toContain(base);
      const page = await load();
      expect(page.Component).toBeInstanceOf(Function);
      expect(page.meta).toBeInstanceOf(Function);
    },
  );

  it('find the page and its parameters', () => {
    expect(matchPage('/questoes/7')).toMatchObject({ params: { id: '7' }, route: { name: 'question' } });
    expect(matchPage('/questoes/').route?.name).toBe('questions');
    expect(matchPage('/nada')).toEqual({ params: {}, route: null });
  });
});
