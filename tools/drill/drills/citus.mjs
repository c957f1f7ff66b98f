import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { keepAlive, send } from '../../bench/run/load.mjs';
import { readStudents } from '../../bench/run/students.mjs';
import { generate } from '../../bench/bank/generate.mjs';
import { distribute } from '../../launcher/distribution/distribute.mjs';
import { Failure } from '../../launcher/core/failure.mjs';
import { childEnvironment, node24, root } from '../../launcher/core/root.mjs';
import { programOf } from '../../launcher/workspace/build.mjs';
import { callsOf, shapeOf } from '../citus/calls.mjs';
import { furnish } from '../citus/things.mjs';
import { figure } from '../report/figure.mjs';
import { startApi } from '../system/servers.mjs';

const BANK = { questoes: 400, estudantes: 20, respostas: 800, semente: 1 };

/** Calls that end a student's session, each made as a student of its own, after all others. */
const ENDING = [
  'POST /api/auth/logout',
  'POST /api/customer-area/user/change-password',
  'POST /api/customer-area/user/delete',
];
const ANSWERED = '200, 200, 200';
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** The order of the calls: those that read, those that write, those that take away, those that end a session. */
const rankOf = ({ name }) => (ENDING.includes(name) ? METHODS.length : METHODS.indexOf(name.split(' ')[0]));

async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function migrate(url, secret) {
  const env = childEnvironment({ DATABASE_URL: url, JWT_SECRET: secret });
  const { status, stderr } = spawnSync(node24, [programOf('api'), 'migrate'], { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Failure(`the database cannot be migrated: ${stderr.trim()}`);
}

/** A migrated database with a small bank, the same on every server. */
async function fill(url, secret) {
  await withClient(url, async (client) => {
    const { rows } = await client.query(`select to_regclass('public.users') as users`);
    if (rows[0].users) throw new Failure('the database of CITUS_URL is not empty: give an empty one');
  });
  migrate(url, secret);
  await withClient(url, async (client) => {
    await generate(client, BANK);
    await client.query('select arrange_maps(array(select id from question_maps))');
  });
}

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

/** Makes each call of the contract once: `{ status, shape }` of each by its name, and the statuses of answers. */
async function callAll({ url, secret, origin }) {
  const [student, other, ...spare] = await readStudents({ url, secret }, ENDING.length + 2);
  const things = await withClient(url, (client) => furnish(client, student, other.id));
  const agent = keepAlive(1);
  const ask = (request) =>
    send(origin, agent, { ...request, read: true }).catch(({ message }) => ({ status: 0, headers: {}, body: message }));
  const document = JSON.parse((await ask({ path: '/api/docs/json' })).body);
  const responses = new Map();
  const places = await answerInPlaces(ask, student.token, things);
  for (const { name, requestOf } of callsOf(document).sort((one, next) => rankOf(one) - rankOf(next))) {
    const { token } = ENDING.includes(name) ? spare[ENDING.indexOf(name)] : student;
    const { status, headers, body } = await ask({ ...requestOf(things), token });
    const isJson = headers['content-type']?.startsWith('application/json');
    responses.set(name, { status, shape: isJson ? shapeOf(JSON.parse(body)) : 'file', body: body.slice(0, 200) });
  }
  agent.destroy();
  return { responses, places };
}

/** Why no engine can be used, or null. */
export const lacksCitus = () =>
  process.env.CITUS_URL?.trim()
    ? null
    : 'CITUS_URL names no database: an empty one, as a superuser, on a coordinator with workers (docs/scale.md)';

/** Every call of the contract, on one PostgreSQL and on several servers: the responses are alike. */
export async function drillCitus({ seed, home, openCluster, use, note }) {
  const cluster = await openCluster();
  const single = Object.assign(new URL(cluster.adminUrl), { pathname: '/mapa_calls' }).href;
  await withClient(cluster.adminUrl, (client) => client.query('create database mapa_calls'));
  const distributed = process.env.CITUS_URL.trim();
  const { secret } = seed;
  await fill(single, secret);
  await fill(distributed, secret);
  if ((await distribute(distributed, { isApplied: true })) !== 0) throw new Failure('the database is refused');
  // The sandbox of payments belongs to the demo; `serve` loads none.
  const settings = { DEMO: 'sim', NODE_ENV: 'development' };
  const start = (name, url) => startApi({ home, name, url, secret, settings });
  const [one, many] = [use(await start('api', single)), use(await start('api-citus', distributed))];
  const { responses: wanted } = await callAll({ url: single, secret, origin: one.origin });
  const { responses: found, places } = await callAll({ url: distributed, secret, origin: many.origin });
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
    figure('answered alike on several servers', wanted.size - other.length, String(wanted.size), other.length === 0),
    ...other.map(([name, { status }]) => figure(name, found.get(name).status, String(status), false)),
  ];
}
