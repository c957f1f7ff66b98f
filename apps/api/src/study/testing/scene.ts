import { asc, eq } from 'drizzle-orm';
import { alternatives, mapQuestions, questionMaps } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../../testing/app';
import { createApiDatabase } from '../../testing/database';
import { createContent, createVersion, type TestContent } from '@mapa/server-search/testing';
import { enterClassmates } from './classmates';
import { Clock } from './clock';
import { announceEdital } from './edital';
import { ModelQuestion, type Change } from './model/question';
import { PaperFile } from './paper-file';
import { SubjectTree } from './subject-tree';

interface Place {
  id: number;
  number: number;
  variant: string | null;
  subject: number;
  path: readonly number[];
}

interface SceneParts {
  api: TestApp;
  content: TestContent;
  newer: number;
  notice: number;
  file: PaperFile;
  tree: SubjectTree;
}

/**
 * Content that exists before any student: a paper with its map, the map's newer edition, a question outside them, and a
 * notice with its edital.
 */
export class Scene {
  readonly api: TestApp;
  readonly clock: Clock;
  readonly content: TestContent;
  /** The newer edition. */
  readonly newer: number;
  readonly tree: SubjectTree;
  /** A notice with an edital. */
  readonly notice: number;
  private readonly file: PaperFile;
  /** The paper's questions in the running history. */
  private paper: ModelQuestion[] = [];

  private constructor({ api, content, newer, notice, file, tree }: SceneParts) {
    this.api = api;
    this.tree = tree;
    this.file = file;
    this.clock = new Clock(api.pool);
    this.content = content;
    this.newer = newer;
    this.notice = notice;
  }

  static async open(): Promise<Scene> {
    const database = await createApiDatabase();
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
    const { portuguese, crasis, regency } = content;
    const names: [number, string[]][] = [
      [crasis.id, [portuguese.name, crasis.name]],
      [regency.id, [portuguese.name, regency.name]],
      [languages.id, [languages.name]],
    ];
    const tree = await SubjectTree.open(api, content);
    const notice = await announceEdital(api, content);
    const file = await PaperFile.create(api, new Map(names));
    const scene = new Scene({ api, content, newer, notice, file, tree });
    await scene.importFirst();
    await enterClassmates(api, content.exam.id, await scene.questions());
    return scene;
  }

  /** The questions in their initial state, whatever an earlier history made of them: the paper's six and one more. */
  async questions(): Promise<ModelQuestion[]> {
    const { api, content } = this;
    await this.tree.restore();
    await api.pool.query(
      `update questions q set current_version = 1, annulled = false, content_hash = v.content_hash from question_versions v
       where v.question_id = q.id and v.version = 1 and (q.current_version > 1 or q.annulled)`,
    );
    await api.pool.query('delete from alternatives where version > 1');
    await api.pool.query('delete from question_versions where version > 1');
    await api.pool.query('update question_versions set key_version = null where key_version is not null');
    for (const { id, slot, variant, subject } of content.questions) {
      await this.place({ id, number: slot, variant, subject: subject.id, path: subject.path });
    }
    await api.pool.query('delete from import_source_questions');
    await api.pool.query('insert into import_source_questions select * from clock.first_import');
    const all = await this.modelled();
    this.paper = all.filter(({ isOnPaper }) => isOnPaper);
    return all;
  }

  private async modelled(): Promise<ModelQuestion[]> {
    const { api, content } = this;
    const rows = await api.db.select().from(alternatives).orderBy(asc(alternatives.position));
    return [...content.questions, content.outsider].map(({ id, slot, variant, subject }) => {
      const options = rows
        .filter(({ questionId }) => questionId === id)
        .map((row) => ({ id: row.id, text: textOf(row.text) }));
      return new ModelQuestion({
        id,
        number: slot,
        variant,
        subject: subject.id,
        matter: subject.path[0] ?? subject.id,
        board: id === content.outsider.id ? null : content.board.id,
        statement: `<p>Enunciado ${slot}${variant ?? ''} sobre a <strong>crase</strong>.</p>`,
        options,
      });
    });
  }

  /** Puts a question in its place in the paper and in its map, like an import; with a subject. */
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

