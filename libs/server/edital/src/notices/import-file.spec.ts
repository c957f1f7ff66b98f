import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '@mapa/server-importer';
import { readDocumentText } from '@mapa/server-pdf';
import { noticeEditais } from '@mapa/server-platform';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { SEMICOLONS } from '../testing/editais';
import { takeEdital } from './import-file';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'mapa-editais-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function run(...rows: string[]) {
  await writeFile(join(folder, 'e.csv'), ['chave;concurso;orgao;edital', ...rows].join('\n'));
  let output = '';
  const code = await runImport(['--editais', 'e.csv'], {
    ...database,
    stdout: { write: (text: string) => (output += text) },
    cwd: folder,
    takeEdital: takeEdital(readDocumentText),
  });
  return { code, output };
}
const save = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);
const stored = () => database.db.select().from(noticeEditais);

describe('the edital that a table of notices names', () => {
  it('is read with its notice, once for each content of the file', async () => {
    await save('edital.txt', `\uFEFF${SEMICOLONS}`);
    const row = 'serra;Serra Imaginária 2026;PMSI;edital.txt';
    expect((await run(row)).output).toContain('programas lidos: 1\nprogramas inalterados: 0\n');
    const [first] = await stored();
    expect(first).toMatchObject({ name: 'edital.txt', reading: { cargos: [{ nome: 'AGENTE ADMINISTRATIVO' }] } });
    expect((await run(row)).output).toContain('programas lidos: 0\nprogramas inalterados: 1\n');
    expect(await stored()).toEqual([first]);
    await save('edital.txt', Buffer.from(SEMICOLONS.replace('regra de três; ', ''), 'latin1'));
    expect((await run(row)).output).toContain('programas lidos: 1\n');
    const [second] = await stored();
    expect(second?.readingId).not.toBe(first?.readingId);
  });

  it('that cannot be read is reported, and the notice comes in and keeps what it had', async () => {
    await save('edital.txt', SEMICOLONS);
    await run('serra;Serra Imaginária 2026;PMSI;edital.txt');
    const before = await stored();
    await save('edital.txt', '%PDF-1.7\n');
    await save('carta.txt', 'Prezada senhora, segue em anexo.');
    await save('foto.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0, 1]));
    const { code, output } = await run(
      'serra;Serra Imaginária 2026;PMSI;edital.txt',
      'lagoa;Lagoa Fictícia 2026;PMLF;carta.txt',
      'ilha;Ilha Fictícia 2026;PMIF;foto.png',
      'morro;Morro Fictício 2026;PMMF;falta.pdf',
    );
    expect([code, output]).toEqual([0, expect.stringContaining('editais aceitos: 3\ninalterados: 1\n')]);
    const not = (name: string) => `aviso: o edital “${name}” não foi lido: o arquivo `;
    for (const [name, fault] of [
      ['edital.txt', 'está incompleto ou corrompido'],
      ['carta.txt', 'não tem conteúdo programático que se possa ler'],
      ['foto.png', 'não é um PDF nem um texto'],
      ['falta.pdf', 'não existe'],
    ])
      expect(output).toContain(`${not(name ?? '')}${fault}; o programa do concurso fica como estava\n`);
    expect(await stored()).toEqual(before);
  });

  it('stays as the staff gave it at the desk', async () => {
    await save('edital.txt', SEMICOLONS);
    const row = 'serra;Serra Imaginária 2026;PMSI;edital.txt';
    await run(row);
    await database.db.update(noticeEditais).set({ fileHash: null });
    const before = await stored();
    expect((await run(row)).output).toContain('o edital que a mesa deu a este concurso fica');
    expect(await stored()).toEqual(before);
  });

  it.each(['../edital.txt', '/etc/passwd', '.'])('is not %s', async (file) => {
    expect((await run(`serra;Serra Imaginária 2026;PMSI;${file}`)).output).toContain(
      'edital pede o nome de um arquivo ao lado da tabela, ou em uma pasta dela\n',
    );
    expect(await stored()).toEqual([]);
  });
});
