import type { Locator } from '@playwright/test';
import { complaintsOf } from '../helpers/axe';
import { editalPdf } from '../helpers/edital';
import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail, signUp } from '../helpers/newcomer';
import { openAsNew } from '../helpers/student';

const YEAR = new Date().getFullYear() + 1;
const SECONDS = 60;

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`at ${width} px an edital's PDF becomes a map in five presses, ordered by points`, async ({
    page,
    request,
    browser,
  }) => {
    const file = { name: 'edital.pdf', mimeType: 'application/pdf', buffer: await editalPdf(browser, YEAR) };
    await page.setViewportSize({ width, height });
    const student = await openAsNew(page, request, newEmail('edital'), PASSWORD);
    await page.goto('/area-estudante/mapas/meus-mapas');

    await test.step('the file is chosen, and the page asks for the office', async () => {
      const opener = page.getByRole('button', { name: 'Adicionar mapa' });
      await expect(opener.or(page.getByRole('link', { name: 'Do edital' })).first()).toBeVisible();
      if (await opener.isVisible()) await opener.click();
      await page.getByRole('link', { name: 'Do edital' }).click();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Escolher o PDF' }).click();
      await (await chooser).setFiles(file);
      await expect(page.getByRole('heading', { name: 'Qual é o seu cargo?' })).toBeVisible({
        timeout: SECONDS * 1_000,
      });
      await expect(page.getByRole('button', { name: /ANALISTA ADMINISTRATIVO.*Superior/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /ASSISTENTE ADMINISTRATIVO.*Médio/ })).toBeVisible();
      expect(await complaintsOf(page)).toEqual([]);
    });

    await test.step("the office's programme is shown, with its weights, its day and the gaps of the bank", async () => {
      await page.getByRole('button', { name: /ANALISTA ADMINISTRATIVO/ }).click();
      await expect(page.getByRole('heading', { name: 'Ordem de estudo' })).toBeVisible();
      const programme = page.getByRole('list', { name: 'Disciplinas' });
      await expect(programme).toContainText('15 × 2 · 4 tópicos');
      await expect(programme).toContainText('NOÇÕES DE DIREITO CONSTITUCIONAL');
      await expect(programme).not.toContainText('INFORMÁTICA');
      await expect(page.getByText(`21/03/${YEAR}`).first()).toBeVisible();
      await programme.getByText('LÍNGUA PORTUGUESA').click();
      await expect(programme.getByText('sem questões ainda')).toBeVisible();
      expect(await complaintsOf(page)).toEqual([]);
    });

    await test.step('the map opens at its first question, and the week is planned up to the exam day', async () => {
      const first = await page.getByRole('list', { name: 'Ordem de estudo' }).locator('strong').first().innerText();
      await page.getByRole('button', { name: 'Criar o mapa e começar' }).click();
      await expect(page).toHaveURL(/\/area-estudante\/mapas\/questoes\/\d+/);
      await expect(page.getByRole('radio').first()).toBeVisible();
      await expect(page.getByText(first).first()).toBeAttached();
      const { body } = await student.call<unknown>('GET', '/api/customer-area/today');
      expect(JSON.stringify(body)).toContain(`${YEAR}-03-21`);
    });

    await test.step('the road to the exam shows the programme from this week to its day', async () => {
      await page.goto('/area-estudante/desempenho#caminho');
      const road = page.getByRole('region', { name: 'Caminho até a prova' });
      await expect(road).toContainText(`até a prova, em 21/03/${YEAR}`);
      await expect(road.getByText('Ver como tabela')).toBeVisible();
      expect(await complaintsOf(page)).toEqual([]);
    });
    await deleteAccount(page, PASSWORD);
  });
}

const MOST_PRESSES = 6;

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`at ${width} px a visitor comes from a notice to the first question of its map in six presses`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/concursos');
    const begun = Date.now();
    let presses = 0;
    const press = async (control: Locator) => {
      presses += 1;
      await control.click();
    };

    await test.step('the programme of an office is shown without an account, with the gaps of the bank', async () => {
      await press(page.getByRole('link', { name: 'Estudar para este concurso: TJCA – Analista Judiciário' }));
      await expect(page.getByRole('heading', { name: 'Qual é o seu cargo?' })).toBeVisible();
      expect(await complaintsOf(page)).toEqual([]);
      await press(page.getByRole('link', { name: /ÁREA ADMINISTRATIVA/ }));
      await expect(page.getByRole('list', { name: 'Ordem de estudo' })).toContainText('Atos administrativos');
      await expect(page.getByText(/\d+ de 61 tópicos com questões no banco/)).toBeVisible();
      await expect(page.getByRole('list', { name: 'Disciplinas' })).toContainText('ORÇAMENTO PÚBLICO');
      expect(await complaintsOf(page)).toEqual([]);
    });

    await test.step('the map is made on the way through the sign-up', async () => {
      await press(page.getByRole('button', { name: 'Criar meu mapa' }));
      await press(page.getByRole('dialog').getByRole('button', { name: 'Crie agora!' }));
      // The box and the button are pressed there.
      presses += 2;
      await signUp(page.getByRole('dialog'), newEmail('concurso'));
      await expect(page).toHaveURL(/\/area-estudante\/mapas\/questoes\/\d+/);
      await expect(page.getByRole('radio').first()).toBeVisible();
      expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
      expect(Date.now() - begun).toBeLessThan(SECONDS * 1_000);
    });
    await deleteAccount(page, PASSWORD);
  });
}
