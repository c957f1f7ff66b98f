import { wholeStatementOf } from '@mapa/server-platform';
import { plainText } from '@mapa/server-text';
import type { Queryable } from '../search-index/rows';

/** The texts that a search finds a question `q` by, as HTML: its statement and alternatives. */
export const TEXTS = `
  array(
    select ${wholeStatementOf('v')} from question_versions v where v.question_id = q.id and v.version = q.current_version) || array(
    select a.text from alternatives a where a.question_id = q.id and a.version = q.current_version order by a.position)`;

/** The texts of a question, as plain text. */
export async function readTexts(pool: Queryable, question: number): Promise<string[]> {
  const { rows } = await pool.query<{ texts: string[] }>({
    name: 'spelling-texts',
    text: `select ${TEXTS} as texts from questions q where q.id = $1`,
    values: [question],
  });
  return rows[0]?.texts.map(plainText) ?? [];
}
