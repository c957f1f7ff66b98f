import type { APIRequestContext, Page } from '@playwright/test';
import { complaintsOf } from '../helpers/axe';
import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail, signUp } from '../helpers/newcomer';
import { openAsNew } from '../helpers/student';

const HALF_YEAR = '/checkout/plano_pago_primary_nova_6_meses';
const CPF = '52998224725';
const CARD = '5031433215406351';

type Student = Awaited<ReturnType<typeof openAsNew>>;

async function openCheckout(page: Page, request: APIRequestContext, width: number): Promise<Student> {
  await page.setViewportSize({ width, height: 900 });
  const student = await openAsNew(page, request, newEmail('compra'), PASSWORD);
  await page.goto(HALF_YEAR);
  await expect(form(page)).toBeVisible();
  return student;
}

const form = (page: Page) => page.getByRole('form', { name: 'Pagamento' });
const pressPay = (page: Page) => form(page).getByRole('button', { name: /^(Pagar|Gerar)/ });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const chooseMethod = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check();

/** Expects no violation of axe, and nothing beyond the window's edge. @param state what is on the screen */
async function expectSound(page: Page, state: string): Promise<void> {
  expect(await complaintsOf(page), state).toEqual([]);
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await beyond(), `${state}: px beyond the edge`).toBe(0);
}

/** States of all payments of a student, the last one first. */
async function expectPayments(student: Student, expected: unknown[]): Promise<void> {
  const payments = async () => {
    const { body } = await student.call<{ data: { metodo: string; status: string }[] }>(
      'GET',
      '/api/customer-area/payment',
    );
    return body.data.map(({ metodo, status }) => `${metodo} ${status}`);
  };
  await expect.poll(payments).toEqual(expected);
}

/** Acts as the payer or the bank. */
async function actInSandbox(page: Page, act: string): Promise<void> {
  await page.getByText('Ações da demonstração').click();
  await page.getByRole('button', { name: act, exact: true }).click();
}

// A bought plan is not quoted again: a page that is being left, or returned to, may still ask for it.
test.use({ expectedErrors: [/quote/] });

test.describe('with the keyboard', () => {
  test('a visitor chooses a plan, signs up on the way, has a card refused, and pays, with the keyboard alone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/planos');
    await page.getByRole('link', { name: 'Escolher plano 6 meses' }).press('Enter');
    await expect(page).toHaveURL(HALF_YEAR);
    await page.getByRole('link', { name: 'Criar conta', exact: true }).press('Enter');
    await signUp(page, newEmail('compra'));
    await expect(page).toHaveURL(HALF_YEAR);

    await page.getByRole('radio', { name: /Cartão/ }).press('Space');
    const typeNext = async (text: string) => {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    };
    for (const text of ['FUND', CPF, CARD, '1230', '123']) await typeNext(text);
    await page.keyboard.press('Enter');
    const refusal = page.getByRole('alert').filter({ hasText: 'O cartão não tem limite suficiente' });
    await expect(refusal).toBeFocused();
    await expectSound(page, 'a refused card');
    await expect(page.getByLabel('Número do cartão')).toHaveValue('5031 4332 1540 6351');

    await page.getByLabel('Nome como está no cartão').fill('Nina da Jornada');
    await page.getByLabel('Parcelas').selectOption('6');
    await pressPay(page).press('Enter');
    await expect(title(page, 'Pagamento confirmado')).toBeVisible();
    await expect(page.getByText('R$ 119,40 em 6 parcelas')).toBeVisible();
    await expectSound(page, 'a paid card');
    // The way back leads to no form that could be sent again.
    await page.goBack();
    await expect(page.getByText('Este plano não pode ser comprado agora')).toBeVisible();
    await page.getByRole('link', { name: 'veja o pagamento' }).press('Enter');
    await expect(title(page, 'Pagamento confirmado')).toBeVisible();
    await deleteAccount(page, PASSWORD);
  });
});

test('a PIX stays one charge through a double click, a reload, the way back and a second tab until it is paid', async ({
  page,
  request,
  context,
}) => {
  const student = await openCheckout(page, request, 360);
  const other = await context.newPage();
  await other.goto(HALF_YEAR);
  await chooseMethod(other, /PIX/);
  await other.getByLabel('CPF de quem paga').fill(CPF);

  await chooseMethod(page, /PIX/);
  await page.getByLabel('CPF de quem paga').fill(CPF);
  // Both buttons are located before either is pressed: the first charge removes the other tab's form.
  const buttons = await Promise.all([page, other].map((tab) => pressPay(tab).elementHandle()));
  await Promise.all(
    buttons.map((button) =>
      button?.evaluate((element) => {
        for (let press = 0; press < 2; press += 1) (element as HTMLElement).click();
      }),
    ),
  );
  const code = (tab: Page) => tab.getByLabel('PIX copia e cola');
  await expect(code(page)).toHaveValue(/BR\.GOV\.BCB\.PIX/);
  const sent = await code(page).inputValue();
  await expect(code(other)).toHaveValue(sent);
  await expectSound(page, 'an open PIX');
  await page.reload();
  await expect(code(page)).toHaveValue(sent);
  await page.goto(HALF_YEAR);
  await expect(code(page)).toHaveValue(sent);

  await expectPayments(student, ['pix pendente']);

  await actInSandbox(page, 'Pagar');
  for (const tab of [page, other]) await expect(title(tab, 'Pagamento confirmado')).toBeVisible();
  await expectPayments(student, ['pix pago']);
  await deleteAccount(page, PASSWORD);
});

