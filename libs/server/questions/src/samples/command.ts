import { parseArgs } from 'node:util';
import { questionCode, questionIdOf, questionsOf } from '@mapa/domain';
import type { Database } from '@mapa/server-platform';
import { readSampleList, sampleOfDay, usableSamples, writeSampleList } from './list';

const USAGE = `Uso: npm run sample-questions -- [Q12 Q31 …] [--nenhuma]

Escolhe as questões que qualquer pessoa pode responder sem conta, na página inicial: uma por dia, na ordem dada.
Sem questões, mostra as escolhidas. Elas precisam de comentário, têm uma só alternativa certa e não podem estar anuladas nem desatualizadas.

  --nenhuma   não oferece questão alguma

Sai com 0 quando a lista ficou como pedida, com 1 quando uma questão não serve, com 2 quando o comando está errado.`;

interface SampleCommandDependencies {
  db: Database;
  stdout: { write(text: string): unknown };
}

function read(argv: string[]): { ids: number[]; isNone: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      options: { nenhuma: { type: 'boolean' } },
      allowPositionals: true,
    });
    const ids = positionals.map(questionIdOf);
    const isNone = values.nenhuma ?? false;
    if (ids.includes(undefined) || (isNone && ids.length > 0)) return null;
    return { ids: ids.filter((id) => id !== undefined), isNone };
  } catch {
    return null;
  }
}

/**
 * The command `sample-questions [Q12 …]`: sets the allow-list of questions that can be answered without an account, or
 * prints it. Returns the exit code.
 */
export async function runSampleCommand(argv: string[], { db, stdout }: SampleCommandDependencies): Promise<number> {
  const say = (line: string) => void stdout.write(`${line}\n`);
  const command = read(argv);
  if (!command) {
    say(USAGE);
    return 2;
  }
  const { ids, isNone } = command;
  const usable = await usableSamples(db, ids);
  const unfit = ids.filter((id) => !usable.has(id));
  if (unfit.length > 0) {
    say(
      `nada mudou: não existe, não tem comentário, tem várias alternativas certas, foi anulada ou está desatualizada: ${unfit.map(questionCode).join(', ')}`,
    );
    return 1;
  }
  if (ids.length > 0 || isNone) await writeSampleList(db, ids);
  await tell(db, say);
  return 0;
}

async function tell(db: Database, say: (line: string) => void): Promise<void> {
  const [list, today] = [await readSampleList(db), await sampleOfDay(db)];
  if (list.length === 0) return say('nenhuma questão se responde sem conta');
  say(`${questionsOf(list.length)} sem conta, uma por dia: ${list.map(questionCode).join(', ')}`);
  say(today === undefined ? 'nenhuma delas serve hoje' : `hoje: ${questionCode(today)}`);
}
