import { type Database, type Student, questions, studentQuestions, users } from '@mapa/server-platform';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { createContent, createVersion, type TestContent } from '@mapa/server-search/testing';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { markKeyChangesRead } from './mark';
import { readKeyChanges } from './read';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let content: TestContent;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  content = await createContent(db);
});
afterAll(() => database.drop());

const LETTERS = ['A', 'B', 'C', 'D'] as const;
type Letter = (typeof LETTERS)[number];

const letter = fc.constantFrom(...LETTERS);
const question = fc.nat({ max: 1 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('answer' as const), at: question, letter }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('key' as const), at: question, letter }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('annul' as const), at: question, annulled: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('text' as const), at: question }) },
  // `old`: as a tab sends it that still shows what was told first.
  { weight: 2, arbitrary: fc.record({ act: fc.constant('read' as const), old: fc.boolean() }) },
);

/** What a question is judged by, numbered in order. */
interface State {
  place: number;
  annulled: boolean;
  key: Letter;
}

/** A question in the plain model: how it is, and how the student knows it. */
interface Known {
  id: number;
  now: State;
  known: State | null;
  chosen: Letter;
}

const changeOf = (one: Known, annulled: boolean, key: Letter): State => ({ place: one.now.place + 1, annulled, key });

function expectedOf({ id, now, known, chosen }: Known) {
  if (known === null || (known.annulled === now.annulled && (now.annulled || known.key === now.key))) return [];
  return [
    {
      questao_id: id,
      anulada_antes: known.annulled,
      anulada: now.annulled,
      gabarito_antes: known.annulled ? null : known.key,
      gabarito: now.annulled ? null : now.key,
      marcada: chosen,
      acertou_antes: known.annulled ? null : known.key === chosen,
      acertou: now.annulled ? null : now.key === chosen,
    },
  ];
}

async function createStudent(): Promise<Student> {
  const [user] = await db
    .insert(users)
    .values({ name: 'Ana', email: `${crypto.randomUUID()}@exemplo.com.br` })
    .returning();
  return { ...user, isSitting: false } as unknown as Student;
}

let made = 0;
async function createQuestion(): Promise<number> {
  made += 1;
  const { id } = await content.createQuestion({
    slot: 100 + made,
    subject: content.crasis,
    overrides: { examId: null, sourceKey: `mudanca-${made}` },
  });
  return id;
}

const annul = (id: number, annulled: boolean) => db.update(questions).set({ annulled }).where(eq(questions.id, id));

/** The next version of a question with the same alternatives, as a correction writes it: in one transaction. */
const revise = (id: number, key: Letter, statement = 'Enunciado.') =>
  db.transaction((tx) =>
    createVersion(tx as unknown as Database, id, {
      statement: `<p>${statement}</p>`,
      alternatives: LETTERS.map((one) => `${one === key ? '*' : ''}Alternativa ${one}`),
    }),
  );

/** The latest answer of a student, as the answer's statement leaves it. */
async function answer(student: Student, id: number, chosen: Letter): Promise<void> {
  await db.execute(sql`
    insert into ${studentQuestions} (student_id, question_id, answer_id, version, alternative_id, answered_at)
    select ${student.id}, q.id, gen_random_uuid(), q.current_version, a.id, clock_timestamp()
    from questions q join alternatives a on a.question_id = q.id and a.version = q.current_version and a.letter = ${chosen}
    where q.id = ${id}
    on conflict (student_id, question_id) do update
      set version = excluded.version, alternative_id = excluded.alternative_id, answered_at = excluded.answered_at`);
}

const told = (student: Student) => readKeyChanges(db, student, new Date());
const markRead = (student: Student, lidas: Parameters<typeof markKeyChangesRead>[2]) =>
  markKeyChangesRead(db, student.id, lidas, new Date());

/** A student who answered a question of which the key is B. */
async function answered(chosen: Letter = 'D') {
  const [student, id] = [await createStudent(), await createQuestion()];
  await answer(student, id, chosen);
  return { student, id };
}

