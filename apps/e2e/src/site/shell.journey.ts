import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/journey';
import { forgetSession } from '../helpers/newcomer';
import { openAs } from '../helpers/student';
import { expectSound } from '../helpers/sound-screen';
import { openTaggedSite } from '../helpers/tagged-site';

const trigger = (page: Page) => page.getByRole('button', { name: /Aluno/ });
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['tema'] ?? 'claro');

test('the banner of an unverified e-mail sends the confirmation again', async ({ page, request }) => {
  await openAs(page, request, 'novo@exemplo.com.br');
  await page.goto('/questoes');
  const banner = page.getByRole('region', { name: 'Confirmação do e-mail' });
  await banner.getByRole('button', { name: 'clique aqui' }).press('Enter');
  await expect(page.getByText(/enviamos/i)).toBeVisible();
  await expect(banner.getByRole('button', { name: 'clique aqui' })).toBeEnabled();
  // From now on the browser knows it: the next document reserves its place from the first paint, and it covers nothing.
  await page.goto('/area-estudante/hoje');
  await expect(banner).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Both in one step: the application replaces the document's first header, and a box of a replaced element is null.
  const [top, bottom, header] = await page.evaluate(() => {
    const notice = document.querySelector('[aria-label="Confirmação do e-mail"]')?.getBoundingClientRect();
    return [notice?.top, notice?.bottom, document.querySelector('header')?.getBoundingClientRect().top];
  });
  expect(top).toBe(0);
  expect(header).toBeGreaterThanOrEqual(bottom ?? Infinity);
});

