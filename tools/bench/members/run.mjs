import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../launcher/core/command.mjs';
import { Failure } from '../../launcher/core/failure.mjs';
import { progress } from '../../launcher/core/progress.mjs';
import { openBank } from '../bank/open.mjs';
import { members } from './members.mjs';
import { startApi, startYardstick } from '../run/api.mjs';
import { measure } from '../run/load.mjs';
import { createReport } from '../run/report.mjs';
import { readStudents } from '../run/students.mjs';

function chosenMembers(only) {
  const unknown = (only ?? []).filter((name) => !(name in members));
  if (unknown.length > 0)
    throw new Failure(`no such member: ${unknown.join(', ')}; there are ${Object.keys(members).join(', ')}`);
  return Object.entries(members).filter(([name]) => !only || only.includes(name));
}

/** Measures the yardstick, then each member on a newly started API; returns the exit code. */
export async function runBench(dataDir, { scale, seconds, only }, onStop) {
  const chosen = chosenMembers(only);
  const bank = await openBank(dataDir, scale);
  onStop(bank.stop);
  const report = createReport(scale);
  const students = await readStudents(bank, 400);

  progress('yardstick');
  const yardstick = await startYardstick(dataDir, bank);
  report.add(
    'padrao',
    await measure('Fastify e uma linha', { origin: yardstick.origin, next: () => ({ path: '/' }), seconds }),
  );
  await yardstick.stop();

  for (const [name, member] of chosen) {
    progress(name);
    const api = await startApi(dataDir, bank);
    await member({ api, bank, scale, seconds, students, report });
    await api.stop();
  }
  const file = join(dataDir, 'resultado.json');
  writeFileSync(file, `${JSON.stringify(report.json(), null, 2)}\n`);
  say(`\n${report.text()}\n\n${file}`);
  // A busy machine sheds load, and the table shows it; a measure without any response is a failure.
  return report.json().medidas.some(({ pedidos }) => pedidos === 0) ? 1 : 0;
}
