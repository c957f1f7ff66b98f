/* global document, addEventListener, requestAnimationFrame, MessageChannel, location -- one function runs in the page */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';

const PASSWORD = 'Estudar#2026';
/** Slowdown relative to this machine. */
const SLOWDOWN = 4;
const ROUNDS = 3;
const STEPS = 12;
/** Reading time of a question in ms: late parts and the next page are loaded meanwhile. */
const READING_MS = 2_200;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const students = [
  { plan: 'pago', email: 'premium@exemplo.com.br' },
  { plan: 'grátis', email: 'gratis@exemplo.com.br' },
];

/** In the page: the time from each click to the frame with another question, and that question's subject. */
function watchSteps() {
  const shown = () => document.querySelector('article[data-questao]')?.dataset.questao;
  globalThis.steps = [];
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = shown();
      const look = () => {
        if ([undefined, before].includes(shown())) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        // After the frame, as messages follow it.
        port1.onmessage = () =>
          globalThis.steps.push({
            ms: performance.now() - timeStamp,
            subject: new URLSearchParams(location.search).get('assunto'),
          });
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

async function enter(url, email) {
  const call = async (path, { token, body } = {}) => {
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  const { access_token: token } = await call('/api/auth/login', { body: { email, password: PASSWORD } });
  const { data: maps } = await call('/api/question-map');
  const [{ id }] = maps;
  await call('/api/customer-area/question-map/select', { token, body: { mapa_id: id } });
  const { assuntos: subjects } = await call(`/api/customer-area/question-map/detail?id=${id}`, { token });
  return { token, address: `${url}/area-estudante/mapas/questoes/${id}?assunto=${subjects[0].assunto_id}` };
}

/** The steps through a map's first subjects in an empty browser. */
async function walk(browser, { token, address }) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'jwt_token', value: token, url: new URL(address).origin, sameSite: 'Lax' }]);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address);
  await page.locator('article[data-questao]').waitFor();
  await page.evaluate(watchSteps);
  const next = page.locator('[data-dock]').getByRole('button', { name: 'Próxima' });
  for (let step = 1; step <= STEPS; step += 1) {
    await pause(READING_MS);
    await next.tap();
    await page.waitForFunction((count) => globalThis.steps.length >= count, step);
  }
  const steps = await page.evaluate(() => globalThis.steps);
  await context.close();
  const first = new URL(address).searchParams.get('assunto');
  return steps.map(({ ms, subject }, at) => ({
    ms,
    isFirst: at === 0,
    crosses: subject !== (steps[at - 1]?.subject ?? first),
  }));
}

/**
 * Presses Próxima in a map of the demo on a slow phone, and returns rows for a table: kind of step, number, median, maximum
 * and the number of those above 100 ms.
 */
export async function measureNextQuestion(program, url) {
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    return await rowsOf(browser, url);
  } finally {
    await browser.close();
  }
}

async function rowsOf(browser, url) {
  const rows = [];
  for (const { plan, email } of students) {
    const student = await enter(url, email);
    const steps = [];
    for (let round = 0; round < ROUNDS; round += 1) steps.push(...(await walk(browser, student)));
    const kinds = {
      'no assunto': steps.filter(({ isFirst, crosses }) => !isFirst && !crosses),
      'para o próximo assunto': steps.filter(({ crosses }) => crosses),
      'o primeiro passo': steps.filter(({ isFirst, crosses }) => isFirst && !crosses),
    };
    for (const [kind, some] of Object.entries(kinds)) {
      const times = some.map(({ ms }) => ms).toSorted((one, other) => one - other);
      if (times.length === 0) continue;
      const slow = times.filter((ms) => ms > 100).length;
      rows.push([
        `plano ${plan}, ${kind}`,
        times.length,
        ...[times[Math.floor(times.length / 2)], times.at(-1)].map((ms) => `${Math.round(ms)} ms`),
        slow,
      ]);
    }
  }
  return rows;
}
