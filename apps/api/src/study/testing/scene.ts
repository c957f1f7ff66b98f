import { asc, eq } from 'drizzle-orm';
import { alternatives, mapQuestions, questionMaps } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../../testing/app';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { createContent, createVersion, type TestContent } from '@mapa/server-search/testing';
import { enterClassmates } from './classmates';
import { Clock } from './clock';
import { ModelQuestion, type Change } from './model/question';

interface Place {
  id: number;
  number: number;
  variant: string | null;
  subject: number;
  path: readonly number[];
}

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
    const scene = new Scene(api, content, newer);
    await enterClassmates(api, content.exam.id, await scene.questions());
    return scene;
  }

  /** The questions as they were at first, whatever an earlier student's history made of them: the paper's six and one more. */
  async questions(): Promise<ModelQuestion[]> {
    const { api, content } = this;
    await api.pool.query(
      'update questions set current_version = 1, annulled = false where current_version > 1 or annulled',
    );
    await api.pool.query('delete from alternatives where version > 1');
    await api.pool.query('delete from question_versions where version > 1');
    await api.pool.query('update question_versions set key_version = null where key_version is not null');
    for (const { id, slot, variant, subject } of content.questions) {
      await this.place({ id, number: slot, variant, subject: subject.id, path: subject.path });
    }
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
        matter: subject.path[0] ?? subject.id,
        board: id === content.outsider.id ? null : content.board.id,
        statement: `<p>Enunciado ${name} sobre a <strong>crase</strong>.</p>`,
        options,
      });
    });
  }

  /** Puts a question where it stands in the paper and in its map, as an import does; with a subject. */
  private async place({ id, number, variant, subject, path }: Place): Promise<void> {
    const { pool } = this.api;
    const { exam, map } = this.content;
    await pool.query('update questions set subject_id = $2, subject_path = $3, exam_id = $4 where id = $1', [
      id,
      subject,
      path,
      exam.id,
    ]);
    await pool.query(
      `insert into exam_questions (exam_id, question_id, slot, number, variant) values ($1, $2, $3, $3, $4) on conflict do nothing`,
      [exam.id, id, number, variant],
    );
    await pool.query(
      `insert into map_questions (map_id, question_id, subject_id, slot, number, variant) values ($1, $2, $3, $4, $4, $5)
       on conflict (map_id, question_id) do update set subject_id = excluded.subject_id where map_questions.subject_id <> excluded.subject_id`,
      [map.id, id, subject, number, variant],
    );
  }

  /** Takes a question out of the paper and its map, or puts it back. */
  async leaveOrReturn(question: ModelQuestion): Promise<void> {
    const { pool } = this.api;
    const { exam, map, questions } = this.content;
    question.isOnPaper = !question.isOnPaper;
    if (question.isOnPaper) {
      const subject = questions.find(({ id }) => id === question.id)?.subject;
      const place = { id: question.id, number: question.number, variant: null, subject: question.subject };
      return this.place({ ...place, path: [...(subject?.path.slice(0, -1) ?? []), question.subject] });
    }
    await pool.query('delete from exam_questions where exam_id = $1 and question_id = $2', [exam.id, question.id]);
    await pool.query('delete from map_questions where map_id = $1 and question_id = $2', [map.id, question.id]);
    await pool.query('update questions set exam_id = null where id = $1', [question.id]);
  }

  /** Moves a question of the paper to the other subject of its matéria. */
  async move(question: ModelQuestion): Promise<void> {
    const { portuguese, crasis, regency } = this.content;
    question.subject = question.subject === crasis.id ? regency.id : crasis.id;
    const { id, number, subject } = question;
    await this.place({ id, number, variant: null, subject, path: [portuguese.id, subject] });
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
