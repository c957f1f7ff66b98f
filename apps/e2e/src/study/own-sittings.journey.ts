import type { Page } from '@playwright/test';
import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { deleteAccount, newEmail, PASSWORD } from '../helpers/newcomer';
import { openAsNew } from '../helpers/student';

const QUESTIONS = 5;

/** Expects no violation of axe, in a wide window and on the phone. */
async function expectSound(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await complaintsOf(page), `at ${width} px`).toEqual([]);
  }
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("a student sits a filter's questions, keeps the missed ones in a notebook, and sits others", async ({
  page,
  request,
}) => {
  await openAsNew(page, request, newEmail('simulado-proprio'), PASSWORD);
  await page.goto('/questoes?tipo%5B%5D=questaomultiplaescolha');
  await page.getByRole('link', { name: 'Simulado', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'De onde vêm as questões' })).toHaveValue('filtro');
  for (const _step of [1, 2, 3]) await page.getByRole('button', { name: 'Menos questões' }).click();
  await expect(page.getByRole('textbox', { name: 'Questões' })).toHaveValue(String(QUESTIONS));
  await expectSound(page);
  await page.getByRole('button', { name: 'Começar', exact: true }).click();

  const first = page.getByRole('article', { name: 'Questão 1', exact: true });
  await expect(first).toBeVisible();
  const sat = await first.getAttribute('data-questao');
  await first.getByRole('radio').first().check({ force: true });
  await expect(page.getByText(`1 de ${QUESTIONS} marcadas`, { exact: true }).first()).toBeVisible();
  const address = page.url();
  await page.goto('/area-estudante/simulados');
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Folha de respostas' }).click();
  await page.getByRole('button', { name: 'Entregar' }).last().click();
  await page.getByRole('dialog', { name: 'Entregar o simulado?' }).getByRole('button', { name: 'Entregar' }).click();

  await expect(page.getByText(/^Sem nota TRI nem comparação/)).toBeVisible();
  const result = page.url();
  // The marked alternative may be right: then there are only blanks.
  await page.getByRole('button', { name: /^Rever as (erradas|em branco)$/ }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText(/^No simulado: você /)).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Voltar ao resultado' }).click();
  const blanks = page.getByRole('button', { name: /^Só em branco/ });
  await expect(blanks).toBeVisible();
  if ((await blanks.getAttribute('aria-pressed')) === 'false') await blanks.click();
  await expect(page.getByRole('table').getByText('Em branco', { exact: true })).toHaveCount(QUESTIONS - 1);
  await expect(page.getByRole('table').getByText('Certa', { exact: true })).toHaveCount(0);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText('No simulado: você deixou em branco. Responda agora.')).toBeVisible();
  const reviewed = await page.getByRole('article').getAttribute('data-questao');
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByRole('article')).not.toHaveAttribute('data-questao', reviewed ?? '');
  await page.goBack();
  await expectSound(page);
  await page.getByRole('button', { name: /^Caderno com (os erros|as em branco)$/ }).click();
  await expect(page).toHaveURL(/\/area-estudante\/cadernos\/[\da-f-]{36}/);
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto(result);
  await page.getByRole('button', { name: 'Refazer' }).click();
  await expect(first).toBeVisible();
  expect(await first.getAttribute('data-questao')).not.toBe(sat);
  await deleteAccount(page, PASSWORD);
});
