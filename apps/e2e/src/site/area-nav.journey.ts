import type { Page } from '@playwright/test';
import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { openAs } from '../helpers/student';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Área do estudante' });
/** Each place of the row with the heading of its screen. */
const SCREENS = [
  ['Hoje', 'Hoje'],
  ['Meus mapas', 'Meus mapas'],
  ['Simulados', 'Simulados'],
  ['Cadernos', 'Meus cadernos'],
  ['Revisão', 'Revisão'],
  ['Desempenho', 'Desempenho'],
  ['Favoritas', 'Favoritas'],
] as const;

test('a student goes from screen to screen by the row below the header and the bar of a phone, and into a question by keyboard', async ({
  page,
  request,
}) => {
  const student = await openAs(page, request, 'premium@exemplo.com.br');
  const maps = await student.call<{ data: { mapa: { id: number } }[] }>(
    'GET',
    '/api/customer-area/question-map/user-maps',
  );
  const bar = nav(page);
  const questions = `/area-estudante/mapas/questoes/${maps.body.data[0]?.mapa.id}?assunto=todos`;

  await test.step('the logo leads to the day, and the row to each screen', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/questoes');
    await page.getByRole('banner').getByRole('link', { name: 'Mapa, hoje' }).click();
    for (const [place, heading] of SCREENS) {
      await nav(page).getByRole('link', { name: place }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(nav(page).locator('[aria-current=page]')).toHaveText(place);
    }
  });

  await test.step('by keyboard the subjects are one stop beside the question, and the title follows the place', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(questions);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page).toHaveTitle(/^Q\d+ · .+ · Mapa$/);
    const before = await page.title();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir para os assuntos' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Todos os assuntos' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveTitle(before);
    await expect(page).toHaveTitle(/^Q\d+ · .+ · Mapa$/);
    // From the subjects to the first alternative, past the filters and the numbers of the page.
    const isThere = () => page.evaluate(() => document.activeElement?.matches('article input[type=radio]'));
    let stops = 0;
    do {
      await page.keyboard.press('Tab');
      stops += 1;
    } while (stops <= 15 && !(await isThere()));
    expect(stops).toBeLessThanOrEqual(15);
  });

  await test.step('on a phone the bar at the end of the window navigates', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/area-estudante/hoje');
    await expect(bar.getByRole('link')).toHaveText(['Hoje', 'Mapas', 'Simulados', 'Revisão']);
    await bar.getByRole('link', { name: 'Simulados' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Simulados' })).toBeVisible();
    await bar.getByRole('button', { name: 'Mais' }).click();
    const more = page.getByRole('dialog', { name: 'Mais' });
    await expect(more).toBeVisible();
    expect(await complaintsOf(page)).toEqual([]);
    await more.getByRole('link', { name: 'Desempenho' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Desempenho' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Mais' })).toHaveAttribute('aria-current', 'true');
  });

  await test.step('the last line of the page can be scrolled clear of the bar', async () => {
    const last = page.getByRole('contentinfo');
    const end = async () => {
      // The page grows as its figures are loaded.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [foot, top] = [await last.boundingBox(), await bar.boundingBox()];
      return (foot?.y ?? Infinity) + (foot?.height ?? 0) <= (top?.y ?? 0) + 1;
    };
    await expect.poll(end).toBe(true);
  });

  await test.step('the dock of a question replaces the bar', async () => {
    await page.goto(questions);
    await expect(page.getByRole('heading', { level: 2, name: /^Questão/ })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});
