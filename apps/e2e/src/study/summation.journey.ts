import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail } from '../helpers/newcomer';
import { openAsNew } from '../helpers/student';

interface Question {
  id: number;
  alternativas: { id: number; letra: string }[];
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a question of somatório is answered by the sum of its ticks, and each proposition is judged', async ({
    page,
  }) => {
    const student = await openAsNew(page, page.request, newEmail('somatorio'), PASSWORD);
    const { body: bank } = await student.call<{ data: Question[] }>(
      'GET',
      '/api/question?tipo[]=questaosomatorio&per_page=2',
    );
    const { body: notebook } = await student.call<{ id: string }>('POST', '/api/customer-area/question-notebook/', {
      nome: 'Somas',
      questoes: bank.data.map(({ id }) => id),
    });
    await page.goto(`/area-estudante/cadernos/${notebook.id}`);

    const panel = page.getByRole('article');
    const group = panel.getByRole('group', { name: 'Proposições' });
    const tick = (place: number) => group.locator('label').nth(place).tap();
    const answer = page.getByRole('button', { name: 'Responder', exact: true });

    await test.step('the sum follows the ticks', async () => {
      await expect(answer).toBeDisabled();
      await tick(0);
      await tick(2);
      await expect(group.getByRole('status')).toHaveText('Soma: 05');
      await tick(0);
      await tick(1);
      await expect(group.getByText('02 + 04')).toBeVisible();
      await expect(page.locator('[data-dock]').getByText('Soma 06 (02 + 04)')).toBeInViewport();
      await expect(group.getByRole('status')).toHaveText('Soma: 06');
      expect(await complaintsOf(page)).toEqual([]);
    });

    await test.step('the verdict names the propositions that were right, ticked and missed', async () => {
      await answer.tap();
      await expect(panel.getByText(/^Você (errou\. Gabarito: \d\d \(.* \+ .*\)|acertou!)$/).first()).toBeVisible();
      await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(2);
      await expect(group.getByText(/^(Correta|Incorreta), você marcou$/)).toHaveCount(2);
      await expect(group.getByText('Sua soma')).toBeVisible();
      expect(await complaintsOf(page)).toEqual([]);
    });

    await test.step('the answer persists after a reload, and the printed sum has a line', async () => {
      await page.reload();
      await expect(group.getByText(/^(Correta|Incorreta), você marcou$/)).toHaveCount(2);
      await page.goto(`/area-estudante/cadernos/imprimir?id=${notebook.id}`);
      await page.getByRole('button', { name: 'Abrir as questões' }).tap();
      await expect(page.getByText(/^Soma:/).first()).toBeVisible();
    });
    await student.call('DELETE', `/api/customer-area/question-notebook/${notebook.id}`);
    await deleteAccount(page, PASSWORD);
  });
});
