import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { type Database, users } from '@mapa/server-platform';
import { PROFILE, SECTIONS, type Section } from './sections';

/** Rows held at a time, so that a long history takes little memory. */
const BATCH = 500;

type Row = Record<string, unknown>;

const keyName = (index: number) => `key${index}`;

/** The rows after the last one read. A row that arrives meanwhile may or may not be included, but none twice. */
function afterKey({ key }: Section, last: Row | undefined): SQL | undefined {
  if (!last) return undefined;
  const values = key.map((_column, index) => sql`${last[keyName(index)]}`);
  return sql`(${sql.join([...key], sql`, `)}) > (${sql.join(values, sql`, `)})`;
}

async function* readRows(db: Database, studentId: string, section: Section): AsyncGenerator<Row> {
  const keys = Object.fromEntries(section.key.map((column, index) => [keyName(index), column]));
  let last: Row | undefined;
  for (;;) {
    const rows: Row[] = await db
      .select({ fields: { ...section.fields }, ...keys })
      .from(section.table)
      .where(and(eq(section.owner, studentId), section.where, afterKey(section, last)))
      .orderBy(...section.key.map((column) => asc(column)))
      .limit(BATCH)
      .prepare('')
      .execute({ student: studentId });
    for (const row of rows) yield row['fields'] as Row;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

async function* listText(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield '[';
  let isFirst = true;
  for await (const row of rows) {
    yield `${isFirst ? '' : ','}\n  ${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield ']';
}

/** All data of a student as the text of one JSON document, in pieces. */
export async function* exportText(db: Database, studentId: string): AsyncGenerator<string> {
  const [profile] = await db.select(PROFILE).from(users).where(eq(users.id, studentId));
  const head = { formato: 'mapa/1', gerado_em: new Date(), perfil: profile };
  yield `${JSON.stringify(head).slice(0, -1)},\n"dados":{`;
  let isFirst = true;
  for (const [name, section] of Object.entries(SECTIONS)) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(name)}:`;
    yield* listText(readRows(db, studentId, section));
    isFirst = false;
  }
  yield '}}\n';
}
