import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/journey';
import { writeLongPaper } from '../helpers/long-paper';
import { openAs } from '../helpers/student';
import { importPaper } from '../helpers/system';

const PAPER = 'Prova longa da Jornada 2025';
/** In two columns, with 125 questions like those of ENEM. */
const MOST_PAGES = 30;

/** The pages of a PDF by Chromium, which writes its objects in plain text. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

async function printed(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() =>
      page.locator('article img').evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)),
    )
    .toBe(true);
  return page.pdf({ format: 'A4', preferCSSPageSize: true });
}

/** By number, as printed above the questions. */
const numbersOn = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();

/** The rules of the printed page, as the browser parsed them. */
const pageRules = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map((rule) => rule.cssText)
      .join('\n'),
  );

test('a whole paper is printed on few pages, and exported into a file that can be imported again', async ({
  page,
  request,
}) => {
  const paper = await writeLongPaper();
  expect(await importPaper([paper, '--prova', PAPER, '--banca', 'JORNADA', '--escolaridade', 'medio'])).toContain(
    'recusadas: 0\nsem assunto: 125',
  );
  const { call } = await openAs(page, request, 'premium@exemplo.com.br');
  const { body: exams } = await call<{ data: { id: number; nome: string }[] }>('GET', `/api/exam?per_page=100`);
  const prova_id = exams.data.find(({ nome }) => nome === PAPER)?.id;
  const { body: notebook } = await call<{ id: string }>('POST', '/api/customer-area/exam/create-question-notebook', {
    prova_id,
  });

  await test.step('prints at most 30 pages, with margins, its name and page numbers, and nothing of the screen', async () => {
    await page.goto(`/area-estudante/cadernos/imprimir?id=${notebook.id}`);
    await expect(page.getByRole('article')).toHaveCount(125);
    const pages = pagesIn(await printed(page));
    expect(pages).toBeGreaterThan(15);
    expect(pages).toBeLessThanOrEqual(MOST_PAGES);
    const rules = await pageRules(page);
    expect(rules).toContain(PAPER);
    expect(rules).toContain('counter(page)');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('prints one language, under the same numbers', async () => {
    expect((await numbersOn(page)).slice(0, 4)).toEqual(['1.', '1.', '2.', '2.']);
    await page.getByLabel('Idioma').selectOption('Espanhol');
    await expect(page.getByRole('article')).toHaveCount(120);
    expect(await numbersOn(page)).toEqual(Array.from({ length: 120 }, (_, at) => `${at + 1}.`));
    expect(pagesIn(await printed(page))).toBeLessThanOrEqual(MOST_PAGES);
  });

  await test.step('exports a file that the importer recognises', async () => {
    await page.goto('/area-estudante/cadernos');
    await page
      .getByRole('button', { name: `Exportar: ${PAPER}` })
      .first()
      .click();
    await page.getByLabel('Formato').selectOption('GIFT');
    await page.getByRole('dialog').getByRole('button', { name: 'Exportar' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Mostrar o gabarito' }).click();
    const file = await (await download).path();
    await expect(page.getByText('125 questões no arquivo.')).toBeVisible();
    expect(await importPaper([file])).toContain('aceitas: 0\ninalteradas: 125');
  });

  expect((await call('DELETE', `/api/customer-area/question-notebook/${notebook.id}`)).status).toBe(200);
});
