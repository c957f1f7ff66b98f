import { seeded, uuid } from '../../bench/bank/random.mjs';
import { keepAlive } from '../../bench/run/load.mjs';
import { readMapQuestions, readStudents } from '../../bench/run/students.mjs';
import { figure } from '../report/figure.mjs';
import { createCanon } from './canonical.mjs';
import { askPatiently } from './patience.mjs';
import { drawAct, screensOf } from './student-acts.mjs';

const ACTS_OF_A_HISTORY = 40;

/** Number of students, one for each history, who do so many acts. */
export const historiesOf = (acts) => Math.max(1, Math.round(acts / ACTS_OF_A_HISTORY));

/** A server that is asked like the other: what it says, in a form that is the same on both. */
function openSide({ origin }) {
  const agent = keepAlive(1);
  let canon;
  /** Ids that a server chose stand as `id N` in a request. */
  const own = (text) => text.replace(/id (\d+)/g, (_, number) => canon.idOf(Number(number)));
  return {
    /** Forgets the ids of an earlier history, so that a difference ends with its history. */
    begin() {
      canon = createCanon();
    },
    async ask({ body, path, ...rest }) {
      const request = { ...rest, path: own(path), ...(body && { body: JSON.parse(own(JSON.stringify(body))) }) };
      const { status, body: text } = await askPatiently(origin, agent, request);
      return { status, text: canon.canonicalOf(text) };
    },
    close: () => agent.destroy(),
  };
}

/** The place where two texts differ, for the notes. */
function difference(one, other) {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const from = Math.max(0, at - 80);
  return `${one.slice(from, at + 80)}\n  on several: ${other.slice(from, at + 80)}`;
}

/**
 * Random histories of students, the same on one PostgreSQL and on several servers: after each act and on each screen at
 * the end both say the same.
 *
 * @param skipped number of students, the busiest ones, who have no part in it
 */
export async function compareHistories({ single, distributed, skipped, acts, note, randomSeed = 1 }) {
  const random = seeded(randomSeed);
  const count = historiesOf(acts);
  const students = (await readStudents(single, skipped + count)).slice(skipped);
  const tokens = new Map((await readStudents(distributed, skipped + count)).map(({ id, token }) => [id, token]));
  const questions = await readMapQuestions(single.url, students);
  const scene = { questions, maps: () => [...questions.keys()] };
  const [one, many] = [openSide(single), openSide(distributed)];
  const counted = { acts: 0, refused: 0, screens: 0, other: 0 };
  const askBoth = async (student, request) => {
    const said = await Promise.all([
      one.ask({ ...request, token: student.token }),
      many.ask({ ...request, token: tokens.get(student.id) }),
    ]);
    const [wanted, found] = said;
    if (wanted.status !== found.status || wanted.text !== found.text) {
      counted.other += 1;
      const name = `${request.method ?? 'GET'} ${request.path} ${JSON.stringify(request.body ?? '')}`;
      note(`history: ${name}: ${wanted.status}, ${found.status}\n  on one: ${difference(wanted.text, found.text)}`);
    }
    return wanted;
  };
  for (const row of students) {
    one.begin();
    many.begin();
    const student = { ...row, device: uuid(random), answers: [], notebooks: [], sittings: [] };
    for (let at = 0; at < ACTS_OF_A_HISTORY; at += 1) {
      const request = drawAct(random, scene, student);
      const { status, text } = await askBoth(student, request);
      counted.acts += 1;
      if (status >= 400) counted.refused += 1;
      else if (request.path.includes('/question-notebook/') && request.method === 'POST') {
        const [made] = /(?<="id":")id \d+/.exec(text) ?? [];
        if (made && !student.notebooks.includes(made)) student.notebooks.push(made);
      }
    }
    for (const path of screensOf(student)) {
      await askBoth(student, { path });
      counted.screens += 1;
    }
  }
  one.close();
  many.close();
  return [
    figure('random histories', students.length),
    figure('acts in them, of which refused alike', `${counted.acts}, ${counted.refused}`),
    figure('screens read after them', counted.screens),
    figure('of all these said otherwise on several servers', counted.other, '0', counted.other === 0),
  ];
}
