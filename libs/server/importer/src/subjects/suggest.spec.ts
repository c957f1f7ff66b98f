import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { RETRAIN_AFTER } from '@mapa/server-classifier';
import { column, questionLines, writePdf } from '@mapa/server-pdf/testing';
import { createImporter, gift, type GiftQuestion, type Importer } from '../testing/importer';

let importer: Importer;
beforeAll(async () => {
  importer = await createImporter();
});
afterAll(() => importer.drop());

const WORDS: Record<string, string> = {
  'Português/Crase': 'crase acento preposição artigo',
  'Português/Concordância': 'sujeito verbo plural concorda',
  'Matemática/Geometria': 'triângulo área ângulo círculo',
  'Matemática/Juros': 'juros capital taxa montante',
};

/** Twenty questions, five per subject in its order, each with two of its words. */
const paperOf = (year: number, subjectOf: (subject: string) => string | undefined): GiftQuestion[] =>
  Object.entries(WORDS).flatMap(([subject, words], group) =>
    Array.from({ length: 5 }, (_, at) => {
      const some = words.split(' ');
      return {
        name: `Questão ${group * 5 + at + 1}`,
        text: `De ${year}, item ${group * 5 + at}: ${some[(at + year) % 4]} e ${some[(at * 3 + year + 1) % 4]}`,
        subject: subjectOf(subject),
      };
    }),
  );

/** A category that the importer drops, so that the question has no subject. */
const none = (year: number) => () => `EXAME ${year}`;

async function teach() {
  for (const year of [2011, 2012, 2013, 2014, 2015, 2016]) {
    await importer.save(`${year}.gift`, gift(...paperOf(year, (subject) => subject)));
    await importer.run(`${year}.gift`, '--prova', `EXAME ${year}`);
  }
  return importer.run('--treinar-assuntos');
}

const subjectsOf = (year: number) =>
  importer.rows(`
    select (select string_agg(name, '/' order by place) from unnest(q.subject_path) with ordinality p (id, place) join subjects s using (id)) as subject,
      q.subject_suggested as suggested, m.subject_id = q.subject_id as mapped
    from exam_questions e join questions q on q.id = e.question_id join map_questions m on m.question_id = q.id
    where e.exam_id = (select id from exams where name = 'EXAME ${year}') order by e.slot`);
const corrections = async () =>
  (await importer.rows('select corrections from subject_models order by version')).map((row) => row.corrections);

