import { mkdtempSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gist, openLog } from './log.mjs';

test('the last lines become one', () => {
  expect(gist('one\ntwo\n\nthree\n')).toBe('two | three');
});

test('a line that names an error tells more than the lines after it', () => {
  expect(gist('a\n2026 FATAL:  no space left\nLOG:  shut down\n')).toBe('2026 FATAL:  no space left');
  expect(
    gist("Error: Cannot find module 'x'\n    at main (file:1:2) {\n  code: 'MODULE_NOT_FOUND'\n}\n\nNode.js v24.1.0\n"),
  ).toBe("Error: Cannot find module 'x'");
});

test('of a JSON line the message is told', () => {
  expect(gist('{"level":50,"msg":"cannot listen","err":{"message":"EADDRINUSE"}}\n')).toBe('cannot listen: EADDRINUSE');
});

test('what an earlier run wrote is not told again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mapa-log-'));
  writeFileSync(join(folder, 'api.log'), 'FATAL old\n');
  const log = openLog(join(folder, 'api.log'));
  writeSync(log.handle, 'new\n');
  expect(log.gist()).toBe('new');
  rmSync(folder, { recursive: true });
});
