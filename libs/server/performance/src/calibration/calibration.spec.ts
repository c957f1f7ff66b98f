import { probabilityOfRight, randomNumbers } from '@mapa/domain';
import {
  alternatives,
  answers,
  bookletItems,
  calibrations,
  examAreas,
  examQuestions,
  itemBooklets,
  keyReleases,
  questions,
  questionVersions,
  sittingItems,
  sittings,
  users,
} from '@mapa/server-platform';
import { CALIBRATION_LOCK, runCalibration } from './run';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { eq } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../testing/app';

const TRI = 'GET /api/customer-area/question/tri/performance/{id}';
const ANSWER = 'POST /api/customer-area/question/answer';

let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterEach(() => api.close());

type Row = typeof answers.$inferInsert;

const rowOf = (studentId: string, place: number, isRight: boolean): Row => {
  const question = content.questions[place];
  return {
    studentId,
    id: crypto.randomUUID(),
    questionId: question?.id ?? 0,
    version: 1,
    alternativeId: question?.[isRight ? 'right' : 'wrong'] ?? 0,
    correct: isRight,
    counted: true,
    answeredAt: new Date(),
  };
};

async function createStudents(count: number): Promise<string[]> {
  const made = await api.db
    .insert(users)
    .values(Array.from({ length: count }, () => ({ name: 'Ana', email: `${crypto.randomUUID()}@exemplo.com.br` })))
    .returning();
  return made.map(({ id }) => id);
}

/** Students who answer the four numbers and the fifth in one of its languages; better students more often right. */
async function sit(count: number, seed = 1): Promise<void> {
  const { normal, uniform } = randomNumbers(seed);
  const students = await createStudents(count);
  const rows = students.flatMap((id, index) => {
    const theta = normal();
    return [0, 1, 2, 3, index % 2 === 0 ? 4 : 5].map((place) => {
      const chance = probabilityOfRight({ a: 1.5, b: place / 3 - 0.8, c: 0.25 }, theta);
      return rowOf(id, place, uniform() < chance);
    });
  });
  await api.db.insert(answers).values(rows);
}

const run = async () => {
  const told: Awaited<Parameters<Parameters<typeof runCalibration>[1]>[0]>[] = [];
  const ran = await runCalibration(api, (outcome) => told.push(outcome));
  return { ran, told };
};

/** The only area of the paper for a student who has answered its first questions; a letter each: R right, W wrong. */
async function areaOf(pattern: string) {
  const { token } = await api.createStudent();
  for (const [index, letter] of [...pattern].entries()) {
    const question = content.questions[index];
    const alternativa_id = question?.[letter === 'R' ? 'right' : 'wrong'];
    await api.ok(ANSWER, { questao_id: question?.id, alternativa_id }, token);
  }
  const tri = await api.ok(TRI, { id: content.exam.id }, token);
  expect(tri.areas).toHaveLength(1);
  return { tri, area: tri.areas[0] };
}

