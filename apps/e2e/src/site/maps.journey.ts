import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail, signUp } from '../helpers/newcomer';

test('a visitor finds a map by filters and keyboard, signs up on the way to adding it, and has it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/questoes');
  await page.getByRole('navigation').getByRole('link', { name: 'Mapas' }).first().press('Enter');
  await expect(page).toHaveURL('/mapas');
  await page.getByRole('group', { name: 'Escolaridade' }).getByRole('button', { name: 'Superior' }).press('Enter');
  await expect(page).toHaveURL(/\/mapas\?escolaridade/);
  await page.getByRole('searchbox', { name: 'Buscar mapa pelo nome' }).fill('auditor');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/busca=auditor/);
  await expect(page.getByRole('button', { name: 'Remover filtro Superior' })).toBeVisible();

  const rows = page.getByRole('list', { name: 'Mapas' }).getByRole('listitem');
  // The previous list is shown until this one has loaded.
  await expect(rows.first().getByRole('heading')).toContainText(/auditor/i);
  const row = rows.first();
  const name = await row.getByRole('heading').innerText();
  const filtered = page.url();
  await row.getByRole('button', { name: `Adicionar ${name}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Crie agora!' }).press('Enter');
  await signUp(page.getByRole('dialog'), newEmail('mapa'));
  await expect(page.getByText(`“${name}” está nos seus mapas.`)).toBeVisible();
  await expect(row.getByText('Adicionado')).toBeVisible();
  await expect(page).toHaveURL(filtered);

  await page.getByRole('link', { name: 'Estudar agora' }).press('Enter');
  await expect(page).toHaveURL(/\/area-estudante\/mapas\/questoes\/\d+/);
  await page.goto('/area-estudante/mapas/meus-mapas');
  await expect(page.getByRole('list', { name: 'Meus mapas' }).getByRole('heading', { name })).toBeVisible();
  await deleteAccount(page, PASSWORD);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of maps works before any script runs, with its filter in the address and its search', async ({
    page,
  }) => {
    await page.goto('/mapas');
    await expect(page.getByRole('button', { name: /^Adicionar / }).first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar mapa pelo nome' }).fill('xyzxyz');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/\/mapas\?busca=xyzxyz$/);
    await expect(page.getByText('Nenhum mapa encontrado')).toBeVisible();
  });
});