  /**
   * Imports the paper once before any student: the resulting questions become the first versions, and the import's
   * record of the file the start of each history.
   */
  private async importFirst(): Promise<void> {
    const { pool } = this.api;
    await pool.query(`update subjects set slug = translate(slug, 'êíú', 'eiu')`);
    const questions = (await this.modelled()).filter(({ isOnPaper }) => isOnPaper);
    expect(await this.file.import(questions)).toContain(`atualizadas: ${questions.length}\n`);
    const ofPaper = `question_id = any ($1)`;
    const ids = [questions.map(({ id }) => id)];
    await pool.query(`delete from alternatives where version = 1 and ${ofPaper}`, ids);
    await pool.query(`delete from question_versions where version = 1 and ${ofPaper}`, ids);
    await pool.query(
      `insert into question_versions (question_id, version, statement, comment, content_hash)
       select question_id, 1, statement, comment, content_hash from question_versions where ${ofPaper}`,
      ids,
    );
    await pool.query(`update alternatives set version = 1 where ${ofPaper}`, ids);
    await pool.query('update questions set current_version = 1 where current_version > 1');
    await pool.query('delete from question_versions where version > 1');
    await pool.query('create table clock.first_import as table import_source_questions');
  }

  /** Imports the paper in the model's state. */
  private reimport(...flags: string[]): Promise<string> {
    return this.file.import(
      this.paper.filter(({ isOnPaper }) => isOnPaper),
      ...flags,
    );
  }

  close(): Promise<unknown> {
    return Promise.all([this.api.close(), this.file.remove()]);
  }

  /**
   * Takes a question out of the paper and its map, or puts it back. The import leaves the map alone, as it has a newer
   * edition.
   */
  async leaveOrReturn(question: ModelQuestion): Promise<void> {
    const { pool } = this.api;
    const { map, questions } = this.content;
    question.isOnPaper = !question.isOnPaper;
    await this.reimport();
    if (question.isOnPaper) {
      const subject = questions.find(({ id }) => id === question.id)?.subject;
      const place = { id: question.id, number: question.number, variant: null, subject: question.subject };
      return this.place({ ...place, path: [...(subject?.path.slice(0, -1) ?? []), question.subject] });
    }
    await pool.query('delete from map_questions where map_id = $1 and question_id = $2', [map.id, question.id]);
  }

  /** Moves a question of the paper to the other subject of its matéria. */
  async move(question: ModelQuestion): Promise<void> {
    const { portuguese, crasis, regency } = this.content;
    question.subject = question.subject === crasis.id ? regency.id : crasis.id;
    await this.reimport();
    const { id, number, subject } = question;
    await this.place({ id, number, variant: null, subject, path: [portuguese.id, subject] });
  }

  /** Whether importing the paper can change a question; the one outside the paper is changed directly. */
  private isOfFile(question: ModelQuestion): boolean {
    return this.paper.includes(question);
  }

  async change(question: ModelQuestion, change: Change): Promise<void> {
    const next = question.next(change);
    if (this.isOfFile(question)) {
      if (!question.isOnPaper) return;
      question.add(next, []);
      expect(await this.reimport()).toContain('atualizadas: 1\n');
      const { rows } = await this.api.pool.query<{ id: number }>(
        'select id from alternatives where question_id = $1 and version = $2 order by position',
        [question.id, question.today.version],
      );
      for (const [at, option] of question.today.options.entries()) option.id = rows[at]?.id ?? 0;
      return;
    }
    const texts = next.texts.map((text) => (text === next.key ? `*${text}` : text));
    const comment = `Comentário ${question.versions.length + 1}`;
    question.add(
      next,
      await createVersion(this.api.db, question.id, { statement: next.statement, alternatives: texts, comment }),
    );
  }

  /**
   * Annuls a question, or withdraws that: a file that no longer says so withdraws nothing without the command's option.
   */
  async annul(question: ModelQuestion): Promise<void> {
    if (this.isOfFile(question)) {
      if (!question.isOnPaper) return;
      question.annulled = !question.annulled;
      const told = await this.reimport();
      if (question.annulled) return;
      expect(told).toContain('continuam anuladas: 1 ');
      expect(await this.reimport('--retira-anulacao')).toContain('anulações retiradas: 1\n');
      return;
    }
    question.annulled = !question.annulled;
    await this.api.pool.query('update questions set annulled = $2 where id = $1', [question.id, question.annulled]);
  }
}

/** A text without its markup. */
export const textOf = (html: string): string => html.replace(/<[^>]*>/g, '');
