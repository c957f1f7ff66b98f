import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPaperFile } from '@mapa/server-pdf';
import { column, questionLines, writePdf } from '@mapa/server-pdf/testing';
import { createImporter, type Importer } from '../testing/importer';
import { writeDraftXml } from './draft-xml';
import { readPaperSource } from './paper-file';

let importer: Importer;
beforeEach(async () => {
  importer = await createImporter();
});
afterEach(() => importer.drop());

const path = (name: string) => join(importer.folder, name);
const PAPER = ['--prova', 'Exame de Ordem 2024', '--banca', 'FGV', '--materia', 'Direito'];
const COMMAND = ['prova.pdf', '--gabarito', 'gabarito.csv', ...PAPER];
const UNMARKED = /<tag><text>rascunho[^<]*<\/text><\/tag>/g;

/** A paper of five questions, the fourth with the given letters, and its key. */
async function save(letters = 'ABCD', key = 'ABCDA') {
  const lines = [1, 2, 3, 4, 5].flatMap((number) => questionLines(number, number === 4 ? { letters } : {}));
  await writeFile(path('prova.pdf'), writePdf([{ texts: column(lines) }]));
  await writeFile(path('gabarito.csv'), [...key].map((letter, at) => `${at + 1};${letter}\n`).join(''));
}
const stored = () =>
  importer.rows(`
    select eq.number, v.statement, a.letter as right from exam_questions eq join questions q on q.id = eq.question_id
    join question_versions v on v.question_id = q.id and v.version = q.current_version
    join alternatives a on a.question_id = q.id and a.version = q.current_version and a.correct order by eq.number`);

describe('a correction by a person outside the PDF', () => {
  it('stays if the PDF is imported again, unless as the whole paper', async () => {
    await save();
    await importer.run(...COMMAND);
    const source = { path: path('prova.pdf'), keyPath: path('gabarito.csv'), booklet: null };
    const { sure } = await readPaperSource(source, readPaperFile);
    const xml = writeDraftXml(sure.map((raw) => ({ raw, doubts: [] })));
    const corrected = xml.replace(UNMARKED, '').replace('Enunciado da questão de número 3', 'Enunciado corrigido, o 3');
    await writeFile(path('inteira.xml'), corrected);
    expect((await importer.run('inteira.xml', ...PAPER)).output).toContain('atualizadas: 1');

    const again = await importer.run(...COMMAND);
    expect(again.output).toContain('ficam como foram corrigidas: 1');
    expect(again.output).toMatch(/"Questão 3" \(Q\d+\): fica como uma pessoa a corrigiu/);
    expect((await stored())[2].statement).toContain('Enunciado corrigido, o 3');
    expect((await importer.run(...COMMAND)).output).toContain('ficam como foram corrigidas: 1');

    await importer.run(...COMMAND, '--prova-inteira');
    expect((await stored())[2].statement).toContain('Enunciado da questão de número 3');
  });

  it('is replaced by what the PDF itself now says otherwise, as with a definitive key', async () => {
    await save();
    await importer.run(...COMMAND);
    await save('ABCD', 'ADCDA');
    const { output } = await importer.run(...COMMAND);
    expect(output).toContain('atualizadas: 1');
    expect(output).not.toContain('ficam como');
    expect((await stored()).map(({ right }) => right).join('')).toBe('ADCDA');
  });

  it('stays if it was made in a draft, and the PDF is later read with certainty', async () => {
    await save('ABC', 'ABCCA');
    await importer.run(...COMMAND);
    const xml = await readFile(path('prova.rascunhos.xml'), 'utf8');
    await writeFile(path('prova.rascunhos.xml'), xml.replace('de número 4', 'de número quatro'));
    await importer.run('prova.rascunhos.xml', ...PAPER);
    await save('ABCD', 'ABCCA');
    const { code, output } = await importer.run(...COMMAND);
    expect([code, output]).toEqual([0, expect.stringContaining('ficam como foram corrigidas: 1')]);
    const rows = await stored();
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(rows[3].statement).toContain('de número quatro');
  });
});

describe('a stored question that the PDF is no longer certain of', () => {
  it('stays in its paper', async () => {
    await save('ABCD', 'ABCCA');
    await importer.run(...COMMAND);
    await save('ABC', 'ABCCA');
    const { output } = await importer.run(...COMMAND);
    expect(output).toContain('rascunhos: 1');
    expect(output).not.toContain('saíram');
    expect((await stored()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a bank from before readings were recorded', () => {
  it('treats its questions of a PDF as the reading, and of no other file', async () => {
    await save();
    await importer.run(...COMMAND);
    await importer.save('outra.gift', '::Questão 6::Quem? {=eu ~tu}');
    await importer.run('outra.gift', ...PAPER);
    const readings = () => importer.rows('select question_id, reading_hash from import_source_questions order by 1');
    const kept = await readings();
    await importer.rows('update import_source_questions set reading_hash = null');
    const migration = join(import.meta.dirname, '../../../platform/migrations/0044_readings_of_papers.sql');
    const [, fill = ''] = (await readFile(migration, 'utf8')).split('--> statement-breakpoint');
    await importer.rows(fill);
    expect(kept.map(({ reading_hash }) => reading_hash === null)).toEqual([false, false, false, false, false, true]);
    expect(await readings()).toEqual(kept);
  });
});
