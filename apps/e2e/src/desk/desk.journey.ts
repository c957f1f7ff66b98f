import { randomUUID } from 'node:crypto';
import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { openAs, openAsNew } from '../helpers/student';

const DESK = '/area-estudante/mesa';
const PASSWORD = 'Lanterna#2026';

const question = (word: string, n: number, right: string) => `
<question type="multichoice"><name><text>Questão ${n}</text></name>
<questiontext format="html"><text><![CDATA[<p>Enunciado ${n} da ${word}.</p>]]></text></questiontext><single>true</single>
${['A', 'B', 'C']
  .map(
    (letter) =>
      `<answer fraction="${letter === right ? 100 : 0}" format="html"><text>opção ${letter} da ${n}</text></answer>`,
  )
  .join('')}
</question>`;

test('a file with a fault is dropped, read, corrected and published, and only then visible to a student', async ({
  page,
  request,
  browser,
}) => {
  // A unique word, so that each run finds only its own questions.
  const word = `vagalume${randomUUID().slice(0, 8)}`;
  const quiz = `<?xml version="1.0"?><quiz>${question(word, 1, 'A')}${question(word, 2, 'nenhuma')}</quiz>`;
  const context = await browser.newContext();
  const student = await context.newPage();
  const found = async (): Promise<number> => {
    const answer = await request.get(`/api/question?${new URLSearchParams({ busca: word })}`);
    return ((await answer.json()) as { total: number }).total;
  };
  await openAs(page, request, 'master@exemplo.com.br');
  await page.setViewportSize({ width: 1280, height: 900 });
  const { call } = await openAsNew(student, request, `mesa-${randomUUID()}@exemplo.com.br`, PASSWORD);
  const act = async (name: string, reason: string, choose?: RegExp) => {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    if (choose) await dialog.getByRole('radio', { name: choose }).check();
    await dialog.getByLabel('Motivo').fill(reason);
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('a student has no desk', async () => {
    await student.goto(`${DESK}/provas`);
    await expect(student.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  });

  await test.step('the file is dropped and read', async () => {
    await page.goto(DESK);
    await expect(page.getByRole('region', { name: 'A fazer' })).toBeVisible();
    expect(await complaintsOf(page)).toEqual([]);
    const parts = page.getByRole('navigation', { name: 'Partes da mesa' });
    await parts.getByRole('link', { name: 'Provas' }).click();
    await expect(page).toHaveURL(`${DESK}/provas`);
    const file = { name: `Prova ${word} 2025.xml`, mimeType: 'text/xml', buffer: Buffer.from(quiz) };
    await page.getByLabel('Arquivos da prova').setInputFiles(file);
    await expect(page.getByRole('heading', { name: `Prova ${word} 2025` })).toBeVisible();
    await expect(page.getByText('Em revisão')).toBeVisible({ timeout: 60_000 });
    expect(await complaintsOf(page)).toEqual([]);
  });

  await test.step('a doubtful question shows its reason, and is corrected', async () => {
    const review = page.getByRole('region', { name: 'Questão em revisão' });
    await expect(review.getByText('Não tem resposta certa.')).toBeVisible();
    const key = review.getByRole('radio', { name: 'B é a certa' });
    await key.click();
    await expect(key).toBeChecked();
    await expect(review.getByText('Guardado.')).toBeVisible();
    const statement = review.getByRole('textbox', { name: 'Enunciado' });
    await statement.press('End');
    await statement.pressSequentially(' Corrigida.');
    await expect(review.getByText('Não tem resposta certa.')).toBeHidden();
    await review.getByRole('button', { name: 'Está certa (A)' }).click();
    await expect(review.getByRole('heading', { name: 'Questão 1' })).toBeVisible();
    expect(await found()).toBe(0);
  });

  await test.step('its changes are previewed, and then it is published', async () => {
    const publication = page.getByRole('region', { name: 'Publicação' });
    await publication.getByRole('button', { name: 'Conferir o que muda' }).click();
    await expect(publication.getByText('questões novas: 2')).toBeVisible({ timeout: 60_000 });
    expect(await found()).toBe(0);
    await publication.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Publicada', { exact: true })).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the student finds both questions, and the correction', async () => {
    await expect.poll(found, { timeout: 30_000 }).toBe(2);
    await student.goto(`/questoes?${new URLSearchParams({ busca: word })}`);
    await expect(student.getByText('Corrigida.')).toBeVisible();
  });

  await test.step('a question is found at the desk, its key corrected, and annulled; the student reads why', async () => {
    await page.goto(`${DESK}/questoes?${new URLSearchParams({ busca: word })}`);
    await expect(page.getByText('2 questões', { exact: true })).toBeVisible();
    const code = page.getByRole('region', { name: 'Questões' }).getByRole('link', { name: /^Q\d+$/ });
    await code.first().click();
    await expect(page.getByRole('article', { name: 'Texto da questão' })).toBeVisible();
    expect(await complaintsOf(page)).toEqual([]);
    const id = Number(/\d+$/.exec(page.url())?.[0]);
    const { body } = await call<{ alternativas: { id: number }[] }>('GET', `/api/customer-area/question/${id}`);
    const answer = { uuid: randomUUID(), questao_id: id, alternativa_id: body.alternativas[2]?.id };
    expect((await call('POST', '/api/customer-area/question/answer', answer)).status).toBe(200);
    await act('Corrigir o gabarito', 'recurso da banca', /opção C/);
    await expect(page.getByText('Versão 2: mudou o gabarito')).toBeVisible();
    await act('Anular a questão', `duas respostas de ${word}`);
    await expect(page.getByRole('button', { name: 'Retirar a anulação' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Questão anulada' })).toBeVisible();
    await student.goto(`/questoes/${id}`);
    await expect(student.getByText(`duas respostas de ${word}`)).toBeVisible();
  });

  await test.step('the student, who had answered, is told once, and again when the annulment is withdrawn', async () => {
    const part = student.getByRole('region', { name: 'Gabarito mudou' });
    const readOnce = async (told: RegExp) => {
      await student.goto('/area-estudante/hoje');
      await expect(part.getByText(told)).toBeVisible();
      expect(await complaintsOf(student)).toEqual([]);
      await part.getByRole('button', { name: 'Entendi' }).click();
      await expect(part).toBeHidden();
      await student.reload();
      await expect(student.getByRole('region', { name: 'Dias seguidos' })).toBeVisible();
      await expect(part).toBeHidden();
    };
    await readOnce(/^Foi anulada; o gabarito era /);
    await act('Retirar a anulação', 'a banca voltou atrás');
    await readOnce(/^A anulação foi retirada; o gabarito é C\.$/);
  });

  await test.step('the audit log names who published it', async () => {
    await page.getByRole('link', { name: 'Auditoria' }).click();
    await expect(page.getByRole('heading', { name: 'Gabarito corrigido' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Prova publicada' }).first()).toBeVisible();
    await expect(page.getByText(/master@exemplo\.com\.br/).first()).toBeVisible();
  });
  await context.close();
});
