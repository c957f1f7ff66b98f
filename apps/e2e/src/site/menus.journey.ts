import type { Locator, Page } from '@playwright/test';
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

/** Opens each address and finds a screen there: a 200, a title, and not the page of a missing address. */
async function expectScreens(page: Page, addresses: string[]): Promise<void> {
  for (const address of new Set(addresses.filter((one) => one.startsWith('/')))) {
    const answer = await page.goto(address);
    expect(`${address}: ${answer?.status() ?? 0}`).toBe(`${address}: 200`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Página não encontrada')).toHaveCount(0);
  }
}

for (const { who, email, header, planos } of VIEWERS) {
  test(`every link that ${who} has in the menus, on a desktop and on a phone, leads to its screen`, async ({
    page,
    request,
  }) => {
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
      await account.click();
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
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const menu = page.getByRole('dialog');
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
    // Both menus lead to the same places: each is opened once, and those of a paid plan are among the free one's.
    if (planos.length > 0 || !email) await expectScreens(page, addresses);
  });
}
