import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '@mapa/server-importer';
import { writePdf, type DrawnPage } from '@mapa/server-pdf/testing';
import { createTestApp, type TestApp } from '../testing/app';

let api: TestApp;
let folder: string;
beforeAll(async () => {
  [api, folder] = await Promise.all([createTestApp(), mkdtemp(join(tmpdir(), 'mapa-from-pdf-'))]);
});
afterAll(() => Promise.all([api.close(), rm(folder, { recursive: true })]));

async function command(...argv: string[]) {
  let output = '';
  const stdout = { write: (text: string) => (output += text) };
  const code = await runImport(argv, { pool: api.pool, db: api.db, stdout, cwd: folder });
  return { code, output };
}

const WORDS: Readonly<Record<string, string[]>> = {
  'Língua Portuguesa': ['crase', 'acento', 'verbo', 'sujeito', 'concordância'],
  Matemática: ['triângulo', 'juros', 'área', 'fração', 'equação'],
  'Direito Administrativo': ['licitação', 'contrato', 'servidor', 'órgão', 'decreto'],
};

interface Question {
  number: number;
  materia: string;
  statement: string;
  alternatives: string[];
  key: string;
}

/** Eighteen questions, one matéria after the other, each with two of its words. */
const paperOf = (year: number): Question[] =>
  Object.entries(WORDS).flatMap(([materia, words], group) =>
    Array.from({ length: 6 }, (_, at) => ({
      number: group * 6 + at + 1,
      materia,
      statement: `Sobre ${words[(at + year) % 5]} e ${words[(2 * at + year + 1) % 5]}, no item ${group * 6 + at} de ${year}:`,
      alternatives: ['A', 'B', 'C', 'D'].map((letter) => `opção ${letter} de ${words[at % 5]}`),
      key: 'ABCD'.charAt((at + year) % 4),
    })),
  );

/** A table of questions with their matérias. */
const tableOf = (questions: readonly Question[]): string =>
  [
    'número;matéria;enunciado;A;B;C;D;gabarito',
    ...questions.map(({ number, materia, statement, alternatives, key }) =>
      [number, materia, statement, ...alternatives, key].join(';'),
    ),
  ].join('\n');

/** The same as a board prints them: two columns, six questions per page, no matérias. */
const pagesOf = (questions: readonly Question[]): DrawnPage[] =>
  [0, 6, 12].map((from) => ({
    texts: questions.slice(from, from + 6).flatMap(({ number, statement, alternatives }, at) => {
      const x = at < 3 ? 40 : 310;
      const y = 80 + (at % 3) * 120;
      const [start = '', end = ''] = statement.split(/(?<=,) /);
      const lines = [start, end, ...alternatives.map((text, index) => `${'ABCD'.charAt(index)}) ${text}`)];
      return [
        { x, y, text: `Questão ${number}`, font: 'bold' as const },
        ...lines.map((text, index) => ({ x, y: y + 12 * (index + 1), text })),
      ];
    }),
  }));

const keyPage = (questions: readonly Question[]): DrawnPage => ({
  texts: questions.flatMap(({ number, key }, at) => [
    { x: 40 + (at % 9) * 40, y: at < 9 ? 80 : 130, text: String(number) },
    { x: 40 + (at % 9) * 40, y: at < 9 ? 100 : 150, text: key },
  ]),
});

it('serves a paper imported from PDF as a map with subjects learned from other papers', async () => {
  for (const year of [2011, 2012, 2013, 2014, 2015, 2016]) {
    await writeFile(join(folder, `${year}.csv`), tableOf(paperOf(year)));
    expect(await command(`${year}.csv`, '--prova', `Exame ${year}`)).toMatchObject({ code: 0 });
  }
  expect(await command('--treinar-assuntos')).toMatchObject({ code: 0 });
  const paper = paperOf(2019);
  await writeFile(join(folder, 'prova.pdf'), writePdf(pagesOf(paper)));
  await writeFile(join(folder, 'gabarito.pdf'), writePdf([keyPage(paper)]));
  const { code, output } = await command(
    'prova.pdf',
    '--gabarito',
    'gabarito.pdf',
    '--prova',
    'Exame 2019',
    '--banca',
    'FGV',
  );
  expect([code, output]).toEqual([0, expect.stringContaining('assuntos sugeridos: 18')]);

  const { data } = await api.ok('GET /api/question-map', { ano: 2019 });
  expect(data).toMatchObject([{ nome: 'Exame 2019', questoes: 18, assuntos: 3 }]);
  expect(data[0]?.incidencia.map(({ nome, questoes }) => [nome, questoes]).sort()).toEqual([
    ['Direito Administrativo', 6],
    ['Língua Portuguesa', 6],
    ['Matemática', 6],
  ]);
  const student = await api.createStudent({ plan: 'plano_pago_primary' });
  await api.ok('POST /api/customer-area/question-map/select', { mapa_id: data[0]?.id ?? 0 }, student.token);
  const { data: questions } = await api.ok(
    'GET /api/customer-area/question-map/questions',
    { id: data[0]?.id ?? 0, page: 1 },
    student.token,
  );
  for (const question of questions) {
    const printed = paper.find(({ number }) => number === question.numero);
    expect(question.assunto.map(({ nome }) => nome)).toEqual([printed?.materia]);
    expect(question.alternativas.map(({ texto }) => texto)).toEqual(printed?.alternatives);
  }
  expect(questions.length).toBeGreaterThan(5);
});
