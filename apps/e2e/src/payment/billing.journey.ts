import type { Locator, Page } from '@playwright/test';
import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, forgetSession, newEmail } from '../helpers/newcomer';
import { openAs, openAsNew, putIn } from '../helpers/student';

type Session = Awaited<ReturnType<typeof openAsNew>>;

const ACCOUNT = '/area-estudante/minha-conta';
const STAFF_PAYMENTS = '/area-estudante/solicitacoes?aba=pagamentos';
const ADDRESS = {
  cep: '70160-900',
  logradouro: 'Praça dos Três Poderes',
  numero: '1',
  bairro: 'Centro',
  cidade: 'Brasília',
  uf: 'df',
};

/** Buys by a call, as the purchase is not under test. A boleto is paid in the sandbox, and counts once its notice arrives. */
async function buy(student: Session, plano_id: string, metodo: 'cartao' | 'boleto'): Promise<string> {
  const { body } = await student.call<{ id: string; status: string }>(
    'POST',
    '/api/customer-area/payment',
    {
      plano_id,
      metodo,
      cpf: '529.982.247-25',
      nome: 'Nina da Jornada',
      ...(metodo === 'cartao' ? { cartao_token: `sandbox_visa_5682_${crypto.randomUUID()}` } : { endereco: ADDRESS }),
    },
    { 'idempotency-key': crypto.randomUUID() },
  );
  const path = `/api/customer-area/payment/${body.id}`;
  if (metodo === 'boleto') await student.call('POST', `${path}/sandbox`, { acao: 'pagar' });
  await expect.poll(async () => (await student.call<typeof body>('GET', path)).body.status).toBe('pago');
  return body.id;
}

async function expectSilent(page: Page, name: string): Promise<void> {
  expect(await complaintsOf(page), name).toEqual([]);
}

/** Moves the focus by keyboard until it is where it should be. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

/** Opens a dialog by keyboard, and waits until it has the focus. */
async function openByKey(page: Page, button: Locator): Promise<Locator> {
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Fechar' })).toBeFocused();
  return dialog;
}

const plan = (page: Page) => page.getByRole('region', { name: 'Plano' });
const planName = (page: Page) => plan(page).getByRole('heading', { level: 3 });
const payments = (page: Page) => page.getByRole('region', { name: 'Pagamentos' });

