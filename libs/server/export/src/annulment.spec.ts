import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createImporter, type Importer } from '@mapa/server-importer/testing';
import { emptyQuestion } from '@mapa/server-importer';
import { runExport } from './cli';
import { asExported, fileOf, normaliseAll, picturesOf } from './testing/round-trip';

let bank: Importer;
beforeEach(async () => {
  bank = await createImporter();
});
afterEach(() => bank.drop());

const STAYS = 'continua anulada, embora o arquivo não a marque como anulada';
const WITHDRAWN = 'não é mais anulada e voltou a valer';
const annulled = async () => (await bank.rows('select annulled from questions')).map((row) => row.annulled);

/** A paper of one question, annulled for a reason or not at all. */
async function paper(format: 'moodle' | 'gift' | 'qti' | 'csv-gabarito', tags: string[]): Promise<Buffer> {
  const html = (text: string) => ({ text, format: 'html' as const });
  const questions = await normaliseAll([
    {
      ...emptyQuestion(1, ['top', 'Direito']),
      name: 'Questão 1',
      kind: 'multichoice',
      statement: html('<p>Qual é o prazo?</p>'),
      answers: [
        { ...html('um dia'), fraction: 100 },
        { ...html('dois dias'), fraction: 0 },
      ],
      tags,
    },
  ]);
  return fileOf(
    format,
    questions.map((question) => asExported(question, 1)),
    picturesOf(questions),
  );
}

describe.each(['moodle', 'gift', 'qti', 'csv-gabarito'] as const)('a paper in %s', (format) => {
  it('states its annulments, and the command can withdraw them', async () => {
    const importing = async (tags: string[], ...flags: string[]) => {
      await writeFile(join(bank.folder, 'p'), await paper(format, tags));
      return (await bank.run('p', '--prova', 'Exame 2024', ...flags)).output;
    };
    expect(await importing(['anulada: dois gabaritos'])).toContain('aceitas: 1\n');
    expect(await annulled()).toEqual([true]);
    expect(await importing([])).toContain(`(Q1): ${STAYS}\n`);
    expect(await annulled()).toEqual([true]);
    expect(await importing([], '--retira-anulacao')).toContain(`(Q1): ${WITHDRAWN}\n`);
    expect(await annulled()).toEqual([false]);
  });
});

it.each(['moodle', 'gift', 'qti', 'csv-gabarito'] as const)(
  'an annulled certo ou errado without a key is read back from %s without one',
  async (format) => {
    const html = (text: string) => ({ text, format: 'html' as const });
    const questions = await normaliseAll([
      {
        ...emptyQuestion(1, ['top', 'Direito']),
        name: 'Questão 1',
        kind: 'truefalse',
        statement: html('<p>O prazo é de um dia.</p>'),
        answers: ['true', 'false'].map((text) => ({ ...html(text), fraction: 0 })),
        tags: ['anulada'],
      },
    ]);
    const file = await fileOf(
      format,
      questions.map((question) => asExported(question, 1)),
      picturesOf(questions),
    );
    await writeFile(join(bank.folder, 'p'), file);
    expect((await bank.run('p', '--prova', 'Exame 2024')).output).toContain('aceitas: 1\n');
    expect(
      await bank.rows(
        'select kind, annulled, (select count(*)::int from alternatives a where a.question_id = q.id and a.correct) as keys from questions q',
      ),
    ).toEqual([{ kind: 'questaovf', annulled: true, keys: 0 }]);
  },
);

describe('the JSON of a bank', () => {
  it('withdraws an annulment that it does not state, by the command, without options of a paper', async () => {
    await bank.save('p.gift', '// [tag:anulada: dois gabaritos]\n::Questão 1::Quem? {=eu ~tu}\n');
    await bank.run('p.gift', '--prova', 'Exame 2024');
    await runExport(['--tudo'], { db: bank.db, stdout: { write: () => undefined }, cwd: bank.folder });
    await bank.rows('update questions set annulled = false, status_reason = null');
    await runExport(['--tudo', '--saida', 'sem.json'], {
      db: bank.db,
      stdout: { write: () => undefined },
      cwd: bank.folder,
    });
    expect((await bank.run('banco.json')).output).toContain('atualizadas: 1\n');
    expect(await annulled()).toEqual([true]);
    expect((await bank.run('sem.json')).output).toContain(`(Q1): ${STAYS}\n`);
    expect((await bank.run('sem.json', '--retira-anulacao')).output).toContain(`(Q1): ${WITHDRAWN}\n`);
    expect(await annulled()).toEqual([false]);
    expect(await bank.run('sem.json', '--retira-anulacao', '--ano', '2024')).toMatchObject({ code: 1 });
  });
});