test('a boleto is printed, a PIX replaces it and expires, and a card finally makes the only charge', async ({
  page,
  request,
}) => {
  const student = await openCheckout(page, request, 360);
  await chooseMethod(page, /Boleto/);
  await page.getByLabel('CPF de quem paga').fill('11111111111');
  await page.getByLabel('CEP').fill('70160900');
  await page.getByLabel('Rua, avenida ou praça').fill('Praça dos Três Poderes');
  await page.getByLabel('Número').fill('1');
  await page.getByLabel('Bairro').fill('Zona Cívica');
  await page.getByLabel('Cidade').fill('Brasília');
  await page.getByLabel('Estado').selectOption('df');
  await pressPay(page).click();
  await expect(page.getByText('O CPF informado não é válido.')).toBeVisible();
  await page.getByLabel('CPF de quem paga').fill(CPF);
  await pressPay(page).click();
  await expect(page.getByLabel('Linha digitável')).toHaveValue(/^[\d. ]{50,}$/);
  await expect(page.getByRole('img', { name: 'Código de barras' })).toBeVisible();
  await expectSound(page, 'an open boleto');

  await page.getByRole('link', { name: 'Pagar de outra forma' }).click();
  await chooseMethod(page, /PIX/);
  await expect(page.getByLabel('CPF de quem paga')).toHaveValue('529.982.247-25');
  await pressPay(page).click();
  await expect(page.getByLabel('PIX copia e cola')).toBeVisible();
  await expectPayments(student, ['pix pendente', 'boleto cancelado']);
  await actInSandbox(page, 'Deixar vencer');
  await expect(title(page, 'O prazo terminou')).toBeVisible();
  await expectSound(page, 'an expired PIX');

  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await chooseMethod(page, /Cartão/);
  await page.getByLabel('Número do cartão').fill(CARD);
  await page.getByLabel('Validade (MM/AA)').fill('1230');
  await page.getByLabel('Código de segurança').fill('123');
  await pressPay(page).click();
  await expect(title(page, 'Pagamento confirmado')).toBeVisible();
  await expectPayments(student, ['cartao pago', 'pix expirado', 'boleto cancelado']);
  await deleteAccount(page, PASSWORD);
});

/** Each way to pay: the size at which it is paid, the typed fields, and the sign that the payment is pending. */
const WAYS = [
  {
    name: 'a card',
    width: 1280,
    method: /Cartão/,
    fields: { 'Número do cartão': CARD, 'Validade (MM/AA)': '1230', 'Código de segurança': '123' },
  },
  { name: 'a PIX', width: 360, method: /PIX/, fields: {}, waits: 'PIX copia e cola' },
  {
    name: 'a boleto',
    width: 360,
    method: /Boleto/,
    fields: {
      CEP: '70160900',
      'Rua, avenida ou praça': 'Praça dos Três Poderes',
      Número: '1',
      Bairro: 'Zona Cívica',
      Cidade: 'Brasília',
    },
    waits: 'Linha digitável',
  },
] as const;

for (const { name, width, method, fields, ...way } of WAYS) {
  test(`${name} is paid at ${width} px with the keyboard alone`, async ({ page, request }) => {
    const student = await openCheckout(page, request, width);
    await page.getByRole('radio', { name: method }).press('Space');
    for (const [label, text] of Object.entries({ 'CPF de quem paga': CPF, ...fields })) {
      await page.getByLabel(label, { exact: true }).focus();
      await page.keyboard.type(text);
    }
    if (name === 'a boleto') await page.getByLabel('Estado').press('d');
    await pressPay(page).press('Enter');
    if ('waits' in way) {
      await expect(page.getByLabel(way.waits)).toHaveValue(/./);
      await expectSound(page, `${name} that waits`);
      await page.getByText('Ações da demonstração').press('Enter');
      await page.getByRole('button', { name: 'Pagar', exact: true }).press('Enter');
    }
    await expect(title(page, 'Pagamento confirmado')).toBeVisible();
    await expectSound(page, `${name} that is paid`);
    await expectPayments(student, [expect.stringMatching(/ pago$/)]);
    await deleteAccount(page, PASSWORD);
  });
}

test.describe('when the purchase is interrupted', () => {
  test.use({ expectedErrors: [/customer-area/] });

  test('a lost network and a session that ended keep the typed fields, and charge once', async ({
    page,
    request,
    context,
  }) => {
    const email = newEmail('compra');
    await page.setViewportSize({ width: 1280, height: 900 });
    const student = await openAsNew(page, request, email, PASSWORD);
    await page.goto(HALF_YEAR);
    await chooseMethod(page, /PIX/);
    await page.getByLabel('CPF de quem paga').fill(CPF);
    await context.setOffline(true);
    await pressPay(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'nunca é cobrada duas vezes' })).toBeFocused();
    // Online, the page asks for sittings of other devices: after the logout, that call would be refused first.
    const asked = page.waitForResponse((response) => response.url().includes('/customer-area/sitting'));
    await context.setOffline(false);
    await asked;

    await student.call('POST', '/api/auth/logout');
    await pressPay(page).click();
    await page.getByRole('button', { name: 'Já tenho conta' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByLabel('CPF de quem paga')).toHaveValue('529.982.247-25');
    await expect(page.getByRole('radio', { name: /PIX/ })).toBeChecked();
    await pressPay(page).click();
    await expect(page.getByLabel('PIX copia e cola')).toBeVisible();

    // Another student's payment is not found.
    const { pathname, search } = new URL(page.url());
    await deleteAccount(page, PASSWORD);
    await openAsNew(page, request, newEmail('compra'), PASSWORD);
    await page.goto(pathname + search);
    await expect(page.getByText('Nenhum pagamento aqui')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('mapa_pagador'))).toBeNull();
    await deleteAccount(page, PASSWORD);
  });
});
