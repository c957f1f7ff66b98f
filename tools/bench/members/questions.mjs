import { performance } from 'node:perf_hooks';
import { seeded, between, oneOf } from '../bank/random.mjs';
import { measure } from '../run/load.mjs';
import { residentMb } from '../run/api.mjs';
import { filterDraws, queryOf, readChoices, readDefinitions } from './filters.mjs';
import { bankInMemory } from './await-log.mjs';

const calls = { lista: '/api/question/list', contagem: '/api/question/count', incidencia: '/api/question/incidence' };

/** Name → how to draw one query of that shape. */
function shapes(definitions, choices, students, random) {
  const { draws, combinable } = filterDraws(definitions);
  const { options, fallback } = definitions.estado;
  const states = options.map(({ value }) => value).filter((value) => value !== fallback);
  const several = (count) => Array.from({ length: count }, () => oneOf(random, combinable));
  const of = (names) => () => ({ query: queryOf(draws, names(), choices, random) });
  return {
    'sem filtro': of(() => []),
    ...Object.fromEntries(Object.keys(draws).map((name) => [name, of(() => [name])])),
    'dois filtros': of(() => several(2)),
    'três filtros': of(() => several(3)),
    'filtro e palavra': of(() => [...several(1), 'palavra']),
    'estado próprio': () => {
      const query = queryOf(draws, several(1), choices, random);
      query.set('estado', oneOf(random, states));
      return { query, token: oneOf(random, students).token };
    },
  };
}

const ordered =
  (order) =>
  ({ query, token }, call, random) => {
    if (call === 'lista' && order) query.set('ordem', order);
    if (call === 'lista' && order === null) query.set('page', String(between(random, 2, 40)));
    return { path: `${calls[call]}?${query}`, token };
  };

/** Question list, count and incidence under every kind of filter, alone and combined; then all at once. */
export async function measureQuestions({ api, bank, scale, seconds, students, report }) {
  const random = seeded(scale.semente + 1);
  const choices = await readChoices(bank.url);
  const before = residentMb(api.pid);
  const began = performance.now();
  const built = await bankInMemory(api);
  report.note('indice', {
    pronto_s: built && Math.round((performance.now() - began) / 100) / 10,
    memoria_antes_mb: before,
    memoria_depois_mb: residentMb(api.pid),
    ...built,
  });

  const drawn = shapes(await readDefinitions(), choices, students, random);
  const short = Math.max(0.2, seconds / 4);
  const run = async (name, next, concurrency) =>
    report.add(
      'questões',
      await measure(name, { origin: api.origin, next, seconds: short, concurrency, accepts: isAnswered }),
    );
  // A page beyond the end is refused with 404, which counts as a response.
  const isAnswered = (status) => status === 200 || status === 404;
  for (const [name, draw] of Object.entries(drawn)) {
    for (const call of Object.keys(calls)) await run(`${call}: ${name}`, () => ordered()(draw(), call, random), 2);
  }
  for (const [name, order] of [
    ['página funda', null],
    ['recentes', 'recentes'],
    ['dificuldade', 'dificuldade'],
  ]) {
    await run(`lista: ${name}`, () => ordered(order)(drawn['dois filtros'](), 'lista', random), 2);
  }
  const all = Object.values(drawn);
  const mixed = () => ordered()(oneOf(random, all)(), oneOf(random, Object.keys(calls)), random);
  for (const concurrency of [2, 8]) {
    const row = await measure(`tudo misturado, ${concurrency} de uma vez`, {
      origin: api.origin,
      next: mixed,
      seconds: seconds * 3,
      concurrency,
      accepts: isAnswered,
    });
    report.add('questões', row);
  }
  report.note('memoria_ao_fim_mb', residentMb(api.pid));
}
