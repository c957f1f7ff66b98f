import { randomUUID } from 'node:crypto';
import { keepAlive } from '../../bench/run/load.mjs';
import { readMapQuestions, readStudents } from '../../bench/run/students.mjs';
import { figure } from '../report/figure.mjs';
import { withClient } from './databases.mjs';
import { askPatiently } from './patience.mjs';

/** Gives a question another text, as its next version, with as many alternatives: their ids. */
async function reword(client, question) {
  const { rows } = await client.query(
    'update questions set current_version = current_version + 1 where id = $1 returning current_version as version',
    [question],
  );
  const [{ version }] = rows;
  await client.query(
    `insert into question_versions (question_id, version, statement, content_hash) values ($1, $2, 'Outro enunciado', $3)`,
    [question, version, `${question}-${version}`],
  );
  const added = await client.query(
    `insert into alternatives (question_id, version, position, letter, text, correct)
     select question_id, $2, position, letter, 'Agora ' || letter, correct from alternatives
     where question_id = $1 and version = 1 order by position returning id`,
    [question, version],
  );
  return added.rows.map(({ id }) => id);
}

/**
 * Answers a question twice, once more in a map, then its next wording there, at last the former wording late: what is
 * the latest answer now, of how many, and which one has the place in the map.
 */
async function answerOnceMore({ url, secret, origin }, skipped) {
  const student = (await readStudents({ url, secret }, skipped + 1)).at(-1);
  const [map] = student.maps;
  const { question, alternatives } = (await readMapQuestions(url, [student])).get(map).at(-1);
  const [first, second] = alternatives.toSorted((one, other) => one - other);
  const agent = keepAlive(1);
  const answer = async (alternative, place) => {
    const body = { uuid: randomUUID(), questao_id: question, alternativa_id: alternative, ...place };
    const request = { method: 'POST', path: '/api/customer-area/question/answer', body, token: student.token };
    return (await askPatiently(origin, agent, request)).status;
  };
  const told = await withClient(url, async (client) => {
    const rowOf = async (table) => {
      const { rows } = await client.query(
        `select r.version || a.letter as answer, to_jsonb(r) ->> 'attempts' as attempts from ${table} r
         join alternatives a on a.id = r.alternative_id where r.student_id = $1 and r.question_id = $2`,
        [student.id, question],
      );
      return rows.map((row) => row.answer + (row.attempts ? ` of ${row.attempts}` : '')).join(' and ');
    };
    const statuses = [await answer(first), await answer(second)];
    const seen = [await rowOf('student_questions')];
    statuses.push(await answer(first, { mapa_id: map }));
    const [reworded] = await reword(client, question);
    statuses.push(await answer(reworded, { mapa_id: map }), await answer(second));
    seen.push(await rowOf('student_questions'), await rowOf('map_answers'));
    return `${statuses.join(' ')}: ${seen.join(', ')}`;
  });
  agent.destroy();
  return told;
}

/**
 * An answer to an answered question, on one PostgreSQL and on several servers: the same one becomes the latest, and the
 * same one has the place in the map.
 */
export async function compareLaterAnswers({ single, distributed, skipped }) {
  const once = await answerOnceMore(single, skipped);
  const found = await answerOnceMore(distributed, skipped);
  return [figure('answers to an answered question, and to its next wording', found, once, found === once)];
}
