import { randomUUID } from 'node:crypto';
import { keepAlive } from '../../bench/run/load.mjs';
import { readStudents } from '../../bench/run/students.mjs';
import { figure } from '../report/figure.mjs';
import { callsOf, shapeOf } from './calls.mjs';
import { withClient } from './databases.mjs';
import { askPatiently } from './patience.mjs';
import { furnish, giveEdital } from './things.mjs';

/** Calls that end a student's session, each made as a student of its own, after all others. */
const ENDING = [
  'POST /api/auth/logout',
  'POST /api/customer-area/user/change-password',
  'POST /api/customer-area/user/delete',
];
const ANSWERED = '200, 200, 200';
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** Number of students, the busiest ones, as whom the calls are made. */
export const CALLING_STUDENTS = ENDING.length + 2;

/** The order of the calls: those that read, those that write, those that take away, those that end a session. */
const rankOf = ({ name }) => (ENDING.includes(name) ? METHODS.length : METHODS.indexOf(name.split(' ')[0]));

/** Answers a question in a map, the same in a notebook, and sends the first once more: the statuses. */
async function answerInPlaces(ask, token, { map, notebook, question, alternative }) {
  const answer = { questao_id: question, alternativa_id: alternative, dispositivo_id: randomUUID(), sequencia: 1 };
  const inMap = { ...answer, uuid: randomUUID(), mapa_id: map };
  const inNotebook = { ...answer, uuid: randomUUID(), caderno_id: notebook, sequencia: 2 };
  const statuses = [];
  for (const body of [inMap, inNotebook, inMap])
    statuses.push((await ask({ method: 'POST', path: '/api/customer-area/question/answer', body, token })).status);
  return statuses.join(', ');
}

/**
 * Publishes the map of a notice's edital, answers every question of it, and publishes it again when the edital has one
 * subject less: the statuses, and how many questions the map had before and has after that.
 */
async function publishTwice({ ask, url, token, things }) {
  const { 'desk notice': notice, noticeSubjects: subjects } = things;
  const statuses = [];
  const send = async (method, path, body) => {
    const { status, body: text } = await ask({ method, path: `/api/customer-area/${path}`, body, token });
    statuses.push(status);
    return status === 200 ? JSON.parse(text) : {};
  };
  const publish = async (of) => {
    await withClient(url, (client) => giveEdital(client, notice, of));
    return (await send('POST', `desk/notice/${notice}/map`, { cargo: null })).edital?.mapas[0]?.mapa?.id;
  };
  const questionsOf = (map) =>
    withClient(url, async (client) => {
      const { rows } = await client.query(
        `select question_id as id, subject_id as subject,
           (select min(a.id) from alternatives a where a.question_id = mq.question_id and a.version = 1) as alternative
         from map_questions mq where map_id = $1 order by step, question_id`,
        [map],
      );
      return rows;
    });
  const map = await publish(subjects);
  await send('POST', 'question-map/select', { mapa_id: map });
  const questions = await questionsOf(map);
  const leaving = questions.filter(({ subject }) => subject === subjects[0]);
  const [{ id, alternative } = {}] = leaving;
  await send('POST', 'question/answer', {
    ...{ uuid: randomUUID(), questao_id: id, alternativa_id: alternative, mapa_id: map },
  });
  await publish(subjects.slice(1));
  const after = await questionsOf(map);
  const isKept = after.some((question) => question.id === id);
  return `${statuses.join(', ')}; of ${questions.length} questions ${leaving.length} leave, ${after.length} stay${isKept ? ' with the answered one' : ''}`;
}

/** Makes each call of the contract once: `{ status, shape }` of each by its name, and what answers and publishing came to. */
async function callAll({ url, secret, origin }) {
  const [student, other, ...spare] = await readStudents({ url, secret }, CALLING_STUDENTS);
  const things = await withClient(url, (client) => furnish(client, student, other.id));
  const agent = keepAlive(1);
  const ask = (request) => askPatiently(origin, agent, request);
  const document = JSON.parse((await ask({ path: '/api/docs/json' })).body);
  const responses = new Map();
  const published = await publishTwice({ ask, url, token: student.token, things });
  const places = await answerInPlaces(ask, student.token, things);
  for (const { name, requestOf } of callsOf(document).sort((one, next) => rankOf(one) - rankOf(next))) {
    const { token } = ENDING.includes(name) ? spare[ENDING.indexOf(name)] : student;
    const { status, headers, body } = await ask({ ...requestOf(things), token });
    const isJson = headers['content-type']?.startsWith('application/json');
    responses.set(name, { status, shape: isJson ? shapeOf(JSON.parse(body)) : 'file', body: body.slice(0, 200) });
  }
  agent.destroy();
  return { responses, places, published };
}

/** Every call of the contract, on one PostgreSQL and on several servers: the responses are alike. */
export async function compareCalls({ single, distributed, note }) {
  const { responses: wanted, published: once } = await callAll(single);
  const { responses: found, places, published } = await callAll(distributed);
  const other = [...wanted].filter(([name, { status, shape }]) => {
    const here = found.get(name);
    return here.status !== status || here.shape !== shape;
  });
  for (const [name, { status, shape }] of other) {
    const here = found.get(name);
    note(`${name}: ${status} ${shape}\n  on several: ${here.status} ${here.shape} ${here.body}`);
  }
  for (const [name, { status, body }] of wanted) note(`${status} ${name} ${status >= 400 ? body : ''}`);
  const done = [...wanted.values()].filter(({ status }) => status < 400).length;
  return [
    figure('calls of the contract', wanted.size),
    figure('of them carried out on one server, not refused', done),
    figure('answers in a map, a notebook, and sent again', places, ANSWERED, places === ANSWERED),
    figure("a notice's map published, answered in, published again", published, once, published === once),
    figure('answered alike on several servers', wanted.size - other.length, String(wanted.size), other.length === 0),
    ...other.map(([name, { status }]) => figure(name, found.get(name).status, String(status), false)),
  ];
}
