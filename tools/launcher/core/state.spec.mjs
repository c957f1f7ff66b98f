import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from './files.mjs';
import { stateKeeper } from './state.mjs';

let dataDir;
let said;
let state;
const file = () => join(dataDir, 'state.json');
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mapa-state-'));
  said = [];
  state = stateKeeper(dataDir, { say: (line) => said.push(line), againMs: 5 });
});
afterEach(() => {
  state.clear();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a launcher that cannot write its state continues, says so once, and writes it when it can', async () => {
  // A folder that is not empty cannot be replaced by a file, just as a full disk cannot be written to.
  mkdirSync(join(file(), 'in-the-way'), { recursive: true });
  state.note('api', process.pid, { rank: 2 });
  state.tell({ port: 3000 });
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^what runs here cannot be noted in .*state\.json \(E\w+\); trying again$/);

  rmSync(file(), { recursive: true });
  while (readJson(file()) === null) await new Promise((resolve) => setImmediate(resolve));
  expect(readJson(file())).toMatchObject({ port: 3000, children: { api: { pid: process.pid, rank: 2 } } });
});
