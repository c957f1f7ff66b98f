import { randomUUID } from 'node:crypto';

const PLACE = { pagina: 1, trecho: 'PORTUGUÊS: 1 Crase.' };

/** An edital whose programme has a topic for each of these subjects. */
const readingOf = (subjects) => ({
  ...{ banca: null, orgao: null, data_prova: null, vagas: null, cargos: [], pesos: [], sem_titulo: true },
  disciplinas: [
    {
      ...{ nome: 'PORTUGUÊS', grupo: null, escopo: { offices: null, isSure: true }, lugar: PLACE },
      topicos: subjects.map((_, at) => ({ numero: String(at + 1), texto: 'Crase', nivel: 0, pagina: 1 })),
    },
  ],
  achados: [{ materias: [], topicos: subjects.map((subject) => [subject]) }],
});

/** Gives a notice an edital with these subjects, in place of the one that it had. */
export const giveEdital = (client, exam, subjects) =>
  client.query(
    `insert into notice_editais (exam_id, name, reading) values ($1, 'edital.pdf', $2)
     on conflict (exam_id) do update set reading = excluded.reading, reading_id = excluded.reading_id`,
    [exam, JSON.stringify(readingOf(subjects))],
  );

/** A notice of another exam than the one given, without an edital: its id. */
async function announce(client, exam) {
  const { rows } = await client.query('select min(id) as id from exams where id <> $1', [exam]);
  const [{ id }] = rows;
  await client.query(
    `insert into notices (exam_id, source_key, education_levels, positions, exam_on)
     values ($1, 'drill', '{}', '{}', current_date + 90)`,
    [id],
  );
  return id;
}

/**
 * Gives a student of the generated bank a thing of each kind, and the rights of the staff: what the calls name, by its
 * name in `calls.mjs`.
 */
export async function furnish(client, { id: student, maps }, other) {
  const one = async (text, values) => Object.values((await client.query(text, values)).rows[0])[0];
  const [map] = maps;
  const questions = (
    await client.query('select question_id as id from map_questions where map_id = $1 order by step limit 5', [map])
  ).rows.map(({ id }) => id);
  const [question] = questions;
  const subject = await one('select subject_id from questions where id = $1', [question]);
  const [more] = (await client.query('select min(subject_id) as id from questions where subject_id <> $1', [subject]))
    .rows;
  const notice = await announce(client, map);
  const things = { notebook: randomUUID(), sitting: randomUUID(), recipe: randomUUID(), edital: randomUUID() };
  await client.query(`update users set role = 'master', plan = 'plano_pago_primary' where id = $1`, [student]);
  await client.query(`insert into notebooks (student_id, id, name, source) values ($1, $2, 'Caderno', '{}')`, [
    student,
    things.notebook,
  ]);
  for (const [position, id] of questions.entries())
    await client.query(
      'insert into notebook_questions (student_id, notebook_id, position, question_id) values ($1, $2, $3, $4)',
      [student, things.notebook, position, id],
    );
  await client.query(
    `insert into sitting_recipes (student_id, id, name, settings) values ($1, $2, 'Receita', '{"numeros":5,"minutos":15}')`,
    [student, things.recipe],
  );
  await client.query(
    `insert into sittings (student_id, id, exam_id, areas, duration_ms, started_at) values ($1, $2, $3, '{}', 3600000, now())`,
    [student, things.sitting, map],
  );
  await client.query(
    `insert into sitting_items (student_id, sitting_id, question_id, version, position, area, annulled, answer_id) values ($1, $2, $3, 1, 1, '', false, $4)`,
    [student, things.sitting, questions[4], randomUUID()],
  );
  await client.query(
    `insert into editais (student_id, id, name, state, reading) values ($1, $2, 'edital.pdf', 'lido', $3)`,
    [student, things.edital, JSON.stringify(readingOf([subject]))],
  );
  const price = await one(`select id from plan_prices where plan_id = 'plano_pago_primary' limit 1`);
  const checkout = await one(
    'insert into checkouts (student_id, price_id, created_at) values ($1, $2, now()) returning id',
    [student, price],
  );
  const payment = await one(
    `insert into payments (student_id, checkout_id, price_id, method, amount_cents, provider, created_at, state)
     values ($1, $2, $3, 'pix', 1990, 'sandbox', now(), 'pendente') returning id`,
    [student, checkout, price],
  );
  const comment = await one(
    `insert into comments (question_id, author_id, by_teacher, text) values ($1, $2, false, 'Dica') returning id`,
    [question, student],
  );
  const report = await one(
    `insert into reports (student_id, question_id, reason) values ($1, $2, 'outro') returning id`,
    [other, question],
  );
  const alternative = await one(
    'select id from alternatives where question_id = $1 and version = 1 order by position limit 1',
    [question],
  );
  const institution = await one('select board_id from exams where id = $1', [map]);
  return {
    ...things,
    ...{ map, exam: map, question, questions, subject, alternative, institution, comment, report, payment },
    marks: [{ questao_id: questions[4], alternativa_id: null }],
    provider: 'sandbox',
    ...{ 'desk map': map, 'desk subject': subject, 'desk institution': institution, 'desk person': other },
    ...{ 'desk question': question, 'desk notice': notice, noticeSubjects: [subject, more.id] },
  };
}
