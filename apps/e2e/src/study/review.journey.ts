import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail } from '../helpers/newcomer';
import { openAsNew } from '../helpers/student';

const DAY_MS = 86_400_000;

interface Question {
  id: number;
  alternativas: { id: number }[];
}

// The journey cuts the connection: the browser reports the calls that failed meanwhile.
test.use({ expectedErrors: [/Failed to load resource/] });

test('a notebook is studied by keyboard and offline, and reviewed on the day it is due', async ({ page, context }) => {
  const student = await openAsNew(page, page.request, newEmail('revisao'), PASSWORD);
  const { body: bank } = await student.call<{ data: Question[] }>('GET', '/api/question?per_page=5');
  const long = bank.data.slice(2);
  const { body: notebook } = await student.call<{ id: string }>('POST', '/api/customer-area/question-notebook/', {
    nome: 'Véspera',
    questoes: bank.data.map(({ id }) => id),
  });

  const panel = page.getByRole('article');
  const progress = (answered: number) => page.getByText(`${answered} de 5 questões`, { exact: true }).first();
  const verdict = panel.getByText(/^(Você acertou!|Você errou\.|Questão anulada)/).first();
  const answerByKeyboard = async () => {
    await panel.press('1');
    await expect(panel.getByRole('radio').first()).toBeChecked();
    await page.keyboard.press('Enter');
  };

  await test.step('answers count in the notebook, including one given offline', async () => {
    await page.goto(`/area-estudante/cadernos/${notebook.id}`);
    await expect(progress(0)).toBeVisible();
    await answerByKeyboard();
    await expect(verdict).toBeVisible();
    await expect(progress(1)).toBeVisible();
    await panel.press('j');
    await expect(verdict).toBeHidden();
    await context.setOffline(true);
    await answerByKeyboard();
    await expect(panel.getByText('Resposta registrada.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Questão 2, resposta aguardando conexão' })).toBeVisible();
    await context.setOffline(false);
    await expect(verdict).toBeVisible();
    await expect(progress(2)).toBeVisible();
  });

  await test.step('answered questions can be read again, with the key', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Revisão', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/area-estudante/cadernos-revisao/${notebook.id}`));
    await expect(page.getByRole('link', { name: 'Respondidas 2' })).toBeVisible();
    await expect(verdict).toBeVisible();
  });

  await test.step("an old answer is due, its question is asked anew, and the notebook's progress stays unchanged", async () => {
    for (const question of long) {
      await student.call('POST', '/api/customer-area/question/answer', {
        questao_id: question.id,
        alternativa_id: question.alternativas[0]?.id,
        respondida_em: new Date(Date.now() - 300 * DAY_MS).toISOString(),
      });
    }
    await page.goto('/area-estudante/revisao');
    await expect(page.getByRole('heading', { name: '3 questões para rever hoje' })).toBeVisible();
    await page.goto(`/area-estudante/cadernos-revisao/${notebook.id}`);
    await page.getByRole('link', { name: /^Revisão de hoje/ }).click();
    await expect(page.getByRole('heading', { name: '3 questões para rever hoje' })).toBeVisible();
    await page.getByRole('button', { name: 'Começar a revisão' }).press('Enter');
    for (const step of [1, 2, 3]) {
      await expect(page.getByText(`Questão ${step} de 3`, { exact: true })).toBeVisible();
      await expect(verdict).toBeHidden();
      await answerByKeyboard();
      await expect(verdict).toBeVisible();
      await panel.press('j');
    }
    await expect(page.getByRole('heading', { name: 'Revisão concluída' })).toBeFocused();
    await expect(page.getByText(/Por hoje é tudo\. A próxima questão volta/)).toBeVisible();
    await page.getByRole('link', { name: 'Voltar a estudar' }).click();
    await expect(progress(2)).toBeVisible();
  });

  await test.step('a deleted notebook says so and leads back', async () => {
    await student.call('DELETE', `/api/customer-area/question-notebook/${notebook.id}`);
    await page.goto(`/area-estudante/cadernos/${notebook.id}`);
    await expect(page.getByText('Este caderno não está entre os seus')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver meus cadernos' })).toBeVisible();
  });
  await deleteAccount(page, PASSWORD);
});
