import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { entriesOf } from './tar.mjs';

let archive;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'mapa-tar-'));
  mkdirSync(join(folder, 'base'));
  writeFileSync(join(folder, 'base/one'), 'a'.repeat(700));
  writeFileSync(join(folder, 'none'), '');
  archive = execFileSync('tar', ['--format=ustar', '-cf', '-', '-C', folder, 'base', 'none']);
  rmSync(folder, { recursive: true });
});

/** Reads an archive that arrives in pieces of 300 bytes. */
async function read(bytes) {
  const pieces = Array.from({ length: Math.ceil(bytes.length / 300) }, (_, n) =>
    bytes.subarray(n * 300, n * 300 + 300),
  );
  const found = [];
  for await (const { name, folder, body } of entriesOf(Readable.from(pieces))) {
    const text = Buffer.concat(await Array.fromAsync(body)).toString();
    found.push(folder ? `${name}/` : `${name} ${text.length}`);
  }
  return found;
}

test('folders and files are read in order, in any pieces', async () => {
  expect(await read(archive)).toEqual(['base/', 'base/one 700', 'none 0']);
});

test('an archive that ends too early, or with a changed header, is refused', async () => {
  await expect(read(archive.subarray(0, 1_200))).rejects.toThrow('the archive ends too early');
  const changed = Buffer.from(archive);
  changed[512] = 'c'.charCodeAt(0);
  await expect(read(changed)).rejects.toThrow('the archive is damaged near case/one');
});
