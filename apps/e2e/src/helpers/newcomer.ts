import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';
import { ask } from './student';

export const PASSWORD = 'Mapa de estudo 2026';

/** An unused e-mail address. */
export const newEmail = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}@exemplo.com.br`;

/** Fills in the sign-up, in the dialog or on its page, and sends it. */
export async function signUp(place: Page | Locator, email: string, nome = 'Nina da Jornada'): Promise<void> {
  await place.getByLabel('Nome Completo').fill(nome);
  await place.getByLabel('E-mail').fill(email);
  await place.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await place.getByLabel('Confirmar Senha').fill(PASSWORD);
  await place.getByRole('checkbox', { name: 'Eu aceito os Termos e Condições' }).check();
  await place.getByRole('button', { name: 'Criar Conta' }).click();
}

/** The browser forgets who is signed in. */
export async function forgetSession(page: Page): Promise<void> {
  // Leaves the page first: its pending requests would be refused without the session.
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Deletes the account of the signed-in student, so that a journey leaves nothing behind. */
export async function deleteAccount(page: Page, password?: string): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'jwt_token')?.value ?? '';
  // Leaves the page first: its remaining calls would be refused after the deletion.
  await page.goto('about:blank');
  const answer = await ask(page.request, '/api/customer-area/user/delete', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    data: password === undefined ? {} : { password },
  });
  expect(answer.status()).toBe(200);
}
