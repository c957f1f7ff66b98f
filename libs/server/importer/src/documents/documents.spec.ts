import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { runImport } from '../command/cli';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'mapa-pdf-'));
  await save('p.gift', '::Q1:: Quanto é 1 + 1? {=2 ~3}');
  await save('prova.pdf', pdf('prova'));
  await save('gabarito.pdf', pdf('gabarito'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const pdf = (content: string) => `%PDF-1.7\n% ${content}\nstartxref\n0\n%%EOF\n`;
const save = (name: string, text: string) => writeFile(join(folder, name), text);
const rows = async (query: string) => (await database.pool.query(query)).rows;
const kept = () =>
  rows(`select convert_from(p.bytes, 'UTF8') as paper, convert_from(k.bytes, 'UTF8') as key, (select count(*)::int from documents) as documents
    from exams left join documents p on p.hash = paper_hash left join documents k on k.hash = key_hash`);

async function run(...argv: string[]) {
  let output = '';
  const stdout = { write: (text: string) => (output += text) };
  const code = await runImport(argv, { pool: database.pool, db: database.db, stdout, cwd: folder });
  return { code, output };
}

describe('PDFs of a paper', () => {
  it('are imported with its questions', async () => {
    const { code, output } = await run(
      'p.gift',
      '--prova',
      'EXAME 2022',
      '--materia',
      'X',
      '--pdf-prova',
      'prova.pdf',
      '--pdf-gabarito',
      'gabarito.pdf',
    );
    expect([code, output]).toEqual([0, expect.stringMatching(/aceitas: 1\n[^]*PDFs gravados: 2\nPDFs inalterados: 0/)]);
    expect(await kept()).toEqual([{ paper: pdf('prova'), key: pdf('gabarito'), documents: 2 }]);
  });

  it('are imported later, and another replaces the earlier one completely', async () => {
    await run('p.gift', '--prova', 'EXAME', '--ano', '2022', '--materia', 'X', '--pdf-prova', 'prova.pdf');
    await save('nova.pdf', pdf('nova'));
    const again = await run(
      '--prova',
      'EXAME',
      '--ano',
      '2022',
      '--pdf-prova',
      'prova.pdf',
      '--pdf-gabarito',
      'prova.pdf',
    );
    expect([again.code, again.output]).toEqual([0, 'PDFs gravados: 1\nPDFs inalterados: 1\n']);
    await run('--prova', 'EXAME 2022', '--pdf-prova', 'nova.pdf');
    expect(await kept()).toEqual([{ paper: pdf('nova'), key: pdf('prova'), documents: 2 }]);
    await run('--prova', 'EXAME 2022', '--pdf-gabarito', 'nova.pdf');
    expect(await kept()).toEqual([{ paper: pdf('nova'), key: pdf('nova'), documents: 1 }]);
  });

  it('are refused if there is no such paper', async () => {
    const { code, output } = await run('--prova', 'EXAME 2022', '--pdf-prova', 'prova.pdf');
    expect([code, output]).toEqual([1, expect.stringContaining('a prova “EXAME 2022” não existe')]);
    expect(await rows('select 1 from documents')).toEqual([]);
  });

  it.each([
    ['no PDF', 'startxref 0 %%EOF', 'não é um PDF'],
    ['a PDF that breaks off', pdf('prova').slice(0, 12), 'é um PDF incompleto ou corrompido'],
    ['an empty file', '', 'está vazio'],
    ['a file beyond 20 MB', `%PDF-1.7${' '.repeat(20 * 1024 * 1024)}`, 'passa de 20 MB'],
  ])('are refused before anything is written: %s', async (_, content, reason) => {
    await save('x.pdf', content);
    const { code, output } = await run('p.gift', '--prova', 'EXAME 2022', '--pdf-prova', 'x.pdf');
    expect([code, output]).toEqual([2, expect.stringContaining(`O arquivo x.pdf ${reason}.`)]);
    expect(await rows('select 1 from questions')).toEqual([]);
  });

  it('need a paper, and existing files', async () => {
    expect(await run('p.gift', '--pdf-prova', 'prova.pdf')).toMatchObject({
      code: 2,
      output: expect.stringContaining('diga qual com --prova'),
    });
    expect(await run('--prova', 'EXAME', '--pdf-prova', 'nada.pdf')).toMatchObject({
      code: 2,
      output: expect.stringContaining('nada.pdf não pôde ser lido'),
    });
  });
});
