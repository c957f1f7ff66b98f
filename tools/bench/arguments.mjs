import { parseArgs } from 'node:util';
import { Failure } from '../launcher/core/failure.mjs';

const full = { questoes: 1_000_000, estudantes: 2_000, respostas: 1_000_000, segundos: 6 };
const subjects = { questoes: 100_000, estudantes: 1, respostas: 1 };
const outbox = { respostas: 10_000 };
const quickOutbox = { respostas: 300 };
/** Lighthouse's slowdown for a phone; for a machine whose own CPU is slow see docs/performance.md. */
const MOBILE_SLOWDOWN = 4;
const quick = { questoes: 4_000, estudantes: 40, respostas: 4_000, segundos: 1 };

const usage = `npm run bench -- [--rapido] [--questoes N] [--estudantes N] [--respostas N] [--semente N] [--segundos N] [--so membro,…] | --so assuntos [--questoes N] | --so pdf --dados PASTA | --so duvidas --dados PASTA | --so paginas [--cpu N] | [--rapido] --so calibracao | [--rapido] --so outbox [--respostas N] [--semente N]`;

function whole(name, text, fallback) {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Failure(`--${name}=${text} is not a whole number; ${usage}`);
  return value;
}

/**
 * The options of the command line: `{ scale, seconds, only, papers, pages }`; `only` is null for every member. The others
 * replace the bench and need no bank: `papers` is a folder of papers in PDF to read, `doubts` whether to damage their
 * questions and count the doubts, `pages` how many times slower to make the CPU under the site's pages (null: not), `replications` how often to simulate the
 * recovery of item parameters (null: not), `outbox` whether to give answers over faults in real browsers. `subjects` says
 * whether to train the classifier of subjects on the bank instead.
 */
export function readArguments(argv) {
  const text = { type: 'string' };
  const options = {
    rapido: { type: 'boolean' },
    questoes: text,
    estudantes: text,
    respostas: text,
    semente: text,
    segundos: text,
    so: text,
    cpu: text,
    dados: text,
  };
  let values;
  try {
    ({ values } = parseArgs({ args: argv, options }));
  } catch (error) {
    throw new Failure(`${error.message}; ${usage}`);
  }
  if (['pdf', 'duvidas'].includes(values.so) !== (values.dados !== undefined))
    throw new Failure(`--so pdf or --so duvidas, and --dados, go together; ${usage}`);
  if (values.cpu !== undefined && values.so !== 'paginas') throw new Failure(`--cpu goes with --so paginas; ${usage}`);
  const defaults = {
    ...(values.rapido ? quick : full),
    ...(values.so === 'assuntos' && !values.rapido ? subjects : {}),
    ...(values.so === 'outbox' ? (values.rapido ? quickOutbox : outbox) : {}),
  };
  const number = (name) => whole(name, values[name], defaults[name] ?? 1);
  return {
    scale: {
      questoes: number('questoes'),
      estudantes: number('estudantes'),
      respostas: number('respostas'),
      semente: number('semente'),
    },
    seconds: number('segundos'),
    only: values.so ? values.so.split(',') : null,
    papers: values.dados ?? null,
    doubts: values.so === 'duvidas',
    pages: values.so === 'paginas' ? { slowdown: whole('cpu', values.cpu, MOBILE_SLOWDOWN) } : null,
    subjects: values.so === 'assuntos',
    outbox: values.so === 'outbox',
    replications: values.so === 'calibracao' ? (values.rapido ? 3 : 60) : null,
  };
}
