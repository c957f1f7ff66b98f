import { oneOf, seeded } from '../bank/random.mjs';
import { measure } from '../run/load.mjs';
import { bankInMemory } from './await-log.mjs';
import { filterDraws, queryOf, readChoices, readDefinitions } from './filters.mjs';

/** The other lists and incidences, a map's questions and a student's maps. */
export async function measureLists({ api, bank, scale, seconds, students, report }) {
  await bankInMemory(api);
  const random = seeded(scale.semente + 2);
  const choices = await readChoices(bank.url);
  const { draws } = filterDraws(await readDefinitions());
  const origin = (...names) => queryOf(draws, names, choices, random);
  const one = () => oneOf(random, students);
  const ownMap = (student) => oneOf(random, student.maps);
  const paths = {
    provas: () => ({ path: '/api/exam' }),
    'provas de uma banca': () => ({ path: `/api/exam?${origin('banca_id')}` }),
    'provas por cargo e texto': () => ({ path: `/api/exam?${origin('cargo')}&busca=prova` }),
    'uma prova': () => ({ path: `/api/exam/${oneOf(random, choices.exam)}` }),
    'incidência de uma prova': () => ({ path: `/api/exam/incidence?id=${oneOf(random, choices.exam)}` }),
    'incidência de uma banca': () => ({ path: `/api/exam/incidence?${origin('banca_id')}` }),
    'incidência de todas as provas': () => ({ path: '/api/exam/incidence' }),
    bancas: () => ({ path: '/api/institution?tipo=banca' }),
    'bancas por tamanho': () => ({ path: '/api/institution?tipo=banca&ordem=questoes' }),
    'raio-x de uma banca': () => ({ path: `/api/institution/${oneOf(random, choices.board)}` }),
    órgãos: () => ({ path: '/api/institution?tipo=orgao' }),
    matérias: () => ({ path: '/api/matter' }),
    mapas: () => ({ path: '/api/question-map' }),
    'mapas por texto': () => ({ path: '/api/question-map?busca=mapa' }),
    'incidência de um mapa': () => ({ path: `/api/question-map/incidence?id=${oneOf(random, choices.exam)}` }),
    'filtros de uma matéria': () => ({ path: `/api/question/filters/${oneOf(random, choices.matter)}` }),
    'questões de um mapa': () => {
      const student = one();
      return { path: `/api/customer-area/question-map/questions?id=${ownMap(student)}`, token: student.token };
    },
    'meus mapas': () => ({ path: '/api/customer-area/question-map/user-maps', token: one().token }),
  };
  for (const [name, next] of Object.entries(paths)) {
    report.add(
      'listas',
      await measure(name, { origin: api.origin, next, seconds: Math.max(0.2, seconds / 3), concurrency: 2 }),
    );
  }
}
