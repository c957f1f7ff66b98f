import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeJson } from './files.mjs';
import { abandoned, makeOwnedFolder } from './owned-folder.mjs';

test('only folders of dead processes count as abandoned', () => {
  const base = mkdtempSync(join(tmpdir(), 'mapa-owned-'));
  makeOwnedFolder(base, 'trial-');
  const dead = makeOwnedFolder(base, 'trial-');
  makeOwnedFolder(base, 'other-');
  writeJson(join(dead, 'owner.json'), { pid: process.pid, identity: 'boot/1' });
  expect(abandoned(base, 'trial-')).toEqual([dead]);
  rmSync(base, { recursive: true });
});