describe('a paper without published parameters', () => {
  it('has no score before enough students have sat it, and says how many have', async () => {
    await sit(3);
    const [partial, revealed, released] = await createStudents(3);
    const paper = (id = '') => [0, 1, 2, 3, 4].map((place) => rowOf(id, place, true));
    await api.db.insert(answers).values([
      ...paper(partial).slice(1),
      // After a look at the key an answer does not count.
      ...paper(revealed).map((row, index) => ({ ...row, counted: index > 0 })),
      ...paper(released).map((row, index) => ({ ...row, keyReleased: index === 2 })),
    ]);
    const { tri, area } = await areaOf('RW');
    expect(area).toMatchObject({
      area: 'PROVA',
      nome: 'Prova inteira',
      metodo: 'sem_base',
      nota: null,
      amostra: 3,
      amostra_necessaria: 200,
      itens: 5,
      respondidas: 2,
      certas: 1,
    });
    expect(tri).toMatchObject({ respondidas: 2, nota: null, erro_padrao: null, amostra_minima: 0, erros_caros: [] });
    expect(await run()).toEqual({ ran: true, told: [] });
  });

  it('counts a finished sitting with blanks as complete, and an open one not at all', async () => {
    await sit(2);
    const [delivered, open, printedBefore, printedAfter] = await createStudents(4);
    const numbers = [0, 1, 2, 3, 4];
    for (const [studentId, state] of [
      [delivered ?? '', 'entregue'],
      [open ?? '', 'aberta'],
      [printedBefore ?? '', 'entregue'],
      [printedAfter ?? '', 'entregue'],
    ] as const) {
      const [id, startedAt] = [crypto.randomUUID(), new Date()];
      const endedAt = state === 'aberta' ? null : startedAt;
      await api.db.insert(sittings).values({
        studentId,
        id,
        examId: content.exam.id,
        areas: [],
        state,
        durationMs: 3_600_000,
        startedAt,
        endedAt,
      });
      await api.db.insert(sittingItems).values(
        numbers.map((place) => ({
          studentId,
          sittingId: id,
          questionId: content.questions[place]?.id ?? 0,
          version: 1,
          position: place + 1,
          area: '',
          annulled: false,
          answerId: crypto.randomUUID(),
          // The last two are left blank.
          alternativeId: place < 3 ? (content.questions[place]?.right ?? 0) : null,
        })),
      );
      if (state === 'entregue')
        await api.db.insert(answers).values(numbers.slice(0, 3).map((place) => rowOf(studentId, place, true)));
    }
    // A blank counts if its key was released after the sitting, and not if before.
    for (const [studentId = '', hours] of [
      [printedBefore, -1],
      [printedAfter, 1],
    ] as const)
      await api.db.insert(keyReleases).values({
        ...{ studentId, notebookId: crypto.randomUUID(), epoch: 1, version: 1 },
        questionId: content.questions[4]?.id ?? 0,
        releasedAt: new Date(Date.now() + hours * 3_600_000),
      });
    expect((await areaOf('RW')).area).toMatchObject({ amostra: 4 });
  });

  it('is calibrated from its students, and then scored with the errors of its items', async () => {
    await sit(210);
    const { ran, told } = await run();
    expect([ran, told]).toEqual([
      true,
      [
        expect.objectContaining({
          examId: content.exam.id,
          area: 'PROVA',
          model: 'rasch',
          students: 210,
          items: 6,
          flagged: 0,
          converged: true,
        }),
      ],
    ]);
    const [good, weak] = [await areaOf('RRRWR'), await areaOf('WWRWW')];
    expect(good.area).toMatchObject({ metodo: 'propria', modelo: 'rasch', amostra: 210, parcial: false, certas: 4 });
    expect(good.area?.nota ?? 0).toBeGreaterThan((weak.area?.nota ?? 0) + 50);
    expect(good.area?.erros_caros.map(({ numero }) => numero)).toEqual([4]);
    expect(good.tri.nota).toBeCloseTo(good.area?.nota ?? 0, 1);
    expect(good.tri.amostra_minima).toBe(210);
  });

  it('is calibrated again when its students have grown by a quarter, and not before', async () => {
    await sit(210);
    await run();
    expect((await run()).told).toEqual([]);
    await sit(40, 2);
    expect((await run()).told).toEqual([]);
    await sit(20, 3);
    expect((await run()).told).toMatchObject([{ students: 270 }]);
  });

  it('can run again as soon as it has ended', async () => {
    for (let times = 0; times < 20; times += 1) expect((await run()).ran).toBe(true);
  });

  it('excludes an item that was rewritten or annulled, and is then calibrated at once', async () => {
    await sit(210);
    await run();
    const [first, second] = content.questions;
    await api.db.insert(questionVersions).values({
      questionId: first?.id ?? 0,
      version: 2,
      statement: '<p>Outro.</p>',
      contentHash: 'new',
      wording: 2,
    });
    await api.db.insert(alternatives).values(
      ['A', 'B'].map((letter, position) => ({
        questionId: first?.id ?? 0,
        version: 2,
        position,
        letter,
        text: `<p>Nova ${letter}</p>`,
        correct: letter === 'A',
      })),
    );
    await api.db
      .update(questions)
      .set({ currentVersion: 2 })
      .where(eq(questions.id, first?.id ?? 0));
    await api.db
      .update(questions)
      .set({ annulled: true })
      .where(eq(questions.id, second?.id ?? 0));
    const { area } = await areaOf('');
    expect(area).toMatchObject({ itens: 3, respondidas: 0, nota: null });
    // Nobody has answered the new wording: the paper has no base until somebody does.
    expect((await run()).told).toEqual([]);
    await api.db
      .update(questions)
      .set({ currentVersion: 1 })
      .where(eq(questions.id, first?.id ?? 0));
    expect((await run()).told).toMatchObject([{ students: 210, items: 5 }]);
  });

  it('flags an item that does not depend on ability, and excludes it from the score', async () => {
    await sit(210);
    await api.db
      .update(answers)
      .set({ alternativeId: content.questions[3]?.right ?? 0, correct: true })
      .where(eq(answers.questionId, content.questions[3]?.id ?? 0));
    expect((await run()).told).toMatchObject([{ items: 6, flagged: 1 }]);
    expect((await areaOf('RRRW')).area).toMatchObject({ itens: 4, respondidas: 3, certas: 3 });
  });

  it('does not use its items if the calibration did not converge', async () => {
    await sit(210);
    await run();
    await api.db.update(calibrations).set({ converged: false });
    expect((await areaOf('RW')).area).toMatchObject({ metodo: 'sem_base', nota: null, amostra: 210 });
    expect((await run()).told).toEqual([]);
  });

  it('is calibrated by one process at a time', async () => {
    await sit(210);
    const other = await api.pool.connect();
    await other.query('select pg_advisory_lock($1)', [CALIBRATION_LOCK]);
    expect(await run()).toEqual({ ran: false, told: [] });
    await other.query('select pg_advisory_unlock($1)', [CALIBRATION_LOCK]);
    other.release();
    expect((await run()).told).toHaveLength(1);
  });

  it('scores the items that are still in the paper', async () => {
    await sit(210);
    await run();
    await api.db.delete(examQuestions).where(eq(examQuestions.questionId, content.questions[0]?.id ?? 0));
    expect((await areaOf('RR')).area).toMatchObject({ metodo: 'propria', itens: 4, respondidas: 1 });
  });
});

