import { Client } from 'pg';
import { between, oneOf } from '../bank/random.mjs';

/** What filters can choose from in this bank, as the catalogue and the texts hold it. */
export async function readChoices(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const list = async (text) => (await client.query({ text, rowMode: 'array' })).rows.map(([value]) => value);
  const choices = {
    materias: await list('select id from subjects where parent_id is null'),
    assuntos: await list('select id from subjects where parent_id is not null'),
    bancas: await list("select id from institutions where kind = 'banca'"),
    orgaos: await list("select id from institutions where kind = 'orgao'"),
    provas: await list('select id from exams'),
    statements: await list(
      'select statement from question_versions where question_id % 97 = 3 and version = 1 limit 2000',
    ),
  };
  await client.end();
  return choices;
}

const wordsOf = (statement) =>
  statement
    .replace(/<[^>]*>/g, '')
    .replace('.', '')
    .split(' ');

/** One random value for each kind of filter, as query parameters. */
export const kinds = {
  materia: ({ materias }, random) => ({ 'materia_id[]': oneOf(random, materias) }),
  assunto: ({ assuntos }, random) => ({ 'assunto_id[]': oneOf(random, assuntos) }),
  banca: ({ bancas }, random) => ({ 'banca_id[]': oneOf(random, bancas) }),
  orgao: ({ orgaos }, random) => ({ 'instituicao_id[]': oneOf(random, orgaos) }),
  ano: (_, random) => ({ 'ano[]': between(random, 2002, 2026) }),
  escolaridade: (_, random) => ({ 'escolaridade[]': oneOf(random, ['fundamental', 'medio', 'superior']) }),
  uf: (_, random) => ({ 'uf[]': oneOf(random, ['ac', 'df', 'mg', 'rj', 'sp']) }),
  cargo: (_, random) => ({ cargo: oneOf(random, ['analista', 'TÉCNICO', 'médic', 'fiscal', 'de saúde', 'administr']) }),
  area: (_, random) => ({ area: oneOf(random, ['fiscal', 'saude', 'direito', 'tecnologia']) }),
  dificuldade: (_, random) => ({ 'dificuldade[]': between(random, 1, 5) }),
  tipo: (_, random) => ({ 'tipo[]': oneOf(random, ['questaovf', 'questaomultiplaescolha']) }),
  comentada: (_, random) => ({ comentada: random() < 0.5 }),
  situacao: () => ({ anuladas: 'incluir', desatualizadas: 'incluir' }),
  prova: ({ provas }, random) => ({ 'prova_id[]': oneOf(random, provas) }),
  palavra: ({ statements }, random) => ({ busca: oneOf(random, wordsOf(oneOf(random, statements))) }),
  palavras: ({ statements }, random) => ({
    busca: wordsOf(oneOf(random, statements))
      .slice(2, 4 + between(random, 0, 2))
      .join(' '),
  }),
  frase: ({ statements }, random) => ({ busca: `"${wordsOf(oneOf(random, statements)).slice(3, 6).join(' ')}"` }),
};

/** Kinds that can stand beside any other; texts have rows of their own. */
export const combinable = [
  'materia',
  'assunto',
  'banca',
  'orgao',
  'ano',
  'escolaridade',
  'uf',
  'cargo',
  'area',
  'dificuldade',
  'tipo',
  'comentada',
  'situacao',
];

/** A query string of some kinds, several values of the first. */
export function queryOf(names, choices, random) {
  const query = new URLSearchParams();
  for (const name of new Set(names))
    for (const [key, value] of Object.entries(kinds[name](choices, random))) query.set(key, String(value));
  return query;
}
