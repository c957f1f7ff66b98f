import type { Page } from '@playwright/test';
import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { openAs } from '../helpers/student';

const PROFILE = '**/api/customer-area/user/me';
const OWN = ['Minha Área', 'Meus Cadernos', 'Favoritos', 'Solicitações', 'Minha Conta', 'Fale Conosco', 'Sair'];

const breakProfile = (page: Page, how: 'fails' | 'cannot be reached', isMended = () => false) =>
  page.route(PROFILE, (route) => {
    if (isMended()) return route.continue();
    return how === 'fails'
      ? route.fulfill({ status: 500, json: { erro: ['Algo deu errado.'] } })
      : route.abort('internetdisconnected');
  });

test.describe('while the profile cannot be loaded', () => {
  test.use({ expectedErrors: [/user\/me/] });

  test('the page shows its student as signed in, and loads the profile on request', async ({ page, request }) => {
    await openAs(page, request, 'premium@exemplo.com.br');
    let isPressed = false;
    await breakProfile(page, 'fails', () => isPressed);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/questoes');
    // This browser has the cookie and no stored name.
    const trigger = page.getByRole('button', { name: /Aluno/ });
    await expect(trigger).toHaveAccessibleName(/Usuário.*sem conexão com a conta/);
    await expect(page.getByRole('button', { name: 'Entrar' })).toHaveCount(0);
    await trigger.click();
    await expect(page.getByRole('menuitem')).toHaveText(['Tentar novamente', ...OWN]);
    expect(await complaintsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByText('Sem conexão com a sua conta.')).toBeVisible();
    // It works at once: an attempt of the session itself before the press would remove the button.
    await page.exposeFunction('tellPress', () => void (isPressed = true));
    await page.evaluate(() => addEventListener('pointerdown', () => Reflect.get(window, 'tellPress')(), true));
    await menu.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('dialog', { name: 'bem-vindo Pedro!' })).toBeVisible();
    await expect(menu.getByText('Sem conexão com a sua conta.')).toHaveCount(0);

    // From now on an outage shows the stored name; so does the other application, without a network.
    await page.unroute(PROFILE);
    await breakProfile(page, 'cannot be reached');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/area-estudante/cadernos');
    await expect(trigger).toHaveAccessibleName(/Pedro.*sem conexão com a conta/);
    await expect(page.getByRole('heading', { level: 1, name: 'Meus cadernos' })).toBeVisible();
    await trigger.click();
    await expect(page.getByRole('menuitem')).toHaveText(['Tentar novamente', ...OWN]);
  });
});

test.describe('a session that the server refuses', () => {
  test.use({ expectedErrors: [/401/] });

  test('leaves a public page unchanged, leads from the student area to the sign-in, and leads back', async ({
    page,
    request,
  }) => {
    const { call } = await openAs(page, request, 'premium@exemplo.com.br');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/questoes');
    await expect(page.getByRole('button', { name: /Aluno/ })).toBeVisible();
    const search = page.getByRole('searchbox').first();
    await search.fill('ato administrativo');
    await call('POST', '/api/auth/logout');
    await page.getByRole('button', { name: 'Favoritar' }).first().click();
    await expect(page.getByText('Sua sessão terminou. Entre novamente para continuar.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entrar', exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL('/questoes');
    await expect(search).toHaveValue('ato administrativo');

    const again = await openAs(page, request, 'premium@exemplo.com.br');
    await page.goto('/area-estudante/cadernos');
    await expect(page.getByRole('heading', { level: 1, name: 'Meus cadernos' })).toBeVisible();
    // An unfinished call of this page would be refused too, and end the session before the next page asks.
    await page.goto('about:blank');
    await again.call('POST', '/api/auth/logout');
    await page.goto('/area-estudante/favoritas?page=1');
    const dialog = page.getByRole('dialog', { name: 'Entre ou cadastre-se' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Sua sessão terminou. Entre novamente para continuar.')).toBeVisible();
    await page.reload();
    await dialog.getByLabel('E-mail').fill('premium@exemplo.com.br');
    await dialog.getByLabel('Senha', { exact: true }).fill('Estudar#2026');
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL('/area-estudante/favoritas?page=1');
    await expect(page.getByRole('heading', { level: 1, name: 'Favoritas' })).toBeVisible();
  });
});