test('logging out in one tab logs out every tab of both applications', async ({ page, request, context }) => {
  await openAs(page, request, 'premium@exemplo.com.br');
  await page.goto('/questoes');
  const other = await context.newPage();
  await other.goto('/area-estudante/mapas/meus-mapas');
  await expect(trigger(other)).toBeVisible();
  // A background tab is drawn once a second, and a student logs out in the foreground one.
  await page.bringToFront();
  await trigger(page).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(other.getByText('Você não está mais na sua conta')).toBeVisible();
  await expect.poll(() => context.cookies()).toEqual([]);
  await expect.poll(() => other.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the dark theme applies from the first paint of a study page, and on no other page', async ({ page, request }) => {
  const student = await openAs(page, request, 'premium@exemplo.com.br');
  const { body } = await student.call<{ data: { id: number }[] }>('GET', '/api/question-map');
  const map = body.data[0]?.id;
  await student.call('POST', '/api/customer-area/question-map/select', { mapa_id: map });
  // A finished map shows no question.
  await student.call('POST', '/api/customer-area/question-map/reset', { mapa_id: map });
  await page.goto('/questoes');
  await page.evaluate(() => localStorage.setItem('@MAPA-Tema', 'dark'));
  expect(await theme(page)).toBe('claro');
  await page.addInitScript(() => {
    // What the first frame shows: the boot script has run, the application has not.
    requestAnimationFrame(() => void Reflect.set(window, 'firstTheme', document.documentElement.dataset['tema']));
  });
  await page.goto(`/area-estudante/mapas/questoes/${map}`);
  await expect(page.getByRole('radio').first()).toBeVisible();
  expect(await page.evaluate<unknown>(() => Reflect.get(window, 'firstTheme'))).toBe('escuro');
  await page.getByRole('link', { name: 'Mapas', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meus mapas' })).toBeVisible();
  await expect.poll(() => theme(page)).toBe('claro');
  await page.goBack();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect.poll(() => theme(page)).toBe('escuro');
});

/** An entry of the Layout Instability API, which TypeScript's DOM library lacks. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Move {
  score: number;
  what: string[];
}

const WIDTHS = [360, 1280];
const VIEWERS = [null, 'gratis@exemplo.com.br', 'premium@exemplo.com.br', 'novo@exemplo.com.br'];

/** Runs in each document: records what moves. */
function recordMoves(): void {
  // A late font changes line breaks, which is not under test: a system font is always available.
  const systemFont = new CSSStyleSheet();
  systemFont.replaceSync('*, ::before, ::after { font-family: sans-serif !important }');
  document.adoptedStyleSheets.push(systemFont);
  const moves: Move[] = [];
  Reflect.set(window, 'moves', moves);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      moves.push({
        score: entry.value,
        what: entry.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${JSON.stringify(from)} to ${JSON.stringify(to)}`,
        ),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

test('nothing moves when the page learns who is here, at 360 and 1280 px', async ({ page, request }) => {
  await page.addInitScript(recordMoves);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const who of VIEWERS) {
      if (who) await openAs(page, request, who);
      for (const path of ['/questoes', ...(who ? ['/area-estudante/mapas/meus-mapas'] : [])]) {
        await page.goto(path);
        const known =
          width < 960
            ? page.getByRole('button', { name: 'Abrir menu' })
            : who
              ? trigger(page)
              : page.getByRole('button', { name: 'Entrar' });
        await expect(known).toBeVisible();
        await page.waitForLoadState('networkidle');
        const moves = await page.evaluate(() => Reflect.get(window, 'moves') as Move[]);
        const score = moves.reduce((sum, move) => sum + move.score, 0);
        const report = `${path} at ${width} px for ${who ?? 'a visitor'}: ${JSON.stringify(moves, null, 1)}`;
        expect(score, report).toBeLessThanOrEqual(0.01);
      }
      // The next person's browser holds nothing of this one.
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await forgetSession(page);
    }
  }
});

test('no tag is loaded before the visitor consents, and none after the consent is withdrawn', async ({ page }) => {
  const site = await openTaggedSite();
  try {
    await expect(async () => expect((await page.request.get(`${site.url}/healthz`)).ok()).toBe(true)).toPass();
    const bar = page.getByRole('region', { name: 'Privacidade' });
    await page.goto(`${site.url}/questoes`);
    await expect(bar).toBeVisible();
    expect(site.asked).toEqual([]);
    await bar.getByRole('button', { name: 'Aceitar' }).press('Enter');
    await expect.poll(() => site.asked).toEqual(['/gtm.js?id=GTM-JORNADA']);
    const events = () =>
      page.evaluate(() => JSON.stringify((Reflect.get(window, 'dataLayer') as object[] | undefined) ?? []));
    await expect.poll(events).toContain('"event":"sessao","logado":false');
    await page.goto(`${site.url}/nova-senha/segredo`);
    await page.waitForLoadState('networkidle');
    expect(site.asked).toHaveLength(1);

    await page.goto(`${site.url}/questoes`);
    await expect.poll(() => site.asked).toHaveLength(2);
    await page.getByRole('button', { name: 'Preferências de privacidade' }).click();
    await expect(bar).toBeFocused();
    await Promise.all([page.waitForEvent('load'), bar.getByRole('button', { name: 'Recusar' }).click()]);
    await expect(page.getByRole('button', { name: 'Preferências de privacidade' })).toBeVisible();
    expect(await events()).toBe('[]');
    expect(await page.context().cookies()).toEqual([]);
    expect(site.asked).toHaveLength(2);
  } finally {
    await site.close();
  }
});

test.describe('an address without a page', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is answered in line with the other pages, in a title of one line', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const titleOf = async (path: string) => {
      await page.goto(path);
      return page.getByRole('heading', { level: 1 }).boundingBox();
    };
    const usual = await titleOf('/planos');
    const missing = await titleOf('/nada');
    expect([missing?.x, missing?.y, missing?.height]).toEqual([usual?.x, usual?.y, usual?.height]);
    await expectSound(page, 'an address without a page');
  });
});

test('on a phone every search box shows its whole placeholder', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/questoes', '/mapas', '/provas', '/bancas', '/concursos']) {
    await page.goto(path);
    const room = await page
      .getByRole('main')
      .getByRole('searchbox')
      .first()
      .evaluate((input: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input);
        const context = document.createElement('canvas').getContext('2d');
        if (!context) return -1;
        context.font = font;
        const width = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return width - context.measureText(input.placeholder).width;
      });
    expect(room, path).toBeGreaterThanOrEqual(0);
  }
});
