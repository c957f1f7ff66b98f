import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { root } from '../../launcher/core/root.mjs';

/** The abbreviated commit of the checkout; null outside a checkout. */
export const commitOf = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
};

const headings = ['grupo', 'medida', 'pedidos', 'erros', 'por_segundo', 'p50_ms', 'p95_ms', 'p99_ms', 'max_ms'];

const table = (rows, keys) => {
  const cells = [keys, ...rows.map((row) => keys.map((key) => String(row[key] ?? '')))];
  const widths = keys.map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  const line = (values) => `| ${values.map((value, column) => value.padEnd(widths[column])).join(' | ')} |`;
  return [line(keys), line(widths.map((width) => '-'.repeat(width))), ...cells.slice(1).map(line)].join('\n');
};

/**
 * Collects the members' figures. `add(group, row)` takes a row of `measure`, `note(key, value)` any other figure;
 * `text()` is the table, `json()` everything with the machine and its noise.
 */
export function createReport(scale) {
  const rows = [];
  const notes = {};
  const began = { em: new Date().toISOString(), carga: loadavg() };
  return {
    add: (group, row) => rows.push({ grupo: group, ...row }),
    note: (key, value) => {
      notes[key] = value;
    },
    text: () =>
      [table(rows, headings), ...Object.entries(notes).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)].join(
        '\n',
      ),
    json: () => ({
      ...began,
      carga_ao_fim: loadavg(),
      commit: commitOf(),
      maquina: {
        processador: cpus()[0]?.model,
        nucleos: cpus().length,
        memoria_mb: Math.round(totalmem() / 2 ** 20),
        node: process.version,
      },
      escala: scale,
      notas: notes,
      medidas: rows,
    }),
  };
}
