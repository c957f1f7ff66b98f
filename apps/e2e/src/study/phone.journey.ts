import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail } from '../helpers/newcomer';
import { openAs, openAsNew } from '../helpers/student';

const SHEET = 'Filtros, índice e assuntos';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a map is studied with one thumb on a phone', async ({ page, request }) => {
  const student = await openAsNew(page, request, newEmail('polegar'), PASSWORD);
  const { body } = await student.call<{ data: { id: number; questoes: number }[] }>('GET', '/api/question-map');
  const map = body.data.find(({ questoes }) => questoes > 2)?.id;
  await student.call('POST', '/api/customer-area/question-map/select', { mapa_id: map });
  await page.goto(`/area-estudante/mapas/questoes/${map}?assunto=todos`);

  const panel = page.getByRole('article');
  const dock = page.getByRole('group', { name: 'Responder e seguir' });
  const statement = panel.locator('[id$=enunciado]');
  const number = panel.getByRole('heading', { level: 2, name: /^Questão/ });
  const label = panel.locator('[data-alternative] label');

  await test.step('the statement starts near the top', async () => {
    await expect(statement).toBeVisible();
    expect((await statement.boundingBox())?.y).toBeLessThanOrEqual(120);
    expect(await complaintsOf(page)).toEqual([]);
  });

  await test.step('a long press strikes an alternative', async () => {
    const text = label.last();
    await text.scrollIntoViewIfNeeded();
    const finger = { pointerType: 'touch', isPrimary: true, bubbles: true };
    await text.dispatchEvent('pointerdown', finger);
    await expect(panel.getByText('(riscada)')).toBeAttached();
    await text.dispatchEvent('pointerup', finger);
    await expect(panel.getByRole('radio').last()).not.toBeChecked();
  });

  const first = await number.textContent();
  await test.step('answers at the end of the window, and continues from the same place', async () => {
    await label.first().tap();
    await expect(panel.getByRole('radio').first()).toBeChecked();
    await dock.getByRole('button', { name: 'Dúvida' }).tap();
    await dock.getByRole('button', { name: 'Responder' }).tap();
    await expect(dock.getByText(/^(Você acertou!|Você errou\.|Questão anulada)/)).toBeVisible();
    await expect(page.getByRole('banner').getByText(/^1 de \d+ questões$/)).toBeVisible();
    // A press within half a second of the answer counts as a second press on Responder.
    const now = () => page.evaluate(() => performance.now());
    const answeredBy = await now();
    await expect.poll(now).toBeGreaterThan(answeredBy + 500);
    await dock.getByRole('button', { name: 'Próxima' }).tap();
    await expect(number).not.toHaveText(first ?? '');
    await expect(statement).toBeInViewport();
  });

  await test.step('finds the index in the sheet, which the back button closes', async () => {
    const open = page.getByRole('button', { name: SHEET });
    const sheet = page.getByRole('dialog', { name: SHEET });
    await open.tap();
    await expect(sheet).toBeVisible();
    expect(await complaintsOf(page)).toEqual([]);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(number).not.toHaveText(first ?? '');
    await open.tap();
    await sheet.getByRole('button', { name: /^Questão \d+, (certa|errada|respondida, anulada)/ }).tap();
    await expect(sheet).toBeHidden();
    await expect(number).toHaveText(first ?? '');
  });

  await deleteAccount(page, PASSWORD);
});

test('the due questions are reviewed with one thumb on a phone', async ({ page, request }) => {
  await openAs(page, request, 'premium@exemplo.com.br');
  await page.goto('/area-estudante/revisao');
  await page.getByRole('button', { name: /^Começar/ }).tap();
  const panel = page.getByRole('article');
  const statement = panel.locator('[id$=enunciado]');
  await expect(statement).toBeVisible();
  expect((await statement.boundingBox())?.y).toBeLessThanOrEqual(120);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('heading', { level: 1, name: 'Revisão de hoje' })).toBeVisible();
  await expect(bar.getByText(/^Questão 1 de \d+$/)).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Onde a questão está' }).getByText(/^1 de \d+$/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Responder e seguir' })).toBeInViewport();
  expect(await complaintsOf(page)).toEqual([]);
});
