import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gist, openLog, rotate } from './log.mjs';

test('the last lines are joined into one', () => {
  expect(gist('one\ntwo\n\nthree\n')).toBe('two | three');
});

test('a line that names an error precedes the lines after it', () => {
  expect(gist('a\n2026 FATAL:  no space left\nLOG:  shut down\n')).toBe('2026 FATAL:  no space left');
  expect(
    gist("Error: Cannot find module 'x'\n    at main (file:1:2) {\n  code: 'MODULE_NOT_FOUND'\n}\n\nNode.js v24.1.0\n"),
  ).toBe("Error: Cannot find module 'x'");
});

test('the message of a JSON line is shown', () => {
  expect(gist('{"level":50,"msg":"cannot listen","err":{"message":"EADDRINUSE"}}\n')).toBe('cannot listen: EADDRINUSE');
});

test('lines of an earlier run are not shown again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mapa-log-'));
  writeFileSync(join(folder, 'api.log'), 'FATAL old\n');
  const log = openLog(join(folder, 'api.log'));
  writeSync(log.handle, 'new\n');
  expect(log.gist()).toBe('new');
  rmSync(folder, { recursive: true });
});

describe('a log that grows while it is written to', () => {
  let folder;
  let log;
  const limits = { largest: 5, kept: 2 };
  const read = (ending = '') => readFileSync(join(folder, `api.log${ending}`), 'utf8');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mapa-log-'));
    log = openLog(join(folder, 'api.log'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is rotated, and its writer continues with the same handle', () => {
    writeSync(log.handle, 'one\n');
    rotate(log, limits);
    expect(existsSync(`${log.file}.1`)).toBe(false);
    writeSync(log.handle, 'two\n');
    rotate(log, limits);
    writeSync(log.handle, 'three\n');
    expect([read('.1'), read()]).toEqual(['one\ntwo\n', 'three\n']);
  });

  test('is rotated on opening, and shows the lines written since', () => {
    writeFileSync(log.file, Buffer.alloc(10_000_001, 'x'));
    const next = openLog(log.file);
    writeSync(next.handle, 'why it ended\n');
    expect([existsSync(`${log.file}.1`), read(), next.gist()]).toEqual([true, 'why it ended\n', 'why it ended']);
  });

  test('shows all of its lines if it was emptied since it was opened', () => {
    writeSync(log.handle, 'long before\n');
    const next = openLog(log.file);
    rotate(next, limits);
    writeSync(next.handle, 'why\n');
    expect(next.gist()).toBe('why');
  });

  test('keeps the configured number of files, and no more', () => {
    for (const line of ['first\n', 'second\n', 'third\n', 'fourth\n']) {
      writeSync(log.handle, line);
      rotate(log, limits);
    }
    expect([read('.1'), read('.2'), read()]).toEqual(['fourth\n', 'third\n', '']);
    expect(existsSync(`${log.file}.3`)).toBe(false);
  });

  test('stays bounded if it cannot be rotated', () => {
    mkdirSync(`${log.file}.2/taken`, { recursive: true });
    writeSync(log.handle, 'much too long\n');
    rotate(log, limits);
    expect(read()).toBe('');
  });
});
