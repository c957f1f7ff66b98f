import type { Page } from '@playwright/test';
import { complaintsOf } from './helpers/axe';
import { expect, test } from './helpers/journey';
import { PASSWORD, deleteAccount, newEmail } from './helpers/newcomer';
import { openAsNew } from './helpers/student';

const NOTE = 'Rever este assunto na véspera.';

/** Selects the beginning of the statement with the mouse. */
async function selectStatement(page: Page): Promise<void> {
  const box = await page.locator('article [id$=enunciado] > :first-child').boundingBox();
  if (!box) throw new Error('no statement');
  await page.mouse.move(box.x + 2, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 12, { steps: 8 });
  await page.mouse.up();
}

test('what a student does around a question goes along to another device', async ({ page, request, browser }) => {
  await openAsNew(page, request, newEmail('painel'), PASSWORD);
  await page.goto('/questoes');
  const address = await page
    .getByRole('link', { name: /^Abrir a questão/ })
    .first()
    .getAttribute('href');
  await page.goto(address ?? '');

  await test.step('marks, strikes, keeps and notes it', async () => {
    await expect(page.getByRole('tablist')).toBeVisible();
    await selectStatement(page);
    await page.getByRole('button', { name: 'Grifar de verde' }).click();
    await expect(page.locator('mark').first()).toBeVisible();
    await page.getByRole('article').press('f');
    await expect(page.getByRole('button', { name: 'Tirar das favoritas' })).toBeVisible();
    const strike = page.getByRole('button', { name: /^Riscar alternativa/ }).last();
    await strike.focus();
    const written = page.waitForResponse((response) => response.url().includes('/question/marks/') && response.ok());
    await strike.press('Enter');
    await written;
    await page.getByRole('tab', { name: 'Anotações' }).click();
    await page.getByLabel('Sua anotação nesta questão').fill(NOTE);
    await expect(page.getByText('Guardada na sua conta.')).toBeVisible();
    expect(await complaintsOf(page)).toEqual([]);
  });

  await test.step('reads after answering what others say, and how they did', async () => {
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Responder', exact: true }).click();
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