it('tells exactly what a plain model tells, over random histories', async () => {
  let tellings = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
      const student = await createStudent();
      const models: Known[] = [];
      for (let at = 0; at < 2; at += 1) {
        const id = await createQuestion();
        models.push({ id, now: { place: 0, annulled: false, key: 'B' }, known: null, chosen: 'A' });
      }
      let first: { one: Known; seen: State; mudanca_id: number }[] = [];
      for (const did of [...steps, { act: 'read' as const, old: false }]) {
        if (did.act === 'read') {
          const found = await told(student);
          const wanted = models.flatMap(expectedOf);
          expect(found?.total ?? 0).toBe(wanted.length);
          const places = found?.questoes ?? [];
          expect([...places].sort((one, other) => one.questao_id - other.questao_id)).toMatchObject(wanted);
          tellings += wanted.length;
          const shown = places.flatMap(({ questao_id, mudanca_id }) =>
            models.filter(({ id }) => id === questao_id).map((one) => ({ one, seen: one.now, mudanca_id })),
          );
          if (first.length === 0) first = shown;
          const marked = did.old ? first : shown;
          await markRead(
            student,
            marked.map(({ one, mudanca_id }) => ({ questao_id: one.id, mudanca_id })),
          );
          for (const { one, seen } of marked) if (seen.place > (one.known?.place ?? -1)) one.known = seen;
          continue;
        }
        const one = models[did.at] as Known;
        if (did.act === 'answer') {
          await answer(student, one.id, did.letter);
          Object.assign(one, { known: one.now, chosen: did.letter });
        } else if (did.act === 'key') {
          await revise(one.id, did.letter);
          one.now = changeOf(one, one.now.annulled, did.letter);
        } else if (did.act === 'annul') {
          await annul(one.id, did.annulled);
          one.now = changeOf(one, did.annulled, one.now.key);
        } else await revise(one.id, one.now.key, `Enunciado ${crypto.randomUUID()}.`);
      }
    }),
    { numRuns: 50, seed: 7 },
  );
  expect(tellings).toBeGreaterThan(30);
});

it('letters follow their alternatives into another order, and a question that was rewritten is not told', async () => {
  const { student, id } = await answered();
  await db.transaction((tx) =>
    createVersion(tx as unknown as Database, id, {
      alternatives: ['Alternativa B', '*Alternativa D', 'Alternativa A', 'Alternativa C'],
    }),
  );
  const change = { gabarito_antes: 'A', gabarito: 'B', marcada: 'B', acertou_antes: false, acertou: true };
  expect((await told(student))?.questoes).toMatchObject([change]);
  await db.transaction((tx) =>
    createVersion(tx as unknown as Database, id, { alternatives: ['*Roma', 'Paris', 'Londres', 'Madri'] }),
  );
  expect(await told(student)).toBeNull();
  await annul(id, true);
  expect((await told(student))?.questoes).toMatchObject([{ anulada: true, marcada: null, acertou: null }]);
});

it('tells who has answered alone: a reveal is no answer', async () => {
  const { student, id } = await answered();
  await db.update(studentQuestions).set({ alternativeId: null }).where(eq(studentQuestions.studentId, student.id));
  await revise(id, 'C');
  expect(await told(student)).toBeNull();
  expect(await told(await createStudent())).toBeNull();
});

it('a mark as outdated is not told, nor a change of more than a year ago', async () => {
  const { student, id } = await answered();
  await db.update(questions).set({ outdated: true }).where(eq(questions.id, id));
  expect(await told(student)).toBeNull();
  await annul(id, true);
  expect((await told(student))?.total).toBe(1);
  await db.execute(sql`update key_changes set at = at - interval '366 days' where question_id = ${id}`);
  expect(await told(student)).toBeNull();
});

it('shows the latest three of many with their reasons, then the others', async () => {
  const student = await createStudent();
  const ids: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    const id = await createQuestion();
    await answer(student, id, 'B');
    await db
      .update(questions)
      .set({ annulled: true, statusReason: `motivo ${at}` })
      .where(eq(questions.id, id));
    ids.push(id);
  }
  const first = await told(student);
  expect(first?.total).toBe(5);
  expect(first?.questoes.map(({ questao_id }) => questao_id)).toEqual(ids.slice(2).reverse());
  expect(first?.questoes[0]?.motivo).toBe('motivo 4');
  // Twice the same, and a change that does not exist, as only a faulty client sends them.
  const [one] = first?.questoes ?? [];
  await markRead(student, [...(first?.questoes ?? []), ...(one ? [one, { ...one, mudanca_id: 2_000_000_000 }] : [])]);
  expect((await told(student))?.questoes.map(({ questao_id }) => questao_id)).toEqual(ids.slice(0, 2).reverse());
});

it('a change whose transaction was long is later than an answer that was given meanwhile', async () => {
  const [student, id] = [await createStudent(), await createQuestion()];
  await db.transaction(async (tx) => {
    await tx.update(questions).set({ annulled: true }).where(eq(questions.id, id));
    await answer(student, id, 'B');
  });
  expect((await told(student))?.questoes).toMatchObject([{ questao_id: id, anulada: true }]);
});

it('a tab that shows an older change takes nothing back', async () => {
  const { student, id } = await answered();
  await revise(id, 'C');
  const old = (await told(student))?.questoes ?? [];
  await revise(id, 'D');
  await markRead(student, (await told(student))?.questoes ?? []);
  await markRead(student, old);
  expect(await told(student)).toBeNull();
});