describe('an area with published parameters', () => {
  it('is never calibrated, while another area of the same paper without them is', async () => {
    await sit(210);
    for (const [area, positions, a] of [
      ['MT', [1, 2], 1.5],
      ['CN', [3, 4], null],
    ] as const) {
      const [booklet] = await api.db
        .insert(itemBooklets)
        .values({ programme: 'enem', year: 2024, code: area, area, contentHash: '' })
        .returning();
      const bookletId = booklet?.id ?? 0;
      await api.db.insert(bookletItems).values(
        positions.map((position) => ({
          bookletId,
          position,
          language: '' as const,
          abandoned: false,
          ...(a && { a, b: 0, c: 0.2 }),
        })),
      );
      await api.db.insert(examAreas).values({ examId: content.exam.id, area, bookletId, shift: 0 });
    }
    expect((await run()).told).toMatchObject([{ area: 'CN', items: 2, students: 210 }]);
    const { token } = await api.createStudent();
    for (const index of [0, 2]) {
      const question = content.questions[index];
      await api.ok(ANSWER, { questao_id: question?.id, alternativa_id: question?.right }, token);
    }
    const tri = await api.ok(TRI, { id: content.exam.id }, token);
    expect(tri.areas.map(({ area, metodo }) => [area, metodo])).toEqual([
      ['MT', 'oficial'],
      ['CN', 'propria'],
    ]);
    expect([tri.nota, tri.amostra_minima, tri.respondidas]).toEqual([null, 0, 2]);
  });
});
