import { between, oneOf, uuid } from '../../bench/bank/random.mjs';

const AREA = '/api/customer-area';
const CONFIDENCE = [undefined, 'chute', 'duvida', 'certeza'];

const post = (path, body) => ({ method: 'POST', path: AREA + path, body });
const put = (path, body) => ({ method: 'PUT', path: AREA + path, body });
const remove = (path) => ({ method: 'DELETE', path: AREA + path });

/** A question of one of the student's maps. */
function questionOf(random, { questions }, student) {
  const map = oneOf(random, student.maps);
  return { map, ...oneOf(random, questions.get(map)) };
}

function answer(random, scene, student) {
  const again = student.answers.length > 0 && random() < 0.1;
  if (again) return post('/question/answer', oneOf(random, student.answers));
  const { map, question, alternatives } = questionOf(random, scene, student);
  const places = [{ mapa_id: map }, { mapa_id: map }, {}];
  if (student.notebooks.length > 0) places.push({ caderno_id: oneOf(random, student.notebooks) });
  const body = {
    ...{ uuid: uuid(random), questao_id: question, alternativa_id: oneOf(random, alternatives) },
    ...{ confianca: oneOf(random, CONFIDENCE), dispositivo: student.device, sequencia: student.answers.length + 1 },
    ...oneOf(random, places),
  };
  student.answers.push(body);
  return post('/question/answer', body);
}

function beginSitting(random, _scene, student) {
  const id = uuid(random);
  student.sittings.push(id);
  return post('/sitting', { id, prova_id: oneOf(random, student.maps) });
}

/** Acts on a thing that the student has made; without one nothing is done. */
const onOne = (kind, act) => (random, scene, student) =>
  student[kind].length > 0 ? act(oneOf(random, student[kind]), random, scene, student) : null;

/** Acts of studying with their weights: each gives a request, or null where there is nothing to act on. */
const ACTS = [
  [30, answer],
  [4, (random, scene, student) => post('/question-map/select', { mapa_id: oneOf(random, scene.maps(student)) })],
  [2, (random, _scene, student) => post('/question-map/reset', { mapa_id: oneOf(random, student.maps) })],
  [1, (random, _scene, student) => remove(`/question-map/${oneOf(random, student.maps)}`)],
  [
    3,
    (random, scene, student) => post('/question/favorite', { questao_id: questionOf(random, scene, student).question }),
  ],
  [2, (random, scene, student) => put(`/question/hidden/${questionOf(random, scene, student).question}`)],
  [1, (random, scene, student) => remove(`/question/hidden/${questionOf(random, scene, student).question}`)],
  [
    3,
    (random, scene, student) =>
      put(`/question/note/${questionOf(random, scene, student).question}`, {
        texto: `Anotação ${between(random, 1, 9)}`,
        revisao: 0,
      }),
  ],
  [
    2,
    (random, scene, student) => {
      const { question, alternatives } = questionOf(random, scene, student);
      const riscadas = [oneOf(random, alternatives)];
      return put(`/question/marks/${question}`, { versao: 1, destaques: [], riscadas, revisao: 0 });
    },
  ],
  [
    4,
    (random, scene, student) =>
      post('/question-notebook/', {
        nome: `Caderno ${between(random, 1, 9)}`,
        questoes: Array.from({ length: 4 }, () => questionOf(random, scene, student).question),
      }),
  ],
  [2, onOne('notebooks', (id) => post('/question-notebook/reset', { caderno_id: id }))],
  [1, onOne('notebooks', (id) => post('/question-notebook/duplicate', { caderno_id: id }))],
  [1, onOne('notebooks', (id) => remove(`/question-notebook/${id}`))],
  [2, onOne('notebooks', (id) => put(`/question-notebook/${id}`, { nome: 'Outro nome' }))],
  [
    3,
    onOne('notebooks', (id, random, scene, student) =>
      post(`/question-notebook/${id}/questions`, { questoes: [questionOf(random, scene, student).question] }),
    ),
  ],
  [3, beginSitting],
  [2, onOne('sittings', (id) => post(`/sitting/${id}/pause`))],
  [2, onOne('sittings', (id) => post(`/sitting/${id}/resume`))],
  [2, onOne('sittings', (id) => post(`/sitting/${id}/finish`))],
  [1, onOne('sittings', (id) => remove(`/sitting/${id}`))],
  [2, (random) => put('/study-plan', { minutos: Array.from({ length: 7 }, () => 15 * between(random, 0, 8)) })],
  [1, (random) => put('/reminder', { hora: between(random, 6, 22) })],
  [1, () => remove('/reminder')],
  [
    2,
    (random, scene, student) =>
      post('/question/comment', {
        questao_id: questionOf(random, scene, student).question,
        texto: `Comentário ${between(random, 1, 9)}`,
      }),
  ],
];
const TOTAL = ACTS.reduce((sum, [weight]) => sum + weight, 0);

/**
 * Draws the next request of a student.
 *
 * @param scene `questions` by map, with their alternatives, and `maps(student)`: those that may be chosen
 * @param student `{ maps, device, answers, notebooks, sittings }`: what exists; the act adds what it makes
 */
export function drawAct(random, scene, student) {
  for (;;) {
    let left = random() * TOTAL;
    const [, act] = ACTS.find(([weight]) => (left -= weight) < 0);
    const request = act(random, scene, student);
    if (request) return request;
  }
}

/** What a student sees: the paths of the screens that a history ends with. */
export const screensOf = ({ maps, notebooks, sittings }) =>
  [
    ...['/today', '/road', '/performance', '/user/plan', '/question-map/user-maps', '/question-notebook', '/sitting'],
    ...['/question/review', '/question/overconfident', '/question/user-favorites', '/question/hidden'],
    ...maps.flatMap((id) => [`/question-map/detail?id=${id}`, `/question-map/questions?id=${id}`]),
    ...maps.map((id) => `/exam/performance/${id}`),
    ...notebooks.map((id) => `/question-notebook/${id}/questions`),
    ...sittings.flatMap((id) => [`/sitting/${id}`, `/sitting/${id}/result`]),
  ].map((path) => AREA + path);
