import { asc, inArray, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Queryable } from '@mapa/server-platform';
import { wordsOf, type Item } from '../identity/label';
import type { ImportQuestion } from '../model/import-question';

/** A question with its pictures already stored. */
export type SpooledQuestion = Omit<ImportQuestion, 'media' | 'warnings'>;

const spool = pgTable('import_spool', { position: integer().primaryKey(), body: text().notNull() });

/**
 * Holds a file's questions between reading and writing: matching needs all of them, and a file may exceed memory. It
 * exists as long as the transaction.
 */
export class Spool {
  private readonly tx: Queryable;
  private isOpen = false;

  constructor(tx: Queryable) {
    this.tx = tx;
  }

  async write(questions: { position: number; question: ImportQuestion }[]): Promise<void> {
    if (!this.isOpen)
      await this.tx.execute(
        sql`create temporary table import_spool (position integer primary key, body text not null) on commit drop`,
      );
    this.isOpen = true;
    const rows = questions.map(({ position, question: { media: _media, warnings: _warnings, ...question } }) => ({
      position,
      body: JSON.stringify(question),
    }));
    await this.tx.insert(spool).values(rows);
  }

  async read(positions: number[]): Promise<{ position: number; question: SpooledQuestion }[]> {
    if (positions.length === 0) return [];
    const rows = await this.tx
      .select()
      .from(spool)
      .where(inArray(spool.position, positions))
      .orderBy(asc(spool.position));
    return rows.map(({ position, body }) => ({ position, question: JSON.parse(body) as SpooledQuestion }));
  }

  /** The words of questions, by position. */
  async words(items: Item[]): Promise<Map<number, Set<string>>> {
    const questions = await this.read(items.map(({ position }) => position));
    return new Map(questions.map(({ position, question }) => [position, wordsOf(question)]));
  }
}
