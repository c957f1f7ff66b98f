import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson, writeJson } from './files.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'mapa-files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const written = (text) => {
  const file = join(folder, 'file');
  writeFileSync(file, text);
  return file;
};

test('a written file is read again, in a folder made for it', () => {
  const file = join(folder, 'deep/kept.json');
  writeJson(file, { port: 1 });
  expect(readJson(file)).toEqual({ port: 1 });
});

test('a file that is absent or cut short reads as null', () => {
  expect(readJson(join(folder, 'none'))).toBeNull();
  expect(readJson(written('{"port": '))).toBeNull();
});
