import { randomUUID } from 'node:crypto';
import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { openAs, openAsNew } from '../helpers/student';

const DESK = '/area-estudante/mesa';
const PASSWORD = 'Lanterna#2026';

interface Told {
  matter: string;
  statement: string;
  options: string[];
}

const question = (n: number, { matter, statement, options }: Told) => `
<question type="category"><category><text>$course$/top/${matter}</text></category></question>
<question type="multichoice"><name><text>Questão ${n}</text></name>
<questiontext format="html"><text><![CDATA[${statement}]]></text></questiontext><single>true</single>
${options.map((text, at) => `<answer fraction="${at === 0 ? 100 : 0}" format="html"><text>${text}</text></answer>`).join('')}
</question>`;

test('a day of an editor: two people review one paper, divide a question read as one, publish it, merge subjects, and change it', async ({
  page,
  request,
  browser,
}) => {
  // A unique word, so that each run finds only its own questions.
  const word = `pirilampo${randomUUID().slice(0, 8)}`;
  const [kept, ended] = [`Faróis ${word}`, `Lanternas ${word}`];
  const quiz = `<?xml version="1.0"?><quiz>${[
    { matter: ended, statement: `<p>Primeira do ${word}.</p>`, options: ['sim', 'não'] },
    // Two questions that the reader reads as one: the second starts with the third alternative.
    {
      matter: kept,
      statement: `<p>Segunda do ${word}.</p>`,
      options: ['claro', 'escuro', `Terceira do ${word}, que ninguém viu?`, 'alto', 'baixo'],
    },
  ]
    .map((told, at) => question(at + 1, told))
    .join('')}</quiz>`;
  const [studentContext, otherContext] = [await browser.newContext(), await browser.newContext()];
  const [student, other] = [await studentContext.newPage(), await otherContext.newPage()];
  const seen = async (): Promise<number> => {
    const answer = await request.get(`/api/question?${new URLSearchParams({ busca: word })}`);
    return ((await answer.json()) as { total: number }).total;
  };
  const review = page.getByRole('region', { name: 'Questão em revisão' });
  await openAs(page, request, 'admin@exemplo.com.br');
  await openAs(other, request, 'master@exemplo.com.br');
  const session = await openAsNew(student, request, `dia-${randomUUID()}@exemplo.com.br`, PASSWORD);
  /** The matérias of the student's performance, each with its numbers. */
  const performance = async () => {
    const { body } = await session.call<{ materias: { nome: string; respondidas: number; certas: number }[] }>(
      'GET',
      '/api/customer-area/performance',
    );
    return body.materias.map(({ nome, respondidas, certas }) => [nome, respondidas, certas]);
  };
  await page.setViewportSize({ width: 1280, height: 900 });

  await test.step('the paper is uploaded, and two people who have it open see each other', async () => {
    await page.goto(`${DESK}/provas`);
    const file = { name: `Dia ${word} 2025.xml`, mimeType: 'text/xml', buffer: Buffer.from(quiz) };
    await page.getByLabel('Arquivos da prova').setInputFiles(file);
    await expect(page.getByText('Em revisão')).toBeVisible({ timeout: 60_000 });
    await expect(review.getByRole('heading', { name: 'Questão 1' })).toBeVisible();
    await other.goto(page.url());
    await expect(other.getByText(/ está na 1\.$/)).toBeVisible();
    await expect(page.getByText(/ está na 1\.$/)).toBeVisible();
  });

  await test.step('two questions read as one are divided with a key, joined and divided again; the other person sees it', async () => {
    await page.keyboard.press('j');
    await expect(review.getByRole('heading', { name: 'Questão 2' })).toBeVisible();
    const divide = async () => {
      await page.keyboard.press('d');
      const dialog = page.getByRole('dialog', { name: 'Dividir a Questão 2' });
      await dialog.getByRole('radio', { name: /^C Terceira/ }).check();
      expect(await complaintsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Dividir' }).click();
      await expect(dialog).toBeHidden();
    };
    const third = page.getByRole('button', { name: 'Questão 3: Em dúvida' });
    await divide();
    await expect(third).toBeVisible();
    await page.keyboard.press('z');
    await expect(third).toBeHidden();
    await divide();
    await expect(other.getByRole('button', { name: 'Questão 3: Em dúvida' })).toBeVisible();
    await third.click();
    await expect(review.getByText('Não tem resposta certa.')).toBeVisible();
    await review.getByRole('radio', { name: 'A é a certa' }).click();
    await expect(review.getByText('Guardado.')).toBeVisible();
    await review.getByRole('button', { name: 'Está certa (A)' }).click();
    expect(await complaintsOf(page)).toEqual([]);
    expect(await seen()).toBe(0);
  });

  await test.step('it is published, and the student finds the divided question', async () => {
    const publication = page.getByRole('region', { name: 'Publicação' });
    await publication.getByRole('button', { name: 'Conferir o que muda' }).click();
    await expect(publication.getByText('questões novas: 3')).toBeVisible({ timeout: 60_000 });
    await publication.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Publicada', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect.poll(seen, { timeout: 30_000 }).toBe(3);
    await student.goto(`/questoes?${new URLSearchParams({ busca: word })}`);
    await expect(student.getByText(`Terceira do ${word}, que ninguém viu?`)).toBeVisible();
  });

  await test.step('the student answers one; the subject of that one is merged into the other, also in their performance', async () => {
    const found = await session.call<{
      data: { id: number; enunciado: string; alternativas: { id: number; texto: string }[] }[];
    }>('GET', `/api/question?${new URLSearchParams({ busca: word })}`);
    const first = found.body.data.find(({ enunciado }) => enunciado.includes('Primeira'));
    const wrong = first?.alternativas.find(({ texto }) => texto.includes('não'));
    const answer = { questao_id: first?.id, alternativa_id: wrong?.id };
    expect((await session.call('POST', '/api/customer-area/question/answer', answer)).status).toBe(200);
    expect(await performance()).toEqual([[ended, 1, 0]]);
    await page.goto(`${DESK}/assuntos`);
    await page.getByLabel('Buscar matéria ou assunto').fill(word);
    await page.getByRole('button', { name: `Mudar ${ended}` }).click();
    await page.getByRole('menuitem', { name: 'Juntar a outro' }).click();
    const dialog = page.getByRole('dialog', { name: `Juntar a outro: ${ended}` });
    await dialog.getByRole('searchbox').fill(kept);
    await dialog.getByRole('radio', { name: kept }).check();
    await dialog.getByRole('button', { name: 'Conferir o que muda' }).click();
    expect(await complaintsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Juntar', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await performance()).toEqual([[kept, 1, 0]]);
    await student.reload();
    await expect(student.getByText(`Primeira do ${word}.`)).toBeVisible();
    await expect(student.getByText(ended)).toHaveCount(0);
  });

  const list = `${DESK}/questoes?${new URLSearchParams({ busca: word })}`;
  const change = async (act: string, reason: string) => {
    await page.getByLabel('Escolher esta página').check();
    await page.getByRole('button', { name: 'Mudar as escolhidas' }).click();
    await page.getByRole('menuitem', { name: act }).click();
    const dialog = page.getByRole('dialog', { name: `${act}: 3 questões` });
    await dialog.getByLabel('Motivo').fill(reason);
    await dialog.getByRole('button', { name: 'Conferir o que muda' }).click();
    await expect(dialog.getByText('3 questões mudam.')).toBeVisible();
    expect(await complaintsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: `${act}: 3 questões` }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('all its questions are marked as outdated together, and then as current again', async () => {
    await page.goto(list);
    await expect(page.getByText('3 questões', { exact: true })).toBeVisible();
    await change('Marcar como desatualizadas', `lei revogada de ${word}`);
    await expect.poll(seen, { timeout: 30_000 }).toBe(0);
    await change('Marcar como atuais', 'a lei voltou');
    await expect.poll(seen, { timeout: 30_000 }).toBe(3);
  });

  await test.step('they are annulled together; the student reads why, the wrong answer counts no more, and the log has an act for each', async () => {
    await change('Anular', `prova cancelada de ${word}`);
    expect(await performance()).toEqual([]);
    await page
      .getByRole('region', { name: 'Questões' })
      .getByRole('link', { name: /^Q\d+$/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Questão anulada' })).toBeVisible();
    await student.goto(`/questoes/${/\d+$/.exec(page.url())?.[0] ?? ''}`);
    await expect(student.getByText(`prova cancelada de ${word}`)).toBeVisible();
  });
  await studentContext.close();
  await otherContext.close();
});
