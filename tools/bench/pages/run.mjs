import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from '../../launcher/core/command.mjs';
import { Failure } from '../../launcher/core/failure.mjs';
import { progress } from '../../launcher/core/progress.mjs';
import { childEnvironment, node24 } from '../../launcher/core/root.mjs';
import { ended, startChild } from '../../launcher/core/children.mjs';
import { runQuietly } from '../../launcher/process/run.mjs';
import { findChromium } from '../../launcher/testing/chromium.mjs';
import { startSystem } from '../../launcher/testing/system.mjs';
import { npmCommand } from '../../launcher/workspace/install.mjs';
import { measureNextQuestion } from './next-question.mjs';

/** Too large (176 MB) for everybody's node_modules: the bench keeps it beside its data. */
const lighthouse = 'lighthouse@13.5.0';
const runs = 5;
const paths = ['/', '/questoes', '/mapas', '/provas', '/concursos', '/planos', '/questoes/1'];

async function install(dataDir) {
  const folder = join(dataDir, 'lighthouse', lighthouse.split('@')[1]);
  if (existsSync(join(folder, 'installed'))) return folder;
  progress(`installing ${lighthouse} (176 MB)`);
  mkdirSync(folder, { recursive: true });
  const [program, first] = npmCommand(process.env);
  const args = [...first, 'install', '--prefix', folder, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund'];
  await runQuietly(`installing ${lighthouse}`, program, [...args, lighthouse], { log: join(folder, 'install.log') });
  writeFileSync(join(folder, 'installed'), '');
  return folder;
}

/** Lines of JSON that a program prints. */
async function linesOf(program, args) {
  const child = startChild(program, args, {
    env: childEnvironment(),
    group: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
    if (chunk.endsWith('\n')) progress(output.trim().split('\n').at(-1));
  });
  const { code } = await ended(child);
  if (code !== 0) throw new Failure('Lighthouse failed: its words stand above');
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const tableOf = (head, lines) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * Measures the public pages of the demo with Lighthouse and the workspace's next question, and prints tables; gives the
 * exit code. @param slowdown how many times slower Lighthouse makes the CPU
 */
export async function runPages(dataDir, { slowdown }) {
  const folder = await install(dataDir);
  const chromium = await findChromium();
  const system = await startSystem();
  const began = loadavg()[0];
  try {
    const program = fileURLToPath(new URL('./measure.mjs', import.meta.url));
    const rows = await linesOf(node24, [
      program,
      folder,
      chromium,
      system.url,
      String(runs),
      String(slowdown),
      ...paths,
    ]);
    const head = [
      'página',
      'desempenho / acessibilidade / práticas / SEO',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
      'pedidos',
      'kB',
    ];
    const lines = rows.map((row) => [
      row.path,
      [row.performance, row.accessibility, row['best-practices'], row.seo].join(' / '),
      ...[row.fcp_ms, row.lcp_ms, row.tbt_ms].map((time) => `${Math.round(time)} ms`),
      row.cls.toFixed(3),
      row.requests,
      Math.round(row.kb),
    ]);
    const lost = rows.reduce((sum, row) => sum + row.lost, 0);
    const load = `load ${began.toFixed(1)} to ${loadavg()[0].toFixed(1)}`;
    say(
      `\n${tableOf(head, lines)}\n\nmedian of ${runs}, mobile preset, CPU ${slowdown}× slower; ${load}; recordings lost and repeated: ${lost}`,
    );
    progress('the next question at four times slower CPU');
    const steps = await measureNextQuestion(chromium, system.url);
    say(
      `\n${tableOf(['a próxima questão, CPU 4× mais lenta', 'passos', 'mediana', 'máximo', 'acima de 100 ms'], steps)}`,
    );
  } finally {
    await system.stop();
  }
  return 0;
}
