import { randomUUID } from 'node:crypto';
import { oneOf, seeded } from '../../bench/bank/random.mjs';
import { measure } from '../../bench/run/load.mjs';
import { figure } from '../report/figure.mjs';

const [USUAL, TENFOLD] = [32, 320];
const GOODPUT = 0.9;
const P99_MS = 1_000;

const share = (part, whole) => Math.round((1_000 * part) / whole) / 10;

/** Ten times the connections, alone and beside as many that ask for lists: answers are served first, the surplus is refused. */
export async function drillOverload({ seed, openSystem, scale }) {
  const { api } = await openSystem();
  const random = seeded(41);
  const any = () => {
    const student = oneOf(random, seed.students);
    const map = oneOf(random, student.maps);
    const { question, alternatives } = oneOf(random, seed.questions.get(map));
    const body = {
      uuid: randomUUID(),
      questao_id: question,
      alternativa_id: oneOf(random, alternatives),
      mapa_id: map,
    };
    return { method: 'POST', path: '/api/customer-area/question/answer', token: student.token, body };
  };
  const list = () => ({ path: '/api/customer-area/question-map/user-maps', token: oneOf(random, seed.students).token });
  const run = (name, next, concurrency) =>
    measure(name, { origin: api.origin, next, seconds: scale.overloadSeconds, concurrency });
  await run('warm', any, USUAL);
  // The peak is the highest rate under the usual load, before and after.
  const first = await run('usual', any, USUAL);
  const tenfold = await run('tenfold', any, TENFOLD);
  const second = await run('usual', any, USUAL);
  const [beside] = await Promise.all([run('beside lists', any, TENFOLD), run('lists', list, TENFOLD)]);
  const peak = Math.max(first.por_segundo, second.por_segundo);
  const kept = share(tenfold.por_segundo, peak);
  return [
    figure(`answers a second, ${USUAL} connections`, peak),
    figure(`the same, ${TENFOLD} connections`, tenfold.por_segundo),
    figure('goodput kept, %', kept, '≥ 90', kept >= GOODPUT * 100),
    figure(`p99 of ${TENFOLD} connections, ms`, tenfold.p99_ms, '≤ 1000', tenfold.p99_ms <= P99_MS),
    figure(`beside ${TENFOLD} that ask for lists, a second`, beside.por_segundo),
    figure('p99 beside them, ms', beside.p99_ms, '≤ 1000', beside.p99_ms <= P99_MS),
    figure('answers refused beside them', beside.erros),
  ];
}
