import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '@mapa/server-importer';
import { createTestApp, type TestApp } from '../testing/app';
import { bringIn, workAtDesk } from '../testing/desk';
import { enter, type Entered } from '@mapa/server-sessions/testing';

const ONE = 'GET /api/customer-area/desk/question/{id}';
const KEY = 'PUT /api/customer-area/desk/question/{id}/key';
const MARK = 'PUT /api/customer-area/desk/question/{id}/mark';
const BATCH = 'PUT /api/customer-area/desk/question-batch';
const motivo = 'Recurso 12/2026 da banca';

let api: TestApp;
let admin: Entered;
let folder: string;
beforeEach(async () => {
  api = await createTestApp();
  admin = await enter(api, { role: 'admin' });
  folder = await mkdtemp(join(tmpdir(), 'mapa-decisions-'));
});
afterEach(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const question = (number: number, right: string, note = '') =>
  `$CATEGORY: top/Direito/Penal\n\n${note}::Questão ${number}::Enunciado ${number} {${['um', 'dois', 'três'].map((text) => `${text === right ? '=' : '~'}${text}`).join(' ')}}\n`;
const ANNULLED = '// [tag:anulada]\n';

async function bring(text: string, ...more: string[]): Promise<string> {
  await writeFile(join(folder, 'prova.gift'), text);
  let output = '';
  const stdout = { write: (line: string) => (output += line) };
  const argv = ['prova.gift', '--prova', 'Prova Z 2024', ...more];
  await runImport(argv, { pool: api.pool, db: api.db, stdout, cwd: folder });
  return output;
}
async function stored() {
  const { rows } = await api.pool.query<{ id: number; key: string; subject: string; annulled: boolean }>(`
    select q.id, a.text as key, s.name as subject, q.annulled from questions q join subjects s on s.id = q.subject_id
    left join alternatives a on a.question_id = q.id and a.version = q.current_version and a.correct order by q.id`);
  return rows;
}
const FILE = [question(1, 'um'), question(2, 'um', ANNULLED), question(3, 'um')].join('\n');

/** Corrects the first question's key, withdraws the second's annulment, and gives the third another subject. */
async function decide() {
  const [one, two, three] = (await stored()).map(({ id }) => id) as [number, number, number];
  await api.ok(KEY, { id: one, versao: 1, gabarito: 'B', motivo }, admin.token);
  await api.ok(MARK, { id: two, marca: 'anulada', vale: false, motivo }, admin.token);
  const { rows } = await api.pool.query<{ id: number }>("select id from subjects where name = 'Direito'");
  const batch = { ids: [three], ato: 'assunto', assunto_id: rows[0]?.id ?? 0, motivo, so_conferir: false } as const;
  await api.ok(BATCH, batch, admin.token);
}
const DECIDED = [
  { key: 'dois', annulled: false, subject: 'Penal' },
  { key: 'um', annulled: false, subject: 'Penal' },
  { key: 'um', annulled: false, subject: 'Direito' },
];

describe('a decision of the staff on a question', () => {
  it('stays when its file is imported again or uploaded at the desk; the report says so', async () => {
    await bring(FILE);
    await decide();
    const again = await bring(FILE);
    expect(again).toContain('ficam como foram corrigidas: 3');
    expect(again).toMatch(
      /"Questão 1" \(Q\d+\): fica como uma pessoa a corrigiu, embora o arquivo a diga de outro modo/,
    );
    expect(again).not.toContain('atualizadas: 1');
    expect(await stored()).toMatchObject(DECIDED);
    const [first] = await stored();
    expect((await api.ok(ONE, { id: first?.id ?? 0 }, admin.token)).versoes).toHaveLength(2);

    const paper = await bringIn(api, admin.token, {
      parte: 'questoes',
      nome: 'Prova Z 2024.gift',
      bytes: Buffer.from(FILE),
    });
    await api.ok('POST /api/customer-area/desk/paper/{id}/publish', { id: paper.id, so_conferir: false }, admin.token);
    await workAtDesk(api);
    expect(await stored()).toMatchObject(DECIDED);
  });

  it('is replaced by a file imported as the whole paper, after which files decide again', async () => {
    await bring(FILE);
    await decide();
    await bring(FILE, '--prova-inteira');
    expect(await stored()).toMatchObject([
      { key: 'um', subject: 'Penal' },
      { annulled: true },
      { key: 'um', subject: 'Penal' },
    ]);
    await bring(FILE.replace('=um ~dois', '~um =dois'));
    expect((await stored())[0]).toMatchObject({ key: 'dois' });
  });

  it('covers one field only: the file decides the others', async () => {
    await bring(FILE);
    await decide();
    await bring([question(1, 'um', ANNULLED), question(2, 'três', ANNULLED), question(3, 'um')].join('\n'));
    expect(await stored()).toMatchObject([
      { key: 'dois', annulled: true },
      { key: 'três', annulled: false },
      { subject: 'Direito' },
    ]);
  });

  it('is recovered for decisions from before they were recorded', async () => {
    await bring(FILE);
    await decide();
    const [first, second, third] = (await stored()).map(({ id }) => id);
    const decisions = () => api.pool.query('select id, decided from questions order by id');
    await api.pool.query("update questions set decided = '{}'");
    const migration = '../../../platform/migrations/0058_decisions_of_the_staff.sql';
    const [, fill = ''] = (await readFile(join(import.meta.dirname, migration), 'utf8')).split(
      '--> statement-breakpoint',
    );
    await api.pool.query(fill);
    expect((await decisions()).rows).toEqual([
      { id: first, decided: ['wording'] },
      { id: second, decided: ['annulled'] },
      { id: third, decided: [] },
    ]);
  });
});
