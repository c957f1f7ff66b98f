import { expect, test } from '../helpers/journey';
import { writePaper } from '../helpers/paper';
import { crash, importPaper } from '../helpers/system';

const PAPER = 'Prova da Jornada';

// The journey cuts the connection and kills the API: the browser reports the calls that failed meanwhile.
test.use({ expectedErrors: [/Failed to load resource/] });

test('a real paper is imported and studied from its map; progress survives a crash, a reload and a lost connection', async ({
  page,
  context,
}) => {
  const report = await importPaper([
    await writePaper(),
    '--prova',
    PAPER,
    '--banca',
    'JORNADA',
    '--ano',
    '2025',
    '--escolaridade',
    'medio',
  ]);
  expect(report).toContain('aceitas: 5');
  expect(report).toContain('recusadas: 0');

  await test.step('its questions are on the public page, with picture and formula', async () => {
    await page.goto(`/questoes?${new URLSearchParams({ busca: 'ângulos internos figura' })}`);
    const picture = page.getByRole('img', { name: 'Um triângulo' });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goto(`/questoes?${new URLSearchParams({ busca: 'triângulo retângulo catetos' })}`);
    await expect(page.locator('.katex').first()).toBeVisible();
  });

  await test.step('the student signs in from the header and is led to a first map', async () => {
    await page.getByRole('button', { name: 'Entrar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Entre ou cadastre-se' });
    await dialog.getByLabel('E-mail').fill('novo@exemplo.com.br');
    await dialog.getByLabel('Senha', { exact: true }).fill('Estudar#2026');
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL('/bem-vindo');
    await page.getByLabel('Buscar mapa pelo nome').fill('jornada');
    await page.getByRole('button', { name: `Adicionar ${PAPER}` }).click();
    await page.getByRole('link', { name: `Estudar ${PAPER}` }).click();
    await expect(page).toHaveURL(/\/area-estudante\/mapas\/questoes\/\d+/);
  });

  const progress = (answered: number) => page.getByText(`${answered} de 4 questões`, { exact: true }).first();
  const panel = page.getByRole('article');
  const verdict = panel.getByText('Você acertou!').first();
  const answerByKeyboard = async () => {
    await panel.press('b');
    await expect(panel.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('Enter');
  };

  const goOn = async () => {
    await panel.press('j');
    await expect(verdict).toBeHidden();
  };

  await test.step('answers by keyboard alone and sees the verdict, the way to the comment, and the progress', async () => {
    await expect(progress(0)).toBeVisible();
    await answerByKeyboard();
    await expect(verdict).toBeVisible();
    // The student is on the free plan: the server sends only the first sentence of the teacher's comment.
    await expect(panel.getByText('A segunda alternativa é a certa.', { exact: true })).toBeVisible();
    await expect(panel.getByText('O comentário continua nos planos pagos.')).toBeVisible();
    await expect(panel.getByText('As outras não cabem')).toBeHidden();
    await expect(progress(1)).toBeVisible();
    await page.reload();
    await expect(progress(1)).toBeVisible();
    await expect(verdict).toBeVisible();
  });

  await test.step('an answer given while the API is down is confirmed once it is back', async () => {
    await goOn();
    crash('api');
    await answerByKeyboard();
    await expect(verdict).toBeVisible();
    await expect(progress(2)).toBeVisible();
  });

  await test.step('an answer given offline waits on the device', async () => {
    await goOn();
    await context.setOffline(true);
    await answerByKeyboard();
    await expect(panel.getByText('Resposta registrada.')).toBeVisible();
    await context.setOffline(false);
    await expect(verdict).toBeVisible();
    await expect(progress(3)).toBeVisible();
  });

  await test.step('answering one language of a number completes the number', async () => {
    await page.goto(page.url().replace(/\?.*/, ''));
    await expect(panel.getByText(/perro|dog/)).toBeVisible();
    await answerByKeyboard();
    await expect(progress(4)).toBeVisible();
  });

  await test.step('logs out, and nothing of the session stays', async () => {
    await page.getByRole('button', { name: /Aluno/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    // The header changes before the home page is loaded: a page opened in between would be aborted by it.
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('jwt_token');
    await page.goto('/area-estudante/mapas/meus-mapas');
    await expect(page).toHaveURL(/\/login\?voltar=/);
  });
});
