import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../launcher/core/root.mjs';
import { configurationWith } from './pgbackrest.mjs';
import { debianPostgres } from './programs.mjs';

it('the drill uses the documented configuration with paths of its own', () => {
  const documented = readFileSync(join(root, 'deploy/production/pgbackrest.conf'), 'utf8');
  const lines = configurationWith(documented, { 'repo1-path': '/a', 'pg1-port': '1', 'log-path': '/b' }).split('\n');
  expect(lines.filter((line) => /^(repo1-path|pg1-port|log-path)=/.test(line))).toEqual([
    'log-path=/b',
    'repo1-path=/a',
    'pg1-port=1',
  ]);
  expect(lines.indexOf('log-path=/b')).toBe(lines.indexOf('[global]') + 1);
  expect(lines).toContain('repo1-retention-full=2');
});

it('the newest PostgreSQL of Debian that the product accepts is used', () => {
  const base = mkdtempSync(join(tmpdir(), 'mapa-drill-'));
  const install = (major) => {
    mkdirSync(join(base, major, 'bin'), { recursive: true });
    writeFileSync(join(base, major, 'bin/initdb'), '');
  };
  try {
    install('9.6');
    install('14');
    expect(debianPostgres(base)).toBeUndefined();
    install('15');
    install('17');
    mkdirSync(join(base, '18'));
    expect(debianPostgres(base)).toBe(join(base, '17'));
    expect(debianPostgres(join(base, 'none'))).toBeUndefined();
  } finally {
    rmSync(base, { recursive: true });
  }
});
