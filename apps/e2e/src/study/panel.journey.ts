import type { Page } from '@playwright/test';
import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail } from '../helpers/newcomer';
import { openAsNew } from '../helpers/student';

const NOTE = 'Rever este assunto na véspera.';

/** Selects the beginning of the statement with the mouse. */
async function selectStatement(page: Page): Promise<void> {
  const statement = page.locator('article [id$=enunciado] > :first-child');
  // Waits until it stands still.
  await statement.hover({ position: { x: 2, y: 12 } });
  await page.mouse.down();
  for (const x of [40, 80, 120, 160]) await statement.hover({ position: { x, y: 12 } });
  await page.mouse.up();
}

const marksWritten = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/question/marks/') && response.ok());

test("a student's marks, notes and answers on a question are there on another device", async ({
  page,
  request,
  browser,
}) => {
  await openAsNew(page, request, newEmail('painel'), PASSWORD);
  await page.goto('/questoes');
  const address = await page
    .getByRole('link', { name: /^Abrir a questão/ })
    .first()
    .getAttribute('href');
  await page.goto(address ?? '');

  await test.step('highlights, strikes, favourites and annotates it', async () => {
    await expect(page.getByRole('tablist')).toBeVisible();
    await selectStatement(page);
    const highlighted = marksWritten(page);
    await page.getByRole('button', { name: 'Grifar de verde' }).click();
    await expect(page.locator('mark').first()).toBeVisible();
    await highlighted;
    await page.getByRole('article').press('f');
    await expect(page.getByRole('button', { name: 'Tirar das favoritas' })).toBeVisible();
    const strike = page.getByRole('button', { name: /^Riscar alternativa/ }).last();
    await strike.focus();
    const struck = marksWritten(page);
    await strike.press('Enter');
    await struck;
    await page.getByRole('tab', { name: 'Anotações' }).click();
    await page.getByLabel('Sua anotação nesta questão').fill(NOTE);
    await expect(page.getByText('Guardada na sua conta.')).toBeVisible();
    expect(await complaintsOf(page)).toEqual([]);
  });

  await test.step('reads the comments and statistics after answering', async () => {
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Responder', exact: true }).click();
    // The verdict opens the tab of the key.
    await expect(page.getByText(/^Você (acertou|errou)/).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Estatísticas' }).click();
    await expect(page.getByRole('region', { name: 'Suas respostas' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('tab', { name: 'Comentários' }).click();
    await expect(page.getByLabel('Seu comentário')).toBeVisible();
  });

  await test.step('finds all of it on another device', async () => {
    const device = await browser.newContext();
    const other = await device.newPage();
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'jwt_token');
    if (cookie) await device.addCookies([cookie]);
    await other.goto(page.url());
    await expect(other.locator('mark').first()).toBeVisible();
    await expect(other.getByText('(riscada)')).toBeAttached();
    await expect(other.getByRole('button', { name: 'Tirar das favoritas' })).toBeVisible();
    await other.getByRole('tab', { name: 'Anotações' }).click();
    await expect(other.getByLabel('Sua anotação nesta questão')).toHaveValue(NOTE);
    await device.close();
  });

  await deleteAccount(page, PASSWORD);
});
