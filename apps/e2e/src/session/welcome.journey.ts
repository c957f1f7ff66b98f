import type { Page } from '@playwright/test';
import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail, signUp } from '../helpers/newcomer';

const asked = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

// From the sign-up to a first question in at most a minute, and back as a returning student.
test('a new student answers three questions about the exam, and then a first question of the bank', async ({
  page,
}) => {
  await page.goto('/cadastro');
  await signUp(page, newEmail('chegada'));
  await expect(page).toHaveURL('/bem-vindo');
  const arrivedAt = Date.now();

  await test.step('chooses the exam by a paper, the day and the hours', async () => {
    await expect(asked(page, 'Qual é a sua prova?')).toBeVisible();
    await page.getByLabel('Buscar prova').fill('ENED 2026');
    await page.getByRole('radio', { name: /ENED 2026/ }).check();
    expect(await complaintsOf(page)).toEqual([]);
    await press(page, 'Continuar');
    await expect(asked(page, 'Quando é a prova?')).toBeFocused();
    await press(page, 'Pular');
    await expect(asked(page, 'Quanto tempo por dia você tem?')).toBeFocused();
    await page.getByRole('radio', { name: '1 h', exact: true }).check();
    await press(page, 'Continuar');
  });

  await test.step('answers the first question within a minute', async () => {
    await page.getByRole('link', { name: 'Responder a primeira questão' }).click();
    await expect(page).toHaveURL(/\/area-estudante\/mapas\/questoes\/\d+/);
    await page.locator('[data-alternative] label').first().click();
    await page.getByRole('button', { name: 'Responder', exact: true }).click();
    await expect(page.getByText(/^(Você acertou!|Você errou\.|Questão anulada)/).first()).toBeAttached();
    expect(Date.now() - arrivedAt).toBeLessThanOrEqual(60_000);
  });

  await test.step('is offered to continue by the next welcome page', async () => {
    await page.goto('/bem-vindo');
    await expect(page.getByRole('link', { name: /Continuar/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver o que estudar hoje' })).toBeVisible();
    await expect(asked(page, 'Qual é a sua prova?')).toBeHidden();
    expect(await complaintsOf(page)).toEqual([]);
  });
  await deleteAccount(page, PASSWORD);
});