/** A dialog of each act is seen in one of the two sizes. */
const PHONE = { width: 360, height: 900 };
const DESKTOP = { width: 1280, height: 900 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('by keyboard a subscription is cancelled, stays active until its end, and is then regretted', async ({
    page,
    request,
  }) => {
    const student = await openAsNew(page, request, newEmail('cancela'), PASSWORD);
    await buy(student, 'plano_pago_primary_nova_assinatura', 'cartao');
    await page.goto(ACCOUNT);

    const cancelling = await openByKey(page, plan(page).getByRole('button', { name: 'Cancelar a assinatura' }));
    await expectSilent(page, 'cancelling');
    await tabTo(page, cancelling.getByRole('button', { name: 'Cancelar a assinatura' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Assinatura cancelada\. O plano vale até/)).toBeVisible();
    await expect(planName(page)).toBeFocused();
    await expect(plan(page)).toContainText(/Cancelada, vale até o fim do período.*nada mais será cobrado/s);
    await expect(plan(page).getByRole('button', { name: 'Cancelar a assinatura' })).toBeHidden();
    await expectSilent(page, 'cancelled');

    const regretting = await openByKey(page, plan(page).getByRole('button', { name: 'Desistir da compra' }));
    await expect(regretting).toContainText(/até \d+ de \S+ de \d{4}, 23:59, no horário de Brasília/);
    await expect(regretting).toContainText(/R\$\s24,90.*O valor volta ao cartão/s);
    await expectSilent(page, 'regretting');
    await tabTo(page, regretting.getByRole('button', { name: 'Desistir da compra' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Compra desfeita\. R\$\s24,90 estão voltando/)).toBeVisible();
    await expect(planName(page)).toBeFocused();
    await expect(planName(page)).toHaveText('Gratuito');
    await expect(payments(page)).toContainText(/Estornado.*Devolvido: R\$\s24,90/s);
    await deleteAccount(page, PASSWORD);
  });

  test('the staff refunds a part and then the rest, and the history says who, when and why', async ({
    page,
    request,
  }) => {
    const student = await openAsNew(page, request, newEmail('estorno'), PASSWORD);
    const id = await buy(student, 'plano_pago_primary_nova_6_meses', 'cartao');
    await openAs(page, request, 'admin@exemplo.com.br');
    await page.goto(STAFF_PAYMENTS);
    await page.getByLabel('E-mail do aluno, ou número do pagamento').fill(id);
    await page.keyboard.press('Enter');
    const row = page.getByRole('article', { name: /119,40 · 6 meses/ });

    const part = await openByKey(page, row.getByRole('button', { name: 'Devolver' }));
    await tabTo(page, part.getByLabel('Quanto'));
    await page.keyboard.press('End');
    await tabTo(page, part.getByLabel('Valor em reais'));
    await page.keyboard.type('9,40');
    await expectSilent(page, 'the refund');
    await page.keyboard.press('Enter');
    await expect(part.getByLabel('Motivo')).toBeFocused();
    await page.keyboard.type('Pedido por telefone');
    await tabTo(page, part.getByRole('button', { name: 'Devolver', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/R\$\s9,40 devolvidos\./)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pagamentos' })).toBeFocused();
    await expect(row.getByText('Estornado em parte')).toBeVisible();

    const whole = await openByKey(page, row.getByRole('button', { name: 'Devolver' }));
    await expect(whole).toContainText(/Ainda podem ser devolvidos R\$\s110,00/);
    await tabTo(page, whole.getByLabel('Motivo'));
    await page.keyboard.type('Fechamento da turma');
    await tabTo(page, whole.getByRole('button', { name: 'Devolver', exact: true }));
    await page.keyboard.press('Enter');
    await expect(row.getByText('Estornado', { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Devolver' })).toBeHidden();

    await row.getByRole('button', { name: /^Ver a história/ }).focus();
    await page.keyboard.press('Enter');
    const history = row.getByRole('list', { name: 'História do pagamento' });
    await expect(history).toContainText(/R\$\s9,40.*Pedido por telefone.*admin@exemplo\.com\.br/s);
    await expect(history).toContainText(/Fechamento da turma/);
    await expectSilent(page, 'the history');
    await forgetSession(page);
    await putIn(page, request, student);
    await page.goto(ACCOUNT);
    await expect(planName(page)).toHaveText('Gratuito');
    await deleteAccount(page, PASSWORD);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('a boleto is refunded to a named account, and the staff makes the transfer', async ({
    page,
    request,
    browser,
  }) => {
    const email = newEmail('boleto');
    const student = await openAsNew(page, request, email, PASSWORD);
    await buy(student, 'plano_pago_primary', 'boleto');
    await page.goto(ACCOUNT);

    const dialog = await openByKey(page, plan(page).getByRole('button', { name: 'Desistir da compra' }));
    await tabTo(page, dialog.getByRole('button', { name: 'Desistir da compra' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Titular da conta')).toBeFocused();
    await expectSilent(page, 'an account that lacks');
    for (const text of ['Nina da Jornada', '529.982.247-25', '001', '1234', '98765-4']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/A devolução de R\$\s29,90 está a caminho/)).toBeVisible();
    await expect(planName(page)).toHaveText('Gratuito');

    const context = await browser.newContext({ viewport: DESKTOP });
    const staffPage = await context.newPage();
    await openAs(staffPage, request, 'admin@exemplo.com.br');
    await staffPage.goto(STAFF_PAYMENTS);
    await staffPage.getByLabel('E-mail do aluno, ou número do pagamento').fill(email);
    await staffPage.keyboard.press('Enter');
    const row = staffPage.getByRole('article', { name: /29,90 · Mensal/ });
    await expect(row).toContainText(/Espera uma transferência de R\$\s29,90 para Nina da Jornada/);
    const transfer = await openByKey(staffPage, row.getByRole('button', { name: 'Confirmar a transferência' }));
    await expect(transfer).toContainText('Banco 001, agência 1234, conta corrente 98765-4');
    await expectSilent(staffPage, 'the transfer');
    await tabTo(staffPage, transfer.getByLabel('Comprovante'));
    await staffPage.keyboard.type('TED 4711');
    await tabTo(staffPage, transfer.getByRole('button', { name: 'Foi feita' }));
    await staffPage.keyboard.press('Enter');
    await expect(row.getByText('Estornado', { exact: true })).toBeVisible();
    await expect(staffPage.getByRole('region', { name: 'Pagamentos' })).toBeFocused();
    await context.close();
    await deleteAccount(page, PASSWORD);
  });
});
