import type { Page } from '@playwright/test';
import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail } from '../helpers/newcomer';
import { openAs, openAsNew, signIn } from '../helpers/student';

const COMMENT = 'Some os prazos: o segundo começa quando o primeiro acaba.';
const DOUBT = 'O segundo prazo não começa no mesmo dia?';
const REQUESTS = '/area-estudante/solicitacoes';

interface Comments {
  total: number;
  data: { id: number; texto: string }[];
}
type Session = Awaited<ReturnType<typeof signIn>>;

const commentsOn = async (teacher: Session, id: number) =>
  (await teacher.call<Comments>('GET', `/api/customer-area/question/comment?tipo=professor&questao_id=${id}`)).body;

/** A question without a teacher's comment: a request for it waits. */
async function uncommentedQuestion(teacher: Session): Promise<{ id: number; codigo: string }> {
  const { body } = await teacher.call<{ data: { id: number; codigo: string }[] }>('GET', '/api/question?per_page=20');
  // Other journeys use the first ones.
  for (const question of body.data.toReversed())
    if ((await commentsOn(teacher, question.id)).total === 0) return question;
  throw new Error('every question is commented');
}

const trigger = (page: Page) => page.getByRole('button', { name: /Aluno/ });
const opener = (page: Page) => page.getByRole('button', { name: 'Abrir menu' });
const inMobileMenu = (page: Page) =>
  page.getByRole('dialog', { name: /bem-vindo/ }).getByRole('link', { name: /Solicitações/ });

// Comments are available after the student's own answer; before it the API refuses them, and the browser logs that.
test.use({ expectedErrors: [/403 \(Forbidden\).*question\/comment\?/] });

test('a student requests a comment, a teacher writes it, the bell rings until followed, the student reads it', async ({
  page,
  request,
  browser,
}) => {
  const teacher = await signIn(request, 'professor@exemplo.com.br');
  const { id, codigo } = await uncommentedQuestion(teacher);
  await openAsNew(page, request, newEmail('pede'), PASSWORD);
  const wide = { width: 1280, height: 800 };
  await page.setViewportSize(wide);

  await test.step('the student asks from the question, and sees the request waiting', async () => {
    await page.goto(`/questoes/${id}`);
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Pedir comentário do professor' }).click();
    await page.getByLabel(/Qual é a sua dúvida/).fill(DOUBT);
    expect(await complaintsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pedir comentário', exact: true }).click();
    await expect(page.getByText('Pedido enviado.')).toBeVisible();
    await page.goto(REQUESTS);
    const row = page.getByRole('article', { name: `Questão ${codigo}` });
    await expect(row.getByText('Pendente')).toBeVisible();
    await expect(row.getByText(DOUBT)).toBeVisible();
    await trigger(page).click();
    await expect(page.getByRole('menuitem', { name: 'Solicitações', exact: true })).toBeVisible();
  });

  await test.step('the teacher finds it in the queue, and writes the comment', async () => {
    const context = await browser.newContext({ viewport: wide });
    const teacherPage = await context.newPage();
    await openAs(teacherPage, request, 'professor@exemplo.com.br');
    await teacherPage.goto(REQUESTS);
    const row = teacherPage.getByRole('article', { name: `Questão ${codigo}` }).first();
    await expect(row.getByText(DOUBT)).toBeVisible();
    await row.getByRole('button', { name: /^Responder:/ }).click();
    await expect(row.getByRole('radio').first()).toBeVisible();
    await expect(row.getByRole('region', { name: 'Gabarito' })).toContainText(/Gabarito: [A-E]/);
    await expect(teacherPage.getByRole('button', { name: /Professor$/ })).toBeVisible();
    await row.getByLabel('Comentário do professor').fill(COMMENT);
    await row.getByRole('button', { name: 'Publicar comentário' }).click();
    await expect(teacherPage.getByText(/Comentário publicado/)).toBeVisible();
    await expect(row).toBeHidden();
    await context.close();
  });

  await test.step('the bell rings in the dropdown and in the menu of small windows', async () => {
    await page.reload();
    await page.getByRole('button', { name: /Aluno.*há um aviso/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Solicitações (há resposta nova)' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 800 });
    await opener(page).click();
    await expect(inMobileMenu(page)).toHaveAccessibleName('Solicitações (há resposta nova)');
  });

  await test.step('following the bell leads to the answer and silences it, also after a reload', async () => {
    const told = page.waitForResponse((response) => response.url().endsWith('/user/clear-notify'));
    await page.goto('/area-estudante/favoritas');
    await opener(page).click();
    await inMobileMenu(page).click();
    await expect(page).toHaveURL(REQUESTS);
    expect((await told).status()).toBe(200);
    await opener(page).click();
    await expect(inMobileMenu(page)).toHaveAccessibleName('Solicitações');
    await page.setViewportSize(wide);
    await page.reload();
    await trigger(page).click();
    await expect(page.getByRole('menuitem', { name: 'Solicitações', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the list marks the request as answered, and opens the comment once the student has answered', async () => {
    const row = page.getByRole('article', { name: `Questão ${codigo}` }).first();
    await expect(row.getByText('Respondida', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: /Ler a resposta/ }).click();
    await row.getByRole('radio').first().press('Space');
    await row.getByRole('button', { name: 'Responder', exact: true }).click();
    await expect(row.getByText(COMMENT)).toBeVisible();
    await row.getByRole('button', { name: /^Útil/ }).click();
    await expect(row.getByRole('button', { name: 'Útil: 1' })).toHaveAttribute('aria-pressed', 'true');
    await row.getByRole('link', { name: 'Abrir a questão com todos os comentários' }).click();
    await expect(page).toHaveURL(`/questoes/${id}`);
  });

  for (const comment of (await commentsOn(teacher, id)).data) {
    if (comment.texto === COMMENT) await teacher.call('DELETE', `/api/customer-area/question/comment/${comment.id}`);
  }
  await deleteAccount(page, PASSWORD);
});
