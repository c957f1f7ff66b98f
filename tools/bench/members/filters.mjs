import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { CITED } from '../bank/citations.mjs';
import { between, oneOf } from '../bank/random.mjs';

const DEFINITIONS = fileURLToPath(new URL('../../../libs/domain/src/filters/question-filters.ts', import.meta.url));

/** The filters of questions as libs/domain defines them (docs/decisions/049). Vite reads its TypeScript. */
export async function readDefinitions() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(DEFINITIONS, { configFile: false, logLevel: 'error' });
  return module.QUESTION_FILTERS;
}

/** The choices of filters in this bank, from the catalogue and the texts. */
export async function readChoices(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const list = async (text) => (await client.query({ text, rowMode: 'array' })).rows.map(([value]) => value);
  const choices = {
    matter: await list('select id from subjects where parent_id is null'),
    subject: await list('select id from subjects where parent_id is not null'),
    board: await list("select id from institutions where kind = 'banca'"),
    institution: await list("select id from institutions where kind = 'orgao'"),
    exam: await list('select id from exams'),
    statements: await list(
      'select whole_statement(v) as statement from question_versions v where question_id % 97 = 3 and version = 1 limit 2000',
    ),
  };
  await client.end();
  return choices;
}

/** Parts of texts that occur in questions, with and without accents and capitals; other filters use their example. */
const WORDS = {
  cargo: ['analista', 'TÉCNICO', 'médic', 'fiscal', 'de saúde', 'administr'],
  area: ['fiscal', 'saude', 'direito', 'tecnologia'],
};

/** How to draw a value of a filter from a bank's choices; null if the benchmark has rows of its own for it. */
function drawOf(name, definition) {
  if (definition.ownState) return null;
  switch (definition.kind) {
    case 'id':
    case 'search':
      return null;
    case 'ids':
      return (choices, random) => oneOf(random, choices[definition.of]);
    case 'years':
      return (_, random) => between(random, 2002, 2026);
    case 'words':
      return (_, random) => oneOf(random, WORDS[name] ?? [definition.example]);
    case 'flag':
      return (_, random) => random() < 0.5;
    case 'inclusion':
      return () => 'incluir';
    case 'option':
    case 'options':
    case 'least':
      return (_, random) => oneOf(random, definition.options).value;
    default:
      throw new Error(`the benchmark cannot draw a value of ${name}: ${definition.kind}`);
  }
}

const LIST_KINDS = ['ids', 'years', 'options'];

const wordsOf = (statement) =>
  statement
    .replace(/<[^>]*>/g, '')
    .replace('.', '')
    .split(' ');

/** A mistyped word: two swapped letters, or a missing one. */
export function mistyped(word, random) {
  const at = between(random, 1, word.length - 3);
  const rest = word.slice(at + 2);
  return random() < 0.5 ? word.slice(0, at) + word[at + 1] + word[at] + rest : word.slice(0, at) + word[at + 1] + rest;
}

/** Texts of three lengths, mistyped words, and citations; each is a row. */
const TEXTS = {
  palavra: ({ statements }, random) => ({ busca: oneOf(random, wordsOf(oneOf(random, statements))) }),
  palavras: ({ statements }, random) => ({
    busca: wordsOf(oneOf(random, statements))
      .slice(2, 4 + between(random, 0, 2))
      .join(' '),
  }),
  frase: ({ statements }, random) => ({ busca: `"${wordsOf(oneOf(random, statements)).slice(3, 6).join(' ')}"` }),
  'palavra com erro': ({ statements }, random) => {
    const long = wordsOf(oneOf(random, statements)).filter((word) => word.length > 6 && !/\d/.test(word));
    return { busca: mistyped(oneOf(random, long.length > 0 ? long : ['licitação']), random) };
  },
  referência: (_, random) => ({ busca: oneOf(random, CITED.referência) }),
  sigla: (_, random) => ({ busca: oneOf(random, CITED.sigla) }),
};

/**
 * How to draw each filter as query parameters, by its name.
 * @returns `combinable` are the names that can be combined with any other; texts have rows of their own, and a paper has so
 * few questions that another filter leaves none of them.
 */
export function filterDraws(definitions) {
  const draws = Object.entries(definitions).flatMap(([name, definition]) => {
    const draw = drawOf(name, definition);
    const key = LIST_KINDS.includes(definition.kind) ? `${name}[]` : name;
    return draw ? [[name, (choices, random) => ({ [key]: draw(choices, random) })]] : [];
  });
  return {
    draws: { ...Object.fromEntries(draws), ...TEXTS },
    combinable: draws.map(([name]) => name).filter((name) => definitions[name].of !== 'exam'),
  };
}

/** A query string with the given filters. */
export function queryOf(draws, names, choices, random) {
  const query = new URLSearchParams();
  for (const name of new Set(names))
    for (const [key, value] of Object.entries(draws[name](choices, random))) query.set(key, String(value));
  return query;
}
