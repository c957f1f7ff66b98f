import { ROUTES } from '@mapa/domain';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { PAGES } from './page-list';

it('this application has a page for each of its addresses except the bare one, which redirects', () => {
  const own = Object.entries(ROUTES).filter(
    ([name, { application }]) => application === 'student-area' && name !== 'studentArea',
  );
  expect(PAGES.map(({ name }) => name).sort()).toEqual(own.map(([name]) => name).sort());
});

it('each page names the module that it loads', () => {
  for (const { source, page } of PAGES) {
    expect(existsSync(resolve(__dirname, '..', source))).toBe(true);
    expect(String(page)).toContain(/\/([^/]+)\.tsx$/.exec(source)?.[1]);
  }
});
