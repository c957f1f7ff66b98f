import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { column, questionLines, writePdf } from '@mapa/server-pdf/testing';
import { createImporter, type Importer } from '../testing/importer';

let importer: Importer;
beforeEach(async () => {
  importer = await createImporter();
});
afterEach(() => importer.drop());

const path = (name: string) => join(importer.folder, name);
const PAPER = ['--prova', 'Exame de Ordem 2024', '--banca', 'FGV', '--materia', 'Direito'];
const FISH = 'Os peixes nadam devagar pelo rio em todas as manhãs.';

/** A paper of seven questions, five of which share a text. @param short the question that lacks an alternative */
async function savePaper({ text = FISH, short = 0 } = {}) {
  const questions = [1, 2, 3, 4, 5, 6, 7].map((number) =>
    questionLines(number, number === short ? { letters: 'ABC' } : {}),
  );
  const head = ['Texto para as questões de 1 a 5.', text];
  const pages = [
    { texts: column([...head, ...questions.slice(0, 4).flat()]) },
    { texts: column(questions.slice(4).flat()) },
  ];
  await writeFile(path('prova.pdf'), writePdf(pages));
  await writeFile(path('gabarito.csv'), [1, 2, 3, 4, 5, 6, 7].map((number) => `${number};A`).join('\n'));
}
const run = (file = 'prova.pdf') =>
  importer.run(file, ...(file === 'prova.pdf' ? ['--gabarito', 'gabarito.csv'] : []), ...PAPER);

/** Each question of the paper: its version, its own statement, and how often its full statement contains the text. */
const read = (text = FISH) =>
  importer.rows(`
    select eq.number, v.version, v.statement like '%${text}%' as has_copy, whole_statement(v) like '%${text}%' as shows,
      q.search_words like '%peixes nadam%' as found, v.content_hash = q.content_hash as current
    from exam_questions eq join questions q on q.id = eq.question_id
    join question_versions v on v.question_id = q.id and v.version = q.current_version order by 1`);
const line = (number: number, { version = 1, shows = true, copy = false } = {}) => ({
  number,
  version,
  has_copy: copy,
  shows,
  found: shows,
  current: true,
});
const SHARED = [1, 2, 3, 4, 5].map((number) => line(number));
const OTHERS = [6, 7].map((number) => line(number, { shows: false }));
const texts = () => importer.rows(`select html from shared_texts where html like '%peixes%' order by id`);

describe('a text that five questions of a paper share', () => {
  it('is stored once, read and found with each, and importing again changes nothing', async () => {
    await savePaper();
    expect((await run()).output).toContain('aceitas: 7');
    expect(await read()).toEqual([...SHARED, ...OTHERS]);
    expect(await texts()).toHaveLength(1);
    const before = await importer.fingerprint();
    expect((await run()).output).toContain('inalteradas: 7');
    expect(await importer.fingerprint()).toBe(before);
  });

  it('is recognised in a draft that was corrected outside the PDF', async () => {
    await savePaper({ short: 3 });
    expect((await run()).output).toContain('aceitas: 6');
    const xml = await readFile(path('prova.rascunhos.xml'), 'utf8');
    await writeFile(
      path('prova.rascunhos.xml'),
      xml.replace('<tags>', '<answer fraction="0" format="html"><text>a quarta</text></answer><tags>'),
    );
    expect((await run('prova.rascunhos.xml')).output).toContain('aceitas: 1');
    expect(await read()).toEqual([...SHARED, ...OTHERS]);
    expect(await texts()).toHaveLength(1);
  });

  it('replaces the copies of an older bank, without another version', async () => {
    await savePaper();
    await run();
    await importer.pool.query(`
      update question_versions v set statement = whole_statement(v);
      delete from question_version_texts`);
    expect(await texts()).toEqual([]);
    expect((await run()).output).toContain('inalteradas: 7');
    expect(await read()).toEqual([...SHARED, ...OTHERS]);
    expect(await texts()).toHaveLength(1);
  });

  it('is replaced for all of them once the paper changes it; their earlier versions keep the first', async () => {
    await savePaper();
    await run();
    const corrected = 'Os peixes nadam depressa pelo rio em todas as manhãs.';
    await savePaper({ text: corrected });
    expect((await run()).output).toContain('atualizadas: 5');
    expect(await read(corrected)).toEqual([...SHARED.map((one) => ({ ...one, version: 2 })), ...OTHERS]);
    expect(await texts()).toHaveLength(2);
    expect(
      await importer.rows(
        `select count(*)::int from question_versions v where version = 1 and whole_statement(v) like '%devagar%'`,
      ),
    ).toEqual([{ count: 5 }]);
  });
});
