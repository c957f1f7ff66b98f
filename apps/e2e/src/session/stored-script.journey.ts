import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail } from '../helpers/newcomer';
import { openAs, openAsNew } from '../helpers/student';

/** Scripts as an event, an element, or by closing an attribute or the block of state, if a page does not escape them. */
const SCRIPT = `</script><script>ran=1</script><img src=x onerror=ran=1>"'><svg onload=ran=1>`;
const NAME = '<img src=x onerror=ran=1>';

interface Question {
  id: number;
  alternativas: { id: number }[];
}

/** Expects the planted text to be shown as text, if given, and no script to have run. */
async function expectText(page: Page, planted: string | null): Promise<void> {
  if (planted) await expect(page.getByText(planted).first()).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.locator('img[src="x"], [onerror], [onload]').count()).toBe(0);
}

// A comment can be read after the own answer: before it the API refuses, and the browser logs that.
test.use({ expectedErrors: [/403 \(Forbidden\).*question\/comment\?/] });

test('no script runs that a student wrote in a name, notebook, note, comment, doubt or report', async ({
  page,
  request,
  browser,
}) => {
  const student = await openAsNew(page, request, newEmail('roteiro'), PASSWORD);
  const done = async (...call: Parameters<typeof student.call>) =>
    expect((await student.call(...call)).status).toBe(200);
  const { body } = await student.call<{ data: Question[] }>('GET', '/api/question?per_page=20');
  const question = body.data[11];
  if (!question) throw new Error('too few questions');
  const { id } = question;

  await test.step('every field accepts the text unchanged', async () => {
    await done('POST', '/api/customer-area/user/update', { nome: NAME });
    await done('POST', '/api/customer-area/question-notebook/', { nome: SCRIPT, questoes: [id] });
    await done('POST', '/api/customer-area/question/answer', {
      questao_id: id,
      alternativa_id: question.alternativas[0]?.id,
    });
    await done('POST', '/api/customer-area/question/comment', { questao_id: id, texto: SCRIPT });
    await done('PUT', `/api/customer-area/question/note/${id}`, { texto: SCRIPT, revisao: 0 });
    await done('PUT', `/api/customer-area/question/comment-request/request/${id}`, { duvida: SCRIPT });
    await done('POST', '/api/customer-area/question/report', { questao_id: id, motivo: 'gabarito', texto: SCRIPT });
  });

  await test.step('the student reads the text', async () => {
    for (const path of ['/area-estudante/cadernos', '/area-estudante/solicitacoes']) {
      await page.goto(path);
      await expectText(page, SCRIPT);
    }
    await page.goto(`/questoes/${id}`);
    await page.getByRole('tab', { name: 'Anotações' }).click();
    await expect(page.getByLabel('Sua anotação nesta questão')).toHaveValue(SCRIPT);
    await page.getByRole('tab', { name: /^Comentários/ }).click();
    await expectText(page, SCRIPT);
    await page.goto('/area-estudante/minha-conta');
    await expect(page.getByLabel('Nome')).toHaveValue(NAME);
    await expectText(page, null);
  });

  await test.step('the staff read the text', async () => {
    const context = await browser.newContext();
    const staff = await context.newPage();
    await openAs(staff, request, 'professor@exemplo.com.br');
    await staff.goto('/area-estudante/solicitacoes');
    await expectText(staff, SCRIPT);
    await openAs(staff, request, 'master@exemplo.com.br');
    await staff.goto('/area-estudante/solicitacoes');
    await staff.getByRole('tab', { name: /^Denúncias/ }).click();
    await expectText(staff, SCRIPT);
    await context.close();
  });
  await deleteAccount(page, PASSWORD);
});