// Each test continues with the bank of the one before.
describe('a paper without categories', () => {
  it('gets from an untrained bank the subjects whose names it mentions, without a probability', async () => {
    await importer.save('a.gift', gift({ name: 'Questão 1', text: 'Nada', subject: 'Direito Penal/Crimes' }));
    await importer.run('a.gift', '--prova', 'EXAME 2010');
    expect((await importer.run('--treinar-assuntos')).output).toContain('nenhum modelo treinado');
    const lines = [...questionLines(1), ...questionLines(2)].map((line) =>
      line === 'segue na linha de baixo.' ? 'trata de crime <b>penal</b>.' : line,
    );
    await writeFile(join(importer.folder, 'p.pdf'), writePdf([{ texts: column(lines) }]));
    await writeFile(join(importer.folder, 'g.csv'), '1;A\n2;B\n');
    const { output } = await importer.run('p.pdf', '--gabarito', 'g.csv', '--prova', 'EXAME 2019');
    const words = 'Questão 1: a questão tem palavras de';
    expect(output).toContain(`${words} Direito Penal → Crimes (“crimes”) ou Direito Penal (“penal”)`);
    expect(await readFile(join(importer.folder, 'p.rascunhos.html'), 'utf8')).toContain(words);
    expect((await subjectsOf(2019)).map(({ subject }) => subject)).toEqual(['Sem assunto', 'Sem assunto']);
  });

  it('gets its subjects from a trained bank, marked as suggested, on its map too', async () => {
    expect(await teach()).toEqual({
      code: 0,
      output: expect.stringMatching(
        /modelo de assuntos nº 1: 121 questões, 3 matérias, 5 assuntos; matéria certa em \d+,\d%/,
      ),
    });
    await importer.save('2020.gift', gift(...paperOf(2020, none(2020))));
    const { output } = await importer.run('2020.gift', '--prova', 'EXAME 2020');
    expect(output).toContain('sem assunto: 0');
    expect(output).toContain('assuntos sugeridos: 20 (um assunto dito depois toma o lugar deles)');
    const expected = Object.keys(WORDS).flatMap((subject) =>
      Array.from({ length: 5 }, () => ({ subject, suggested: true, mapped: true })),
    );
    expect(await subjectsOf(2020)).toEqual(expected);

    // The same file again changes nothing, and suggested subjects are not learned from.
    const before = await importer.fingerprint();
    await importer.run('2020.gift', '--prova', 'EXAME 2020');
    expect(await importer.fingerprint()).toBe(before);
    expect((await importer.run('--treinar-assuntos')).output).toContain('modelo de assuntos nº 2: 121 questões');
  });

  it('gets them from a PDF too', async () => {
    const heads = paperOf(2021, none(2021)).map(({ text }, at) =>
      questionLines(at + 1).map((line) => (line === 'segue na linha de baixo.' ? `${text}.` : line)),
    );
    const pages = [0, 5, 10, 15].map((from) => ({ texts: column(heads.slice(from, from + 5).flat()) }));
    await writeFile(join(importer.folder, 'q.pdf'), writePdf(pages));
    await writeFile(join(importer.folder, 'g.csv'), heads.map((_, at) => `${at + 1};A`).join('\n'));
    await importer.run('q.pdf', '--gabarito', 'g.csv', '--prova', 'EXAME 2018');
    const rows = await subjectsOf(2018);
    const told = rows.flatMap(({ subject, suggested, mapped }, at) =>
      suggested ? [[subject.split('/')[0], at < 10 ? 'Português' : 'Matemática', mapped]] : [],
    );
    // A question between two matérias may be left to a person.
    expect([rows.length, told.length >= 18]).toEqual([20, true]);
    for (const [subject, expected, mapped] of told) expect([subject, mapped]).toEqual([expected, true]);
  });

  it('takes the subject that a person sets later, which counts as a correction if it differs', async () => {
    await importer.save(
      'assuntos.json',
      JSON.stringify([
        { numero: 1, materia: 'Português', assunto: 'Crase' },
        { numero: 2, materia: 'Redação' },
      ]),
    );
    const said = ['2020.gift', '--prova', 'EXAME 2020', '--mapa-assuntos', 'assuntos.json'];
    expect((await importer.run(...said)).output).toContain('atualizadas: 2');
    expect((await subjectsOf(2020)).slice(0, 3)).toEqual([
      { subject: 'Português/Crase', suggested: false, mapped: true },
      { subject: 'Redação', suggested: false, mapped: true },
      { subject: 'Português/Crase', suggested: true, mapped: true },
    ]);
    expect(await corrections()).toEqual([0, 1]);

    // A file without subjects removes none.
    await importer.run('2020.gift', '--prova', 'EXAME 2020');
    expect((await subjectsOf(2020))[1]).toEqual({ subject: 'Redação', suggested: false, mapped: true });

    await importer.pool.query('update subject_models set corrections = $1', [RETRAIN_AFTER - 1]);
    expect((await importer.run(...said)).output).not.toContain('modelo de assuntos');
    await importer.save('assuntos.json', JSON.stringify([{ numero: 3, materia: 'Redação' }]));
    expect((await importer.run(...said)).output).toContain('modelo de assuntos nº 3');
    expect(await corrections()).toEqual([RETRAIN_AFTER - 1, RETRAIN_AFTER, 0]);
  });

  it('puts uncertain questions under “Sem assunto”, with the best three candidates in the report', async () => {
    const [stored] = await importer.rows('select version, body from subject_models order by version desc limit 1');
    const model = deserialize(stored.body) as { thresholds: unknown };
    const body = serialize({ ...model, thresholds: { inOrder: [], alone: null, assunto: null } });
    await importer.pool.query('update subject_models set body = $2 where version = $1', [stored.version, body]);
    await importer.save(
      'x.gift',
      gift({ name: 'Questão 1', text: 'Crase, acento, triângulo e ângulo', subject: 'EXAME 2021' }),
    );
    const { output } = await importer.run('x.gift', '--prova', 'EXAME 2021');
    expect(output).toContain('sem assunto: 1');
    expect(output).toMatch(/Questão 1: talvez .+ \(\d+%\).* ou .+ \(\d+%\)/);
    expect(await subjectsOf(2021)).toEqual([{ subject: 'Sem assunto', suggested: false, mapped: true }]);
    await importer.pool.query('update subject_models set body = $2 where version = $1', [stored.version, stored.body]);
  });

  it('keeps the matéria of its section, whatever the classifier predicts', async () => {
    const questions = paperOf(2022, none(2022)).map((question, at) =>
      at < 5 ? { ...question, subject: 'Matemática' } : question,
    );
    await importer.save('s.gift', gift(...questions));
    await importer.run('s.gift', '--prova', 'EXAME 2022');
    expect((await subjectsOf(2022)).slice(0, 5)).toEqual(
      Array.from({ length: 5 }, () => ({ subject: 'Matemática', suggested: false, mapped: true })),
    );
  });
});

it.each([
  ['{"numero": 1}', ''],
  ['[{"numero": 1}]', 'o item 1 da lista'],
  ['[{"numero": 1, "materia": "A"}, {"numero": "2", "materia": "A"}]', 'o item 2 da lista'],
  ['[{"numero": 1, "materia": "A", "assunto": 3}]', 'o item 1 da lista'],
  ['[null]', 'o item 1 da lista'],
  ['[', 'não é JSON válido'],
])('refuses the labels %s', async (text, reason) => {
  await importer.save('l.json', text);
  const { code, output } = await importer.run('x.gift', '--mapa-assuntos', 'l.json');
  expect([code, output]).toEqual([2, expect.stringContaining(reason)]);
});
