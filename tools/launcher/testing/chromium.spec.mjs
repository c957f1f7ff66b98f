import { candidates } from './chromium.mjs';

test("the system's browsers precede Playwright's own", () => {
  const found = candidates('/usr/local/bin:/usr/bin', '/cache/chrome');
  expect(found.slice(0, 2)).toEqual(['/usr/local/bin/chromium', '/usr/bin/chromium']);
  expect(found).toContain('/usr/bin/google-chrome-stable');
  expect(found.at(-1)).toBe('/cache/chrome');
});

test('journeys prefer the headless shell, anywhere on the PATH', () => {
  const found = candidates('/usr/local/bin:/usr/bin', '/cache/chrome', { headless: true });
  expect(found.slice(0, 3)).toEqual([
    '/usr/local/bin/chromium-headless-shell',
    '/usr/bin/chromium-headless-shell',
    '/usr/local/bin/chromium',
  ]);
});

test('an empty PATH leaves no relative candidate', () => {
  expect(candidates('', '/cache/chrome').every((file) => file.startsWith('/'))).toBe(true);
});
