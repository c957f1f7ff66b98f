import { candidates } from './chromium.mjs';

test("the system's browsers come before Playwright's own", () => {
  const found = candidates('/usr/local/bin:/usr/bin', '/cache/chrome');
  expect(found.slice(0, 2)).toEqual(['/usr/local/bin/chromium', '/usr/bin/chromium']);
  expect(found).toContain('/usr/bin/google-chrome-stable');
  expect(found.at(-1)).toBe('/cache/chrome');
});

test('an empty PATH leaves no relative candidate', () => {
  expect(candidates('', '/cache/chrome').every((file) => file.startsWith('/'))).toBe(true);
});
