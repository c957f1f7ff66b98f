import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastLines, readJson, writeJson } from './files.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'mapa-files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const written = (text) => {
  const file = join(folder, 'file');
  writeFileSync(file, text);
  return file;
};

test('what was written is read again, in a folder made for it', () => {
  const file = join(folder, 'deep/kept.json');
  writeJson(file, { port: 1 });
  expect(readJson(file)).toEqual({ port: 1 });
});

test('a file that is absent or cut short reads as null', () => {
  expect(readJson(join(folder, 'none'))).toBeNull();
  expect(readJson(written('{"port": '))).toBeNull();
});

test('the last lines of a log become one line', () => {
  expect(lastLines(written('one\ntwo\n\nthree\n'))).toBe('two | three');
});

test('a fatal line tells more than the lines after it', () => {
  expect(lastLines(written('a\n2026 FATAL:  no space left\nLOG:  shut down\n'))).toBe('2026 FATAL:  no space left');
});

test('of a JSON log line the message is told', () => {
  expect(lastLines(written('{"level":50,"msg":"cannot listen","err":{"message":"EADDRINUSE"}}\n'))).toBe('cannot listen: EADDRINUSE');
});

test('a missing log tells nothing', () => {
  expect(lastLines(join(folder, 'none'))).toBe('');
});
