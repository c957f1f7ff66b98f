import type { APIRequestContext, Page } from '@playwright/test';
import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail } from '../helpers/newcomer';
import { openAsNew } from '../helpers/student';

const NOTE = 'Rever este assunto na véspera.';
const COMMENT = 'A banca trocou causa por consequência.';
const RECOVERED = 'Recuperamos o que você tinha escrito.';
const NOTES = '**/api/customer-area/question/note/*';

test.use({ viewport: { width: 1280, height: 800 }, expectedErrors: [/401|question\/note/] });

/** Waits for the own answer, which may bring another set of tabs. */
async function openTab(page: Page, name: string): Promise<void> {
  await expect(page.getByText(/^Você (acertou|errou)/).first()).toBeVisible();
  await page.getByRole('tab', { name }).click();
}
const noteField = (page: Page) => page.getByLabel('Sua anotação nesta questão');
const commentField = (page: Page) => page.getByLabel('Seu comentário');

interface Question {
  id: number;
  alternativas: { id: number }[];
}

async function firstQuestion({ call }: Awaited<ReturnType<typeof openAsNew>>): Promise<Question> {
  const { body } = await call<{ data: Question[] }>('GET', '/api/question?per_page=1');
  const [question] = body.data;
  if (!question) throw new Error('no question');
  return question;
}

/** A new student who has answered a question, so that its comments are visible. */
async function openAnswered(page: Page, request: APIRequestContext, email: string, known?: Question) {
  const session = await openAsNew(page, request, email, PASSWORD);
  const question = known ?? (await firstQuestion(session));
  const answer = { questao_id: question.id, alternativa_id: question.alternativas[0]?.id };
  expect((await session.call('POST', '/api/customer-area/question/answer', answer)).status).toBe(200);
  return { ...session, question };
}

test("a student's drafts survive a revoked session and a logout, and nobody else is shown them", async ({
  page,
  request,
}) => {
  const email = newEmail('rascunho');
  const { call, question } = await openAnswered(page, request, email);
  const place = `/questoes/${question.id}`;

  await test.step('an unsent note and half a comment stay on the device when the session is revoked', async () => {
    await page.route(NOTES, (route) =>
      route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.goto(place);
    await openTab(page, 'Anotações');
    await noteField(page).fill(NOTE);
    await expect(page.getByText(/^Guardada neste aparelho/)).toBeVisible();
    await openTab(page, 'Comentários');
    await commentField(page).fill(COMMENT);
    await call('POST', '/api/auth/logout');
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(page.getByText(COMMENT)).toHaveCount(0);
    await page.unroute(NOTES);
  });

  await test.step('both return when the same student signs in; the note is sent to the account by itself', async () => {
    const written = page.waitForResponse(
      (response) => response.url().includes('/question/note/') && response.request().method() === 'PUT',
    );
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Entre ou cadastre-se' });
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
    expect((await written).ok()).toBe(true);
    await expect(page).toHaveURL('/bem-vindo');
    await page.goto(place);
    await openTab(page, 'Anotações');
    await expect(noteField(page)).toHaveValue(NOTE);
    await openTab(page, 'Comentários');
    await expect(commentField(page)).toHaveValue(COMMENT);
    await expect(page.getByText(RECOVERED)).toBeVisible();
  });

  await test.step('logging out asks what to do with the comment, and keeps it', async () => {
    await page.getByRole('button', { name: /Aluno/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    const dialog = page.getByRole('dialog', { name: 'Antes de sair' });
    await expect(dialog.getByRole('listitem')).toHaveText(['1 comentário não publicado']);
    expect(await complaintsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Guardar aqui e sair' }).click();
    await expect(page).toHaveURL('/');
    await expect(
      page.getByText(/Ficou guardado neste aparelho, só para você: 1 comentário não publicado/),
    ).toBeVisible();
  });

  await test.step('another student of this device is shown none of it', async () => {
    await openAnswered(page, request, newEmail('outra'), question);
    await page.goto(place);
    await openTab(page, 'Anotações');
    await expect(noteField(page)).toHaveValue('');
    await openTab(page, 'Comentários');
    await expect(commentField(page)).toHaveValue('');
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mapa:comentario:')).length),
    ).toBe(1);
    await deleteAccount(page, PASSWORD);
  });

  await test.step('its student finds the comment there, and discards it', async () => {
    const { body } = await call<{ access_token: string }>('POST', '/api/auth/login', { email, password: PASSWORD });
    const cookie = { name: 'jwt_token', value: body.access_token, url: new URL((await request.get('/')).url()).origin };
    await page.context().addCookies([cookie]);
    await page.goto(place);
    await openTab(page, 'Comentários');
    await expect(commentField(page)).toHaveValue(COMMENT);
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(commentField(page)).toHaveValue('');
    await page.reload();
    await openTab(page, 'Comentários');
    await expect(commentField(page)).toHaveValue('');
    await deleteAccount(page, PASSWORD);
  });
});
