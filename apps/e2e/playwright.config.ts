import { defineConfig } from '@playwright/test';

const { BASE_URL, CHROMIUM_PATH, JOURNEYS_TRACE } = process.env;

/** These stop parts of the system. */
const alone = ['**/crash.journey.ts', '**/study.journey.ts'];

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.journey.ts',
  outputDir: '../../tmp/journeys',
  // Generous for slow machines; no journey depends on these limits.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // One system serves all journeys; each brings its own student, or leaves what it shares as it was.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  projects: [
    { name: 'together', testIgnore: alone },
    { name: 'alone', testMatch: alone, dependencies: ['together'], workers: 1 },
  ],
  reporter: [['list']],
  use: {
    ...(BASE_URL && { baseURL: BASE_URL }),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A worker's requests pass by `page.route`: only journeys about the worker have one (docs/decisions/057).
    serviceWorkers: 'block',
    // What the page showed at each step takes a fifth of the CPU time: JOURNEYS_TRACE=1 keeps it. Without it a failed
    // journey leaves its steps, requests and the console, and the page as it stood in the end.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: Boolean(JOURNEYS_TRACE) },
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: [
        // Chromium's sandbox refuses to run as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        // The headless shell rounds the widths of letters otherwise, which sets a printed paper wider than every other browser.
        '--font-render-hinting=none',
      ],
    },
  },
});
