import { randomUUID } from 'node:crypto';
import { oneOf, seeded } from '../bank/random.mjs';
import { measure } from '../run/load.mjs';
import { readMapQuestions } from '../run/students.mjs';
import { bankInMemory } from './await-log.mjs';

const path = '/api/customer-area/question/answer';
const crowd = 200;
const answersEach = 10;
/** Ten times the connections of the first row. */
const [usual, tenfold] = [32, 320];

/** All students at once: their maps, a page of one, then answers one after the other; one row per step. */
async function studyTogether({ api, who, own, answer, report }) {
  const steps = [
    ['meus mapas', 1, () => ({ path: '/api/customer-area/question-map/user-maps' }), (status) => status === 200],
    // An earlier run may have served a student of the free plan all of today's questions.
    [
      'questões do mapa',
      1,
      ({ maps }) => ({ path: `/api/customer-area/question-map/questions?id=${maps[0]}` }),
      (status) => status === 200 || status === 403,
    ],
    ['respostas', answersEach, (student) => answer(student), (status) => status === 200],
  ];
  for (const [name, times, call, accepts] of steps) {
    const left = own.flatMap((student) => Array.from({ length: times }, () => student));
    const next = () => {
      const student = left.pop();
      return student ? { token: student.token, ...call(student) } : null;
    };
    report.add(
      'respostas',
      await measure(`${crowd} ${who}: ${name}`, { origin: api.origin, next, seconds: 30, concurrency: crowd, accepts }),
    );
  }
}

/** Answers: at full rate, by 200 students at once, and by ten times the connections, alone and beside lists. */
export async function measureAnswers({ api, bank, scale, seconds, students, report }) {
  await bankInMemory(api);
  const random = seeded(scale.semente + 3);
  const questions = await readMapQuestions(bank.url, students);
  const answer = (student) => {
    const map = oneOf(random, student.maps);
    const { question, alternatives } = oneOf(random, questions.get(map));
    return {
      method: 'POST',
      path,
      token: student.token,
      body: { uuid: randomUUID(), questao_id: question, alternativa_id: oneOf(random, alternatives), mapa_id: map },
    };
  };
  const any = () => answer(oneOf(random, students));
  report.add(
    'respostas',
    await measure(`respostas, ${usual} ligações`, { origin: api.origin, next: any, seconds, concurrency: usual }),
  );
  // A new process has neither compiled these calls nor planned their statements.
  await studyTogether({ api, who: 'estudantes juntos, processo novo', own: students.slice(0, crowd), answer, report });
  await studyTogether({ api, who: 'outros juntos em seguida', own: students.slice(-crowd), answer, report });

  let shed = 0;
  const accepts = (status) => {
    if (status === 503) shed += 1;
    return status === 200;
  };
  const overload = async (name, next, concurrency) => {
    shed = 0;
    const row = await measure(name, { origin: api.origin, next, seconds, concurrency, accepts });
    return { ...row, medida: `${name} (${shed} recusadas com 503)`, erros: row.erros - shed };
  };
  report.add('respostas', await overload(`respostas, ${tenfold} ligações`, any, tenfold));
  const lists = measure('listas ao lado', {
    origin: api.origin,
    next: () => ({ path: '/api/customer-area/question-map/user-maps', token: oneOf(random, students).token }),
    seconds,
    concurrency: tenfold,
    accepts: () => true,
  });
  report.add('respostas', await overload(`respostas, ${tenfold} ligações, e tantas listas`, any, tenfold));
  await lists;
}
