import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail, signUp } from '../helpers/newcomer';

test('a visitor finds a paper by keyboard, signs up by answering a question of it, and sees the score and a notebook', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/mapas');
  await page.getByRole('navigation').getByRole('link', { name: 'Provas' }).first().press('Enter');
  await expect(page).toHaveURL('/provas');
  await page.getByRole('searchbox', { name: 'Buscar prova pelo nome' }).fill('anfam 2026');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/busca=anfam/);
  const rows = page.getByRole('list', { name: 'Provas' }).getByRole('listitem');
  // The previous list is shown until this one has loaded.
  await expect(rows.first().getByRole('heading')).toContainText(/anfam 2026/i);
  const row = rows.first();
  const name = await row.getByRole('heading').innerText();
  await row.getByRole('heading').getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'O que a prova cobrou' }).getByRole('link').first()).toBeVisible();

  await page.getByRole('link', { name: 'Ver questões' }).press('Enter');
  await expect(page).toHaveURL(/\/questoes\?prova_id/);
  const question = page.getByRole('article').first();
  await question.getByRole('radio').first().press('Space');
  await question.getByRole('button', { name: 'Responder' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Crie agora!' }).press('Enter');
  await signUp(page.getByRole('dialog'), newEmail('prova'));
  await expect(question.getByText(/Você (acertou|errou)/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/questoes\?prova_id/);
  await page.goBack();
  const own = page.getByRole('region', { name: 'Meu desempenho' });
  await expect(own.getByRole('heading', { name: 'Nota TRI' })).toBeVisible();
  await expect(own.getByText(/^(Sem base para comparar|Média de)/)).toBeVisible();
  await page.getByRole('button', { name: 'Criar caderno' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Abrir caderno' })).toHaveAttribute(
    'href',
    /^\/area-estudante\/cadernos\/[0-9a-f-]{36}$/,
  );
  await deleteAccount(page, PASSWORD);
});

test.describe('without scripts', () => {
  // The wrong address is a failing call.
  test.use({ javaScriptEnabled: false, expectedErrors: [/404/] });

  test('papers are listed before any script runs, and a wrong address says so', async ({ page }) => {
    await page.goto('/provas');
    await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
    await expect(page.getByRole('list', { name: /^Assuntos de/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Meu desempenho' })).toBeVisible();
    const response = await page.goto('/provas/2147483647');
    expect(response?.status()).toBe(404);
  });
});
