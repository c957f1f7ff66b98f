import { asc, eq } from 'drizzle-orm';
import { alternatives, mapQuestions, questionMaps } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../../testing/app';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { createContent, createVersion, type TestContent } from '@mapa/server-search/testing';
import { Clock } from './clock';
import { ModelQuestion, type Change } from './model/question';

/**
 * Content that exists before any student: a paper with its map, the map's newer edition, and a question outside them.
 */
export class Scene {
  readonly api: TestApp;
  readonly clock: Clock;
  readonly content: TestContent;
  /** The newer edition. */
  readonly newer: number;

  private constructor(api: TestApp, content: TestContent, newer: number) {
    this.api = api;
    this.clock = new Clock(api.pool);
    this.content = content;
    this.newer = newer;
  }

  static async open(): Promise<Scene> {
    const database = await createTestDatabase();
    await Clock.install(database.url);
    const api = await createTestApp({ database });
    const content = await createContent(api.db);
    const { questions, outsider, map, languages } = content;
    const [edition] = await api.db
      .insert(questionMaps)
      .values({ name: 'Mapa X, nova', slug: 'mapa-x-nova' })
      .returning();
    const newer = edition?.id ?? 0;
    const slots = [questions.slice(0, 1), questions.slice(4, 6), [outsider]];
    const rows = slots.flatMap((slot, at) =>
      slot.map(({ id, variant }) => ({ mapId: newer, questionId: id, subjectId: languages.id, slot: at + 1, variant })),
    );
    await api.db.insert(mapQuestions).values(rows);
    await api.db.update(questionMaps).set({ replacedBy: newer }).where(eq(questionMaps.id, map.id));
    return new Scene(api, content, newer);
  }

  /** The questions as they were at first, whatever an earlier student's history made of them: the paper's six and one more. */
  async questions(): Promise<ModelQuestion[]> {
    const { api, content } = this;
    await api.pool.query(
      'update questions set current_version = 1, annulled = false where current_version > 1 or annulled',
    );
    await api.pool.query('delete from alternatives where version > 1');
    await api.pool.query('delete from question_versions where version > 1');
    const rows = await api.db.select().from(alternatives).orderBy(asc(alternatives.position));
    return [...content.questions, content.outsider].map(({ id, slot, variant, subject }) => {
      const name = `${slot}${variant ?? ''}`;
      const options = rows
        .filter(({ questionId }) => questionId === id)
        .map((row) => ({ id: row.id, text: textOf(row.text) }));
      return new ModelQuestion({
        id,
        number: slot,
        name,
        subject: subject.id,
        statement: `<p>Enunciado ${name} sobre a <strong>crase</strong>.</p>`,
        options,
      });
    });
  }

  async change(question: ModelQuestion, change: Change): Promise<void> {
    const next = question.next(change);
    const texts = next.texts.map((text) => (text === next.key ? `*${text}` : text));
    const comment = `Comentário ${question.versions.length + 1}`;
    question.add(
      next,
      await createVersion(this.api.db, question.id, { statement: next.statement, alternatives: texts, comment }),
    );
  }

  async annul(question: ModelQuestion): Promise<void> {
    question.annulled = !question.annulled;
    await this.api.pool.query('update questions set annulled = $2 where id = $1', [question.id, question.annulled]);
  }
}

/** A text without its markup. */
export const textOf = (html: string): string => html.replace(/<[^>]*>/g, '');
