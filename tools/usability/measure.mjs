/**
 * Presses and seconds of the tasks of docs/usability.md, on a running demo: `node tools/usability/measure.mjs [address] [words of a task]`.
 * A press is a click, a tap or a key with an effect; a filled field is counted separately. Seconds run from the press on an
 * open page to the appearance of the result, without a person's time to read and think.
 */
import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { findChromium } from '../launcher/testing/chromium.mjs';
import { TASKS } from './tasks.mjs';

const PASSWORD = 'Estudar#2026';
const WINDOWS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const [base = 'http://localhost:3000', words = ''] = process.argv.slice(2);
const MOST_MS = 30_000;

async function call(context, method, path, data, token) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await context.request.fetch(base + path, { method, data, headers });
  return response.json();
}

/** Signs in on the login page, before anything is counted. */
async function signIn(page, email, password) {
  await page.goto(`${base}/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').last().click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function newcomer(page) {
  const email = `medida-${randomUUID().slice(0, 8)}@exemplo.com.br`;
  await page.goto(`${base}/cadastro`);
  await page.getByLabel('Nome Completo').fill('Nina da Medida');
  await page.getByLabel('E-mail').last().fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('Mapa de estudo 2026');
  await page.getByLabel('Confirmar Senha').fill('Mapa de estudo 2026');
  await page.getByRole('checkbox', { name: 'Eu aceito os Termos e Condições' }).check();
  await page.getByRole('button', { name: 'Criar Conta' }).click();
  await page.waitForURL(/bem-vindo/);
}

/** The address with the first listed map in place of `:map`, once the student has that map. */
async function withFirstMap(context, from) {
  const token = (await context.cookies()).find(({ name }) => name === 'jwt_token')?.value;
  const { data } = await call(context, 'GET', '/api/question-map', undefined, token);
  await call(context, 'POST', '/api/customer-area/question-map/select', { mapa_id: data[0].id }, token);
  return from.replace(':map', String(data[0].id));
}

async function measure(browser, task, size) {
  const context = await browser.newContext({ viewport: WINDOWS[size], hasTouch: size === 'phone', locale: 'pt-BR' });
  context.setDefaultTimeout(MOST_MS);
  const page = await context.newPage();
  try {
    if (task.as === 'newcomer') await newcomer(page);
    else if (task.as) await signIn(page, task.as, PASSWORD);
    await page.goto(base + (task.from.includes(':map') ? await withFirstMap(context, task.from) : task.from));
    await page.waitForLoadState('networkidle').catch(() => undefined);
    const counts = { presses: 0, fields: 0 };
    const begun = performance.now();
    await task.do({
      page,
      press: async (target, key) => {
        counts.presses += 1;
        await (key ? target.press(key) : target.click());
      },
      type: async (target, text) => {
        counts.fields += 1;
        await target.fill(text);
      },
      see: (target) => target.waitFor({ state: 'visible' }),
    });
    return { ...counts, seconds: (performance.now() - begun) / 1000 };
  } catch (failure) {
    return { failure: String(failure).split('\n').slice(0, 4).join(' ') };
  } finally {
    await context.close();
  }
}

const browser = await chromium.launch({
  executablePath: await findChromium({ headless: true }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
console.log('| task | window | presses | fields | seconds |\n|---|---|---|---|---|');
let failed = 0;
for (const task of TASKS.filter(({ name }) => name.includes(words)))
  for (const size of Object.keys(WINDOWS)) {
    const { presses, fields, seconds, failure } = await measure(browser, task, size);
    if (failure) failed += 1;
    console.log(`| ${task.name} | ${size} | ${failure ?? `${presses} | ${fields} | ${seconds.toFixed(1)}`} |`);
  }
await browser.close();
process.exitCode = failed > 0 ? 1 : 0;
