import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ABBREVIATIONS } from './abbreviations';

it('are listed in docs/search.md, with their reading', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../../docs/search.md'), 'utf8');
  const [, list = ''] = page.split('## Abbreviations');
  const rows = [...list.matchAll(/^\| ([A-Z]+) \| (.+?) \| (\d*) ?\|$/gm)].map(([, short, long = '', year = '']) => ({
    short,
    long: long.split('; '),
    ...(year && { year: Number(year) }),
  }));
  expect(rows).toEqual(ABBREVIATIONS);
});
