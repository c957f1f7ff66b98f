import { defineConfig } from '@playwright/test';

const { BASE_URL, CHROMIUM_PATH, JOURNEYS_TRACE } = process.env;

/** These journeys stop parts of the system. */
const alone = ['**/crash.journey.ts', '**/study.journey.ts'];

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.journey.ts',
  outputDir: '../../tmp/journeys',
  // Generous for slow machines; no journey depends on these limits.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // One system serves all journeys; each creates its own student, or restores shared content.
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
    // `page.route` does not see a worker's requests: only journeys about the worker have one (docs/decisions/057).
    serviceWorkers: 'block',
    // Recording each step takes a fifth of the CPU time: JOURNEYS_TRACE=1 does it. Without it a failed
    // journey leaves its steps, requests and the console, and the final state of the page.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: Boolean(JOURNEYS_TRACE) },
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: [
        // Chromium's sandbox refuses to run as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        // The headless shell rounds the widths of letters differently, so that a printed paper is wider than in other browsers.
        '--font-render-hinting=none',
      ],
    },
  },
});
