import type { Page } from '@playwright/test';
import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { deleteAccount, newEmail, PASSWORD } from '../helpers/newcomer';
import { openAsNew } from '../helpers/student';

const QUESTIONS = 10;
const SHEET = 'Folha de respostas';

const questionOf = (page: Page, number: number) =>
  page.getByRole('article', { name: `Questão ${number}`, exact: true });

/** The paper of ten questions for the sitting. */
async function examOf(page: Page): Promise<number | undefined> {
  const { data } = (await (await page.request.get('/api/exam?per_page=100')).json()) as {
    data: { id: number; questoes: number }[];
  };
  return data.find(({ questoes }) => questoes === QUESTIONS)?.id;
}

/** Starts a sitting of the whole paper. */
async function begin(page: Page): Promise<void> {
  await page.goto(`/provas/${await examOf(page)}`);
  await page.getByRole('button', { name: 'Fazer simulado' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Começar agora' }).click();
  await expect(questionOf(page, 1)).toBeVisible();
}

const mark = (page: Page, number: number, at: number) =>
  questionOf(page, number).getByRole('radio').nth(at).check({ force: true });
const isSent = (page: Page, marked: number) =>
  expect(page.getByText(`${marked} de ${QUESTIONS} marcadas`, { exact: true }).first()).toBeVisible();

test.describe('on a phone', () => {
  // Without a connection the browser reports every call that fails.
  test.use({
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    expectedErrors: [/Failed to load resource/],
  });

  test('a paper is sat, offline in the middle and with a lost tab, and its result is read', async ({
    page,
    context,
    request,
  }) => {
    await openAsNew(page, request, newEmail('simulado'), PASSWORD);
    await begin(page);
    const next = (tab: Page) => tab.getByRole('button', { name: 'Próxima' }).click();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    expect(await complaintsOf(page)).toEqual([]);

    await mark(page, 1, 0);
    await next(page);
    await context.setOffline(true);
    await mark(page, 2, 1);
    await expect(page.getByText(new RegExp(`^2 de ${QUESTIONS} marcadas · \\d aguardando conexão$`))).toBeVisible();
    const address = page.url();
    await page.goto('about:blank');

    const tab = await context.newPage();
    await tab.goto(address);
    await expect(questionOf(tab, 2).getByRole('radio').nth(1)).toBeChecked();
    await next(tab);
    await mark(tab, 3, 2);
    await tab.getByRole('button', { name: 'Rever depois' }).click();
    // The session returns with the network, and with it the bar that contains the button.
    const isBack = (path: RegExp) => tab.waitForResponse((response) => path.test(response.url()) && response.ok());
    const back = Promise.all([isBack(/\/sitting\/.+\/marks$/), isBack(/\/user\/me$/)]);
    await context.setOffline(false);
    await back;
    await isSent(tab, 3);

    await tab.getByRole('button', { name: SHEET }).click();
    const sheet = tab.getByRole('dialog', { name: SHEET });
    await expect(sheet.getByRole('button', { name: /^Questão \d+ marcada [A-E]/ })).toHaveCount(3);
    await expect(sheet.getByRole('button', { name: /^Questão 3 marcada C para rever/ })).toBeVisible();
    expect(await complaintsOf(tab)).toEqual([]);
    await sheet.getByRole('button', { name: 'Entregar' }).click();
    const deliver = tab.getByRole('dialog', { name: 'Entregar o simulado?' });
    await expect(deliver).toContainText('7 questões estão em branco e 1 está marcada para rever.');
    await deliver.getByRole('button', { name: 'Entregar' }).click();
    await expect(tab.getByRole('heading', { name: 'Questão por questão' })).toBeVisible();
    await expect(tab.getByRole('row')).toHaveCount(QUESTIONS + 1);
    await expect(tab.getByText(/^Resultado provisório até/)).toBeVisible();
    expect(await complaintsOf(tab)).toEqual([]);
    await deleteAccount(tab, PASSWORD);
  });
});

test('on a desktop a paper is sat in two tabs, by keyboard and with a pause; both show the keys only after the end', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const student = await openAsNew(page, request, newEmail('simulado-mesa'), PASSWORD);
  await begin(page);
  const sheet = page.getByRole('complementary', { name: SHEET });
  await page.getByRole('article').press('b');
  await page.keyboard.press('j');
  await questionOf(page, 2).press('a');
  await isSent(page, 2);

  const other = await context.newPage();
  await other.setViewportSize({ width: 1280, height: 900 });
  await other.goto(page.url());
  await questionOf(other, 2).press('c');
  await expect(sheet.getByRole('button', { name: /^Questão 2 marcada C/ })).toBeVisible();
  const question = await other.getByRole('article').getAttribute('data-questao');
  const { body } = await student.call<{ gabarito: unknown }>('GET', `/api/customer-area/question/${question}`);
  expect(body.gabarito).toBeNull();

  // A notebook of the same paper: answers given there meanwhile are held back until the end.
  const notebook = await student.call<{ id: string }>('POST', '/api/customer-area/exam/create-question-notebook', {
    prova_id: await examOf(page),
  });
  await other.goto(`/area-estudante/cadernos/${notebook.body.id}`);
  await other.getByRole('article').press('a');
  await other.getByRole('button', { name: 'Responder', exact: true }).click();
  await expect(other.getByText('Resposta registrada, sem gabarito por enquanto.').first()).toBeVisible();
  const progress = other.getByRole('progressbar', { name: 'Progresso no caderno' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');

  await page.bringToFront();
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByText('Simulado em pausa')).toBeVisible();
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await complaintsOf(page)).toEqual([]);
  await page.goto('/area-estudante/simulados');
  await page.getByRole('link', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Entregar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
  await expect(page.getByRole('heading', { name: 'Questão por questão' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Questão 2 (?:\D+ )?C [A-E–] / })).toBeVisible();
  // The notebook's tab was not used since.
  await expect(other.getByText(/^Você (acertou|errou)/).first()).toBeVisible();
  await expect(progress).toHaveAttribute('aria-valuenow', '1');
  await other.close();
  await deleteAccount(page, PASSWORD);
});
