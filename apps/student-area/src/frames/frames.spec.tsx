/** @jest-environment node */
import { PAGES } from '../page-list';
import { frames, type Frames } from './frames';

let drawn: Frames['routes'];
let calls: Frames['calls'];
beforeAll(async () => {
  ({ calls, routes: drawn } = await frames());
});
const frameOf = (name: string) => drawn[name]?.html ?? '';

describe('the frames of the student area', () => {
  it('exist for all of its pages, with the module of each', () => {
    expect(Object.entries(drawn).map(([name, { source }]) => [name, source])).toEqual(
      PAGES.map(({ name, source }) => [name, source]),
    );
  });

  it('say where the student is, with the heading of a page that knows it without a response', () => {
    expect(frameOf('performance')).toMatch(/aria-current="page"[^>]*href="\/area-estudante\/desempenho"/);
    expect(frameOf('performance')).toMatch(/<h1[^>]*>Desempenho</);
    expect(frameOf('review')).toMatch(/o que está prestes a esquecer/);
    expect(frameOf('edital')).toContain('aria-label="Carregando"');
  });

  it('have a slim header for small windows where questions are answered, and the full one for wide windows', () => {
    const shellOf = (name: string) => frameOf(name).replace(/<main>.*<\/main>/s, '');
    const headers = (name: string) => shellOf(name).match(/<header/g)?.length;
    expect([headers('today'), headers('mapQuestions'), headers('review')]).toEqual([1, 2, 2]);
    expect([frameOf('sitting'), frameOf('notebookPrint')].join()).not.toContain('Área do estudante');
  });

  it('come with the calls of each page that prefetches its own, and those of every page', async () => {
    expect(calls).toEqual(['/api/customer-area/user/me']);
    expect([drawn['today']?.calls, drawn['review']?.calls]).toEqual([
      ['/api/customer-area/today'],
      ['/api/customer-area/question/review?per_page=20', '/api/customer-area/question/overconfident?page=1'],
    ]);
    expect(drawn['mapQuestions']?.calls).toEqual([
      '/api/customer-area/question-map/detail?id=:id',
      '/api/customer-area/question-map/questions?id=:id&assunto_id=:continuar.assunto_id&gabarito=true&page=1',
    ]);
    const prefetching = await Promise.all(PAGES.map(async ({ name, page }) => [name, 'ahead' in (await page())]));
    expect(Object.entries(drawn).map(([name, { calls: own }]) => [name, own.length > 0])).toEqual(prefetching);
  });

  it('react to nothing, and leave with all of their style', () => {
    for (const { html } of Object.values(drawn)) {
      expect(html).toMatch(/^<style>[^<]+<\/style><div inert=""/);
      expect(html).not.toContain('data-styled');
      expect(html).not.toContain('<script');
    }
  });
});
