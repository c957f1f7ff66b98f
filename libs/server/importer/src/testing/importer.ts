import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { runImport } from '../command/cli';

/** Creates a database, a folder of files and the command on them. Call `drop` when done. */
export async function createImporter() {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'mapa-import-'));
  const rows = async (query: string) => (await database.pool.query(query)).rows;
  return {
    ...database,
    folder,
    rows,
    save: async (name: string, text: string) => {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    },
    run: async (...argv: string[]) => {
      let output = '';
      const stdout = { write: (text: string) => (output += text) };
      const code = await runImport(argv, { pool: database.pool, db: database.db, stdout, cwd: folder });
      return { code, output };
    },
    /** Every row of every table with its last writing transaction: equal when nothing was written. */
    fingerprint: async () => {
      const tables = await rows("select tablename from pg_tables where schemaname = 'public' order by 1");
      const parts = [];
      for (const { tablename } of tables)
        parts.push(tablename, await rows(`select xmin::text, ctid::text from ${tablename} order by ctid`));
      return JSON.stringify(parts);
    },
    drop: async () => {
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

export type Importer = Awaited<ReturnType<typeof createImporter>>;

export interface GiftQuestion {
  name: string;
  text: string;
  id?: string;
  tag?: string;
  subject?: string;
  /** The right one first. */
  options?: string[];
}

/** A file of questions. */
export const gift = (...questions: GiftQuestion[]): string =>
  questions
    .map(({ name, text, id, tag, subject, options = ['sim', 'não'] }) => {
      const notes = [...(id === undefined ? [] : [`[id:${id}]`]), ...(tag === undefined ? [] : [`[tag:${tag}]`])].join(
        ' ',
      );
      const answers = options.map((option, at) => `${at === 0 ? '=' : '~'}${option}`).join(' ');
      return `$CATEGORY: top/${subject ?? 'Geral'}\n\n${notes === '' ? '' : `// ${notes}\n`}::${name}::${text} {${answers}}\n`;
    })
    .join('\n');
