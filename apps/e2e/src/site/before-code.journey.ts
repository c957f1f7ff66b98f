import { openWithoutCode } from '../helpers/held-code';
import { WITHOUT_CODE, expect, test } from '../helpers/journey';
import { forgetSession } from '../helpers/newcomer';

test.use({ waitsForCode: false });

test('what is pressed and typed before the code of a page has loaded is kept, and carried out once it has', async ({
  page,
}) => {
  await test.step('the choice and the answer on the home page', async () => {
    const arrive = await openWithoutCode(page, '/');
    const sample = page.getByRole('region', { name: 'Responda a uma questão agora' });
    await sample.getByRole('radio').nth(1).check();
    await sample.getByRole('button', { name: 'Responder' }).click();
    arrive();
    await expect(sample.getByRole('heading', { name: /^Você (acertou!|errou\.)/ })).toBeVisible();
    await expect(sample.getByRole('radio').nth(1)).toBeChecked();
  });

  await test.step('the last press of a button in a list', async () => {
    const arrive = await openWithoutCode(page, '/mapas');
    await page
      .getByRole('button', { name: /^Adicionar / })
      .first()
      .click();
    arrive();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Crie agora!' })).toBeVisible();
  });

  await test.step('a search by keyboard, with its filters and the text typed meanwhile', async () => {
    const arrive = await openWithoutCode(page, '/mapas?escolaridade[]=superior');
    const search = page.getByRole('searchbox', { name: 'Buscar mapa pelo nome' });
    await search.pressSequentially('auditor');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/mapas\?escolaridade(\[\]|%5B%5D)=superior&busca=auditor$/);
    await expect(page.getByRole('list', { name: 'Mapas' }).getByRole('heading').first()).toContainText(/auditor/i);
    await search.press('End');
    await search.pressSequentially(' fiscal');
    arrive();
    await expect(page.locator(WITHOUT_CODE)).toHaveCount(0);
    await expect(search).toHaveValue('auditor fiscal');
    await expect(search).toBeFocused();
    await search.press('Enter');
    await expect(page).toHaveURL(/busca=auditor(\+|%20)fiscal/);
  });

  await test.step('a login, sent once; its e-mail is there the next time', async () => {
    const logins: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /login/.test(request.url())) logins.push(new URL(request.url()).pathname);
    });
    const email = page.getByRole('textbox', { name: 'E-mail' });
    const arrive = await openWithoutCode(page, '/login');
    await email.fill('gratis@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill('Estudar#2026');
    await page.getByRole('checkbox', { name: 'Lembrar' }).check();
    await page.getByLabel('Senha', { exact: true }).press('Enter');
    arrive();
    await expect(page).toHaveURL('/bem-vindo');
    expect(logins).toEqual(['/api/auth/login']);
    await forgetSession(page);
    await page.goto('/login');
    await expect(email).toHaveValue('gratis@exemplo.com.br');
    await expect(page.getByRole('checkbox', { name: 'Lembrar' })).toBeChecked();
  });
});
