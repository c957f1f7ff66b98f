import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail } from '../helpers/newcomer';
import { openAsNew } from '../helpers/student';

const DAY_MS = 86_400_000;
const HOJE = '/area-estudante/hoje';

interface Question {
  id: number;
  anulada: boolean;
  desatualizada: boolean;
  alternativas: { id: number }[];
}

test.use({ viewport: { width: 360, height: 740 } });

test('in one evening a student reviews the due questions, continues the map, and sees the week grow', async ({
  page,
}) => {
  const student = await openAsNew(page, page.request, newEmail('noite'), PASSWORD);
  const { body: maps } = await student.call<{ data: { id: number }[] }>('GET', '/api/question-map');
  const mapa_id = maps.data[0]?.id;
  await student.call('POST', '/api/customer-area/question-map/select', { mapa_id });
  const path = `/api/customer-area/question-map/questions?id=${mapa_id}&per_page=20`;
  const { body: first } = await student.call<{ data: Question[] }>('GET', path);
  // Only questions that can return are ever due.
  const reviewable = first.data.filter(({ anulada, desatualizada }) => !anulada && !desatualizada);
  for (const { id, alternativas } of reviewable.slice(0, 2)) {
    await student.call('POST', '/api/customer-area/question/answer', {
      questao_id: id,
      mapa_id,
      alternativa_id: alternativas[0]?.id,
      respondida_em: new Date(Date.now() - 300 * DAY_MS).toISOString(),
    });
  }
  const panel = page.getByRole('article');
  const verdict = panel.getByText(/^(Você acertou!|Você errou\.|Questão anulada)/).first();
  const answerByKeyboard = async () => {
    await expect(panel.getByRole('radio').first()).toBeVisible();
    await panel.press('1');
    await expect(panel.getByRole('radio').first()).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(verdict).toBeVisible();
  };

  await test.step('the bare address opens the day, with one task', async () => {
    await page.goto('/area-estudante');
    await expect(page).toHaveURL(HOJE);
    await expect(page.getByRole('heading', { name: 'Revisar 2 questões' })).toBeVisible();
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const beyond = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(beyond, { message: `px beyond the edge at ${width} px` }).toBe(0);
      if (width !== 768) expect(await complaintsOf(page), `at ${width} px`).toEqual([]);
    }
  });

  await test.step('the due questions are reviewed', async () => {
    await page.getByRole('link', { name: 'Começar a revisão' }).click();
    for (const step of [1, 2]) {
      await expect(page.getByText(`Questão ${step} de 2`, { exact: true })).toBeVisible();
      await expect(verdict).toBeHidden();
      await answerByKeyboard();
      await panel.press('j');
    }
    await expect(page.getByRole('heading', { name: 'Revisão concluída' })).toBeVisible();
  });

  await test.step('the map is next, and is continued by one press', async () => {
    await page.goto(HOJE);
    await page.getByRole('link', { name: 'Continuar o mapa' }).click();
    await expect(page).toHaveURL(new RegExp(`/area-estudante/mapas/questoes/${mapa_id}`));
    await answerByKeyboard();
  });

  await test.step('the week shows the new answers, and its hours can be changed', async () => {
    await page.goto('/area-estudante');
    await expect(page).toHaveURL('/area-estudante/mapas/meus-mapas');
    await page.getByRole('navigation', { name: 'Área do estudante' }).getByRole('link', { name: 'Hoje' }).click();
    const week = page.getByRole('region', { name: 'Plano da semana' });
    await expect(week.getByRole('link', { name: /^5 de \d+ questões$/ })).toBeVisible();
    await week.getByRole('button', { name: 'Escolher as horas' }).click();
    const hours = page.getByRole('dialog', { name: 'Horas de estudo' });
    await hours.getByLabel('Sábado').selectOption({ label: '2 h' });
    expect(await complaintsOf(page)).toEqual([]);
    await hours.getByRole('button', { name: 'Salvar' }).click();
    await expect(week.getByText(/^7 h por semana/)).toBeVisible();
  });
  await deleteAccount(page, PASSWORD);
});
