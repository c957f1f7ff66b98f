import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail, signUp } from '../helpers/newcomer';
import { ask } from '../helpers/student';
import type { Page } from '@playwright/test';

interface Sample {
  questao: { id: number; alternativas: { id: number }[] };
}
interface Verdict {
  gabarito: { comentario: string };
}

const section = (page: Page) => page.getByRole('region', { name: 'Responda a uma questão agora' });
const verdict = (page: Page) => section(page).getByRole('heading', { name: /^Você (acertou!|errou\.)/ });
const LENGTH = 20;
/** A passage of plain text in a comment that the question itself does not hold. */
const wordsOf = (html: string, question: string): string =>
  html
    .split(/<[^>]+>|\\|&/)
    .flatMap((run) => Array.from({ length: Math.max(0, run.length - LENGTH) }, (_, at) => run.slice(at, at + LENGTH)))
    .find((words) => words === words.trim() && !question.includes(words)) ?? '';

test('a visitor answers on the home page, reads why, signs up, and the answer counts once', async ({
  page,
  request,
}) => {
  const email = newEmail('amostra');
  const { questao } = (await (await ask(request, '/api/sample-question', {})).json()) as Sample;
  const path = `/api/sample-question/${questao.id}`;
  const data = { alternativa_id: questao.alternativas[0]?.id };
  const { gabarito } = (await (await ask(request, path, { method: 'POST', data })).json()) as Verdict;
  const words = wordsOf(gabarito.comentario, JSON.stringify(questao));
  expect(words).not.toBe('');

  await test.step('the question is answered in its place', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const response = await page.goto('/');
    expect(await response?.text()).not.toContain(words);
    await expect(section(page)).toBeInViewport();
    await section(page).getByRole('radio').first().check();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toBeFocused();
    await expect(section(page)).toContainText(words);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await complaintsOf(page), `at ${width} px`).toEqual([]);
    }
  });

  const second = await page.context().newPage();
  await test.step('another tab knows that the question was answered', async () => {
    await second.goto('/');
    await expect(section(second).getByText('Você já respondeu a esta questão.')).toBeVisible();
    await expect(section(second).getByRole('radio').first()).toBeChecked();
  });

  await test.step('the new account takes the answer over, once', async () => {
    await section(page).getByRole('link', { name: 'Criar conta grátis' }).click();
    await signUp(page, email);
    await expect(page).toHaveURL('/bem-vindo');
    await expect(page.getByText(/respondeu antes de entrar agora está na sua conta/)).toBeVisible();
    const token = (await page.context().cookies()).find(({ name }) => name === 'jwt_token')?.value ?? '';
    const own = async () => {
      const answer = await ask(request, `/api/customer-area/question/statistics/${questao.id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { proprias } = (await answer.json()) as { proprias?: { alternativa_id: number }[] };
      return proprias?.map(({ alternativa_id }) => alternativa_id);
    };
    await expect.poll(own).toEqual([data.alternativa_id]);
    await second.reload();
    await expect(second.getByRole('button', { name: /Nina/ })).toBeVisible();
    expect(await second.evaluate(() => localStorage.getItem('mapa_amostras'))).toBeNull();
    expect(await own()).toEqual([data.alternativa_id]);
  });
  await second.close();
  await deleteAccount(page, PASSWORD);
});
