import type { Locator } from '@playwright/test';
import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail } from '../helpers/newcomer';
import { openAsNew } from '../helpers/student';
import { transferOf } from '../helpers/transfer';

/** The limits of a first visit, without pictures of the content (docs/performance.md). */
const MOST_REQUESTS = 12;
const MOST_BYTES_OF_WORKSPACE = 306_000;
const MOST_BYTES = {
  '/': 300_000,
  '/questoes': 335_000,
  '/mapas': 284_000,
  '/provas': 303_000,
  '/concursos': 286_000,
  '/planos': 290_000,
  '/questoes/1': 307_000,
};

/** The sample question of the home page changes by the day: some have words in italics, which are in a file of their own. */
const ITALICS = { path: '/', file: /-serif-italic-[^/]*\.woff2$/, bytes: 16_000 };

const PHONE = { width: 412, height: 823 };

async function weighs(content: Locator, path: string, mostBytes: number): Promise<void> {
  const { requests, bytes, lines } = await transferOf(content.page(), path, content);
  const hasItalics = path === ITALICS.path && lines.some((line) => ITALICS.file.test(line));
  const report = `${path}: ${requests} requests, ${(bytes / 1000).toFixed(1)} kB\n${lines.join('\n')}`;
  expect(requests, report).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(bytes, report).toBeLessThanOrEqual(mostBytes + (hasItalics ? ITALICS.bytes : 0));
}

test.use({ viewport: PHONE });

for (const [path, mostBytes] of Object.entries(MOST_BYTES))
  test(`the first visit of ${path} loads no more than its limit`, async ({ page }) => {
    await weighs(page.getByRole('heading', { level: 1 }), path, mostBytes);
  });

test("the first visit of a map's workspace loads no more than its limit", async ({ page, request }) => {
  const student = await openAsNew(page, request, newEmail('leve'), PASSWORD);
  const { body } = await student.call<{ data: { id: number }[] }>('GET', '/api/question-map');
  const map = body.data[0]?.id;
  await student.call('POST', '/api/customer-area/question-map/select', { mapa_id: map });
  await weighs(page.getByRole('radio'), `/area-estudante/mapas/questoes/${map}`, MOST_BYTES_OF_WORKSPACE);
  await deleteAccount(page, PASSWORD);
});
