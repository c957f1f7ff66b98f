import { type ModelCollection, type State, judged } from './model-collection';
import type { ModelQuestion } from './model-question';
import { textOf } from './scene';
import type { Study } from './study';
import { readPage } from './paged-list';

const STATES: State[] = ['nao_respondidas', 'respondidas', 'certas', 'erradas'];

const idsOf = (questions: ModelQuestion[]): number[] => questions.map(({ id }) => id).sort((one, other) => one - other);
const sorted = (ids: number[]): number[] => [...ids].sort((one, other) => one - other);

const detailOf = (study: Study, { kind, id }: ModelCollection) =>
  kind === 'map'
    ? study.ok('GET /api/customer-area/question-map/detail', { id })
    : study.ok('GET /api/customer-area/question-notebook/id', { id });

/** Progress and epoch of everything in the student's list. */
export async function checkProgress(study: Study): Promise<void> {
  for (const collection of Object.values(study.collections)) {
    if (!collection.isListed) continue;
    const { progresso, epoca } = await detailOf(study, collection);
    expect([collection.name, epoca, progresso]).toEqual([collection.name, collection.epoch, collection.progress()]);
  }
}

/** Compares everything that the student can read with the model. */
export async function checkAll(study: Study): Promise<void> {
  await checkProgress(study);
  await checkStored(study);
  await checkLists(study);
  for (const question of study.questions) {
    await checkQuestion(study, question);
    await checkStatistics(study, question);
  }
  const { total, respondidas, certas, erradas } = await study.ok('GET /api/customer-area/exam/performance/{id}', {
    id: study.scene.content.exam.id,
  });
  expect({ total, respondidas, certas, erradas }).toEqual(study.model.score(study.collections.map.slots));
  await checkReview(study);
}

/** No answer is lost, none is stored twice, and each is as it was given. */
async function checkStored(study: Study): Promise<void> {
  const { rows } = await study.scene.api.pool.query(
    `select id as uuid, question_id as question, version, epoch, correct, counted, revealed, key_released as "keyReleased", took_place as "tookPlace"
     from answers where student_id = $1 order by created_at`,
    [study.student.id],
  );
  expect(rows).toEqual(
    [...study.model.history.values()].map(
      ({ uuid, question, version, epoch, correct, counted, revealed, keyReleased, tookPlace }) => ({
        uuid,
        question: question.id,
        version,
        epoch,
        correct,
        counted,
        revealed,
        keyReleased,
        tookPlace,
      }),
    ),
  );
}

async function checkLists(study: Study): Promise<void> {
  for (const state of STATES) {
    const { ids } = await readPage(study, null, state);
    expect(['the bank', state, sorted(ids)]).toEqual([
      'the bank',
      state,
      idsOf(study.model.within(state, study.questions)),
    ]);
    for (const collection of Object.values(study.collections)) {
      if (!collection.isListed) continue;
      const found = await readPage(study, collection, state);
      expect([collection.name, state, sorted(found.ids)]).toEqual([
        collection.name,
        state,
        idsOf(collection.within(state)),
      ]);
    }
  }
}

/** A question is put as it is today, with the last answer as it was given, and with its key where that was to today's wording. */
async function checkQuestion(study: Study, question: ModelQuestion): Promise<void> {
  const { resposta, gabarito, redacao_anterior, versao } = await study.ok('GET /api/customer-area/question/{id}', {
    id: question.id,
  });
  const { today } = question;
  const latest = study.model.latestAnswer(question);
  const isEarlier = latest !== undefined && !question.isToday(latest.version);
  const key = (version: number) => {
    const { options, key: text } = question.of(version);
    return question.annulled ? null : options.find((option) => option.text === text)?.id;
  };
  expect({
    question: question.name,
    versao,
    resposta: resposta && {
      uuid: resposta.uuid,
      acertou: resposta.acertou,
      revelada: resposta.revelada,
      versao: resposta.versao,
    },
    gabarito: gabarito && gabarito.alternativa_id,
    anterior: redacao_anterior ? [redacao_anterior.versao, redacao_anterior.gabarito?.alternativa_id] : null,
  }).toEqual({
    question: question.name,
    versao: today.version,
    resposta: latest
      ? { uuid: latest.uuid, acertou: judged(latest), revelada: latest.revealed, versao: latest.version }
      : null,
    gabarito: latest && !isEarlier ? key(today.version) : null,
    anterior: latest && isEarlier ? [latest.version, key(latest.version)] : null,
  });
}

/** The student is the only one there is. */
async function checkStatistics(study: Study, question: ModelQuestion): Promise<void> {
  const { respostas, acertos, alternativas, proprias } = await study.ok(
    'GET /api/customer-area/question/statistics/{id}',
    { id: question.id },
  );
  const first = study.model.firstForAll(question);
  const key = question.annulled ? undefined : question.todays(question.today.key)?.id;
  const own = [...study.model.history.values()].filter((given) => given.question === question && !given.revealed);
  const isShown = study.model.latestAnswer(question) !== undefined;
  expect({
    question: question.name,
    respostas,
    acertos,
    chosen: (alternativas ?? []).filter((one) => one.respostas > 0).map((one) => one.alternativa_id),
    own: proprias.map(({ acertou }) => acertou),
  }).toEqual({
    question: question.name,
    respostas: first === undefined ? 0 : 1,
    acertos: isShown ? Number(first !== undefined && first === key) : null,
    chosen: isShown && first !== undefined ? [first] : [],
    own: own.reverse().map(judged),
  });
}

/** The queue, as it is once everything is due, puts questions as they are today. */
async function checkReview(study: Study): Promise<void> {
  const { model, questions } = study;
  const read = () => study.ok('GET /api/customer-area/question/review', { per_page: 100 });
  await read();
  await study.scene.api.pool.query(
    `update review_cards set due_at = now() - interval '1 day' where student_id = $1 and due_at is not null`,
    [study.student.id],
  );
  const { data } = await read();
  const due = questions.filter((question) => model.reviews(question) > 0 && !question.annulled);
  const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
  expect(
    data
      .map(({ questao, revisoes }) => ({ id: questao.id, resumo: questao.resumo.replace(' .', '.'), revisoes }))
      .sort(byId),
  ).toEqual(
    due
      .map((question) => ({
        id: question.id,
        resumo: textOf(question.today.statement),
        revisoes: model.reviews(question),
      }))
      .sort(byId),
  );
  const sure = await study.ok('GET /api/customer-area/question/overconfident', { per_page: 100 });
  expect(sorted(sure.data.map(({ questao }) => questao.id))).toEqual(
    idsOf(questions.filter((question) => model.isOverconfident(question))),
  );
}
