import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/journey';
import { deleteAccount, newEmail, PASSWORD } from '../helpers/newcomer';
import { openAsNew } from '../helpers/student';

const NAMES = ['Para o ônibus', 'Para a volta'] as const;
const EACH = 25;

// A phone with the service worker, which other journeys omit. Offline, the browser reports every failing call.
test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  expectedErrors: [/Failed to load resource/],
});

interface Notebook {
  id: string;
  progresso: { total: number; respondidas: number };
}

/** Answers every question of the open notebook; the verdicts arrive later. */
async function answerAll(page: Page): Promise<void> {
  const panel = page.getByRole('article');
  const recorded = panel.getByText('Resposta registrada.').first();
  for (let number = 1; number <= EACH; number += 1) {
    await panel.getByRole('radio').first().check({ force: true });
    await page.keyboard.press('Enter');
    await expect(recorded).toBeVisible();
    if (number === EACH) return;
    await panel.press('j');
    await expect(recorded).toBeHidden();
    await expect(panel.getByRole('radio', { checked: true })).toHaveCount(0);
  }
}

test('a student downloads two notebooks, answers fifty questions offline, loses the tab, and keeps all answers', async ({
  page,
  context,
  request,
}) => {
  // Fifty answers take minutes on a slow machine.
  test.setTimeout(600_000);
  const student = await openAsNew(page, request, newEmail('onibus'), PASSWORD);
  const notebooks: Notebook[] = [];
  for (const nome of NAMES) {
    const { body } = await student.call<Notebook>('POST', '/api/customer-area/question-notebook/', {
      nome,
      filtros: {},
      limite: EACH,
    });
    notebooks.push(body);
  }
  expect(notebooks.map(({ progresso }) => progresso.total)).toEqual([EACH, EACH]);

  await test.step('downloads them', async () => {
    await page.goto('/area-estudante/cadernos');
    for (const name of NAMES) {
      await page.getByRole('button', { name: `Levar offline: ${name}` }).click();
      await page.getByRole('button', { name: 'Baixar agora' }).click();
      await expect(page.getByText(`${EACH} questões neste aparelho`)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: `No aparelho: ${name}` })).toBeVisible();
    }
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  });

  await test.step('answers fifty questions offline, in tabs that are lost', async () => {
    await context.setOffline(true);
    await page.goto('about:blank');
    for (const { id } of notebooks) {
      const tab = await context.newPage();
      await tab.goto(`/area-estudante/cadernos/${id}`);
      await answerAll(tab);
      await tab.close();
    }
  });

  await test.step('returns, still offline: all fifty wait', async () => {
    await page.goto('/area-estudante/cadernos');
    await expect(page.getByRole('button', { name: `${2 * EACH} respostas aguardando conexão` })).toBeVisible();
  });

  await test.step('online again, the server has each answer once', async () => {
    await context.setOffline(false);
    const answered = async () =>
      Promise.all(
        notebooks.map(async ({ id }) => {
          const { body } = await student.call<Notebook>('GET', `/api/customer-area/question-notebook/id?id=${id}`);
          return body.progresso.respondidas;
        }),
      );
    await expect.poll(answered, { timeout: 240_000 }).toEqual([EACH, EACH]);
    await expect(page.getByRole('button', { name: /aguardando conexão/ })).toBeHidden();
  });

  await deleteAccount(page, PASSWORD);
});
