import { defineConfig } from '@playwright/test';

const { BASE_URL, CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.journey.ts',
  outputDir: '../../tmp/journeys',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One system serves all journeys, and some of them stop parts of it.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    ...(BASE_URL && { baseURL: BASE_URL }),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A worker's requests pass by `page.route`: only journeys about the worker have one (docs/decisions/057).
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      // Chromium's sandbox refuses to run as root.
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
    },
  },
});
