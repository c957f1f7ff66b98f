import { linkMailedTo } from '../helpers/inbox';
import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, forgetSession, newEmail, signUp } from '../helpers/newcomer';
import { chooseProviderUser } from '../helpers/providers';

// A refused login, and an invalid link, are failing calls.
test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 422/] });

test('a visitor opens an account from the header, is welcomed, and confirms the e-mail by the link that was sent', async ({
  page,
}) => {
  const email = newEmail('nina');
  await page.goto('/questoes');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('dialog', { name: 'Entre ou cadastre-se' }).getByRole('button', { name: 'Crie agora!' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar conta' });
  // A headless shell has no PDF viewer and keeps the window empty, so that the test checks the response.
  const [terms, answer] = await Promise.all([
    page.context().waitForEvent('page'),
    page.context().waitForEvent('response', (response) => response.url().endsWith('/termos-de-uso.pdf')),
    dialog.getByRole('link', { name: 'Termos e Condições' }).click(),
  ]);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await terms.close();
  await signUp(dialog, email);
  await expect(page).toHaveURL('/bem-vindo');
  await expect(page.getByRole('heading', { name: 'Boas-vindas, Nina!' })).toBeVisible();

  await page.goto(await linkMailedTo(email, /^\/confirmar-email/));
  await expect(page.getByText('E-mail confirmado. Bons estudos!')).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await deleteAccount(page, PASSWORD);
});

test('the way back is carried from the login to the sign-up, and leads to no other site', async ({ page }) => {
  const email = newEmail('volta');
  await page.goto('/area-estudante/mapas/meus-mapas?ordem=nome');
  await expect(page).toHaveURL(/\/login\?voltar=/);
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  await page.getByRole('link', { name: 'Voltar para Login' }).click();
  await page.getByRole('link', { name: 'Crie agora!' }).click();
  await expect(page).toHaveURL(/\/cadastro\?voltar=/);
  await signUp(page, email);
  await expect(page).toHaveURL('/area-estudante/mapas/meus-mapas?ordem=nome');
  await page.goto('/login?voltar=//exemplo.com/');
  await expect(page).toHaveURL('/bem-vindo');
  await deleteAccount(page, PASSWORD);
});

test('a forgotten password is replaced by a mailed link, which works once and whose secret is stored nowhere', async ({
  page,
}) => {
  const email = newEmail('esquecida');
  const newPassword = `${PASSWORD}, outra`;
  await page.goto('/cadastro');
  await signUp(page, email);
  await expect(page).toHaveURL('/bem-vindo');
  await forgetSession(page);

  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await page.getByRole('button', { name: 'Recuperar Senha' }).click();
  await expect(page.getByText('Se o seu endereço de email existir em nosso sistema')).toBeVisible();

  const link = await linkMailedTo(email, /^\/nova-senha\//);
  const secret = link.split('/').at(-1) ?? '';
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin || request.headers()['referer']?.includes(secret))
      elsewhere.push(request.url());
  });
  await page.goto(link);
  await expect(page).toHaveURL('/nova-senha/redefinir');
  await page.reload();
  await page.getByLabel('Nova Senha').fill(newPassword);
  await page.getByLabel('Confirmar Senha').fill(newPassword);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByRole('heading', { name: 'Senha redefinida' })).toBeVisible();
  expect(elsewhere).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }, location.href]),
  );
  expect(kept).not.toContain(secret);

  await page.getByRole('link', { name: 'Ir para o Login' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('E-mail ou senha incorretos.');
  await page.getByLabel('Senha', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/bem-vindo');

  await page.goto(link);
  await page.getByLabel('Nova Senha').fill(newPassword);
  await page.getByLabel('Confirmar Senha').fill(newPassword);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByRole('heading', { name: 'Link sem validade' })).toBeVisible();
  await deleteAccount(page, newPassword);
});

test('Google and Facebook sign in only the people they vouch for', async ({ page }) => {
  await test.step('Google: from the dialog over a page, to the welcome', async () => {
    const email = newEmail('gabi');
    await chooseProviderUser('google', { id: String(Date.now()), name: 'Gabi do Google', email, email_verified: true });
    await page.goto('/questoes');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entrar com Google' }).click();
    await expect(page).toHaveURL('/bem-vindo');
    await expect(page.getByRole('heading', { name: 'Boas-vindas, Gabi!' })).toBeVisible();
    await deleteAccount(page);
    await forgetSession(page);
  });

  await test.step('Facebook: from the page of the sign-up', async () => {
    await chooseProviderUser('facebook', { id: `${Date.now()}2`, name: 'Fábio do Facebook', email: newEmail('fabio') });
    await page.goto('/cadastro?voltar=/questoes');
    await page.getByRole('button', { name: 'Entrar com Facebook' }).click();
    await expect(page).toHaveURL('/questoes');
    await expect(page.getByRole('button', { name: /Fábio.*Aluno/ })).toBeVisible();
    await deleteAccount(page);
  });
});
