import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('the list starts with a question, and a mistyped search says what it searched for', async ({ page }) => {
    await page.goto('/questoes');
    const first = page.locator('[data-questao]').first();
    await expect(first).toBeVisible();
    await expect(page.getByText(/^[\d.]+ questões$/)).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(300);
    await expect(page.getByRole('button', { name: 'Filtros' })).toBeInViewport();

    await page.getByRole('searchbox', { name: 'Buscar nas questões' }).fill('constituissao');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Mostrando resultados de “constituição”')).toBeVisible();
    await expect(page).toHaveURL(/busca=constituissao/);
    await expect(first).toBeVisible();
    expect(await complaintsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Buscar exatamente o que digitei' }).click();
    await expect(page.getByText('Nenhuma questão encontrada')).toBeVisible();
  });
});

test('in a wide window a long question can be answered from any scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/questoes');
  const first = page.locator('[data-questao]').first();
  await first.getByRole('radio').first().check();
  await first.getByRole('heading').first().scrollIntoViewIfNeeded();
  await expect(first.getByRole('button', { name: 'Responder' })).toBeInViewport({ ratio: 1 });
  await expect(first.getByRole('radio').first()).toBeChecked();
});
