import type { Locator, Page } from '@playwright/test';
import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { openAs } from '../helpers/student';

const EVERYBODY = ['Mapas', 'Provas', 'Bancas', 'Questões', 'Concursos'];
const OWN = ['Minha Conta', 'Meus Mapas', 'Meus Cadernos', 'Favoritos', 'Solicitações', 'Fale Conosco'];

/** The items in the menus of the running system for each kind of person, in the words of the specification. */
const VIEWERS = [
  { who: 'a visitor', email: null, header: [...EVERYBODY, 'Planos'], planos: ['Planos'] },
  {
    who: 'a student on the free plan',
    // A person without notifications: a bell would be part of the names of links.
    email: 'novo@exemplo.com.br',
    header: [...EVERYBODY, 'Cadernos', 'Planos'],
    planos: ['Planos'],
  },
  { who: 'a student on a paid plan', email: 'premium@exemplo.com.br', header: [...EVERYBODY, 'Cadernos'], planos: [] },
];

const addressesOf = (links: Locator) =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));

/** Asks for each address: the server answers one without a screen with 404, also in the student area. */
async function expectScreens(page: Page, addresses: string[]): Promise<void> {
  for (const address of new Set(addresses.filter((one) => one.startsWith('/')))) {
    const answer = await page.request.get(address);
    expect(`${address}: ${answer.status()}`).toBe(`${address}: 200`);
  }
}

/** Opens a menu by the keyboard, and closes it so: the focus returns to its button. */
async function openByKey(page: Page, button: Locator, menu: Locator): Promise<void> {
  await button.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(menu).toBeVisible();
}

for (const { who, email, header, planos } of VIEWERS) {
  test(`every link that ${who} has in the menus, on a desktop and on a phone, leads to its screen`, async ({
    page,
    request,
  }) => {
    const hasAll = email !== null && planos.length > 0;
    await page.setViewportSize({ width: 1280, height: 800 });
    if (email) await openAs(page, request, email);
    await page.goto('/questoes');
    const account = email ? page.getByRole('button', { name: /Aluno/ }) : page.getByRole('button', { name: 'Entrar' });
    await expect(account).toBeVisible();
    const places = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
    await expect(places).toHaveText(header);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation', { name: 'Rodapé' }).getByRole('link')).toHaveText([
      'Quem somos',
      'Política de Privacidade',
      ...planos,
      'Fale Conosco',
    ]);
    // No profile is configured: each link leads to the front page of its network.
    const networks = footer.getByRole('navigation', { name: 'Redes sociais' }).getByRole('link');
    await expect(networks).toHaveText(['Instagram', 'Twitter', 'Facebook']);
    expect(await addressesOf(networks)).toEqual([
      'https://www.instagram.com/',
      'https://twitter.com/',
      'https://www.facebook.com/',
    ]);
    const addresses = [...(await addressesOf(places)), ...(await addressesOf(footer.getByRole('link')))];
    if (email) {
      await openByKey(page, account, page.getByRole('menuitem', { name: 'Minha Área' }));
      if (hasAll) expect(await complaintsOf(page)).toEqual([]);
      const items = page.getByRole('menuitem');
      await expect(items).toHaveText([
        'Minha Área',
        'Meus Cadernos',
        'Favoritos',
        'Solicitações',
        'Minha Conta',
        'Fale Conosco',
        'Sair',
      ]);
      addresses.push(...(await addressesOf(items.filter({ hasNotText: 'Sair' }))));
      await page.keyboard.press('Escape');
      await expect(items).toHaveCount(0);
    }

    await page.setViewportSize({ width: 360, height: 800 });
    const menu = page.getByRole('dialog');
    await openByKey(page, page.getByRole('button', { name: 'Abrir menu' }), menu);
    await expect(menu.getByRole('button', { name: email ? 'Sair' : 'Entrar' })).toBeVisible();
    const links = menu.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    await expect(links).toHaveText([
      'Mapas',
      'Bancas',
      'Questões',
      'Provas',
      'Concursos',
      ...planos,
      ...(email ? OWN : []),
    ]);
    addresses.push(...(await addressesOf(links)));
    await expectScreens(page, addresses);
    if (!hasAll) return;
    expect(await complaintsOf(page)).toEqual([]);
    await links.filter({ hasText: 'Meus Mapas' }).press('Enter');
    await expect(page).toHaveURL('/area-estudante/mapas/meus-mapas');
  });
}
