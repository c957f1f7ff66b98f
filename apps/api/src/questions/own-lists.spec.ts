import type { CallKey } from '@mapa/api-contract';
import { QUESTION_ORDERS } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import { mapQuestions, questionMaps } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, createVersion, type TestContent } from '@mapa/server-search/testing';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { storeNotebook } from '@mapa/server-study/testing';

const ANSWER = 'POST /api/customer-area/question/answer';
const HIDE = 'PUT /api/customer-area/question/hidden/{id}';
const SHOW = 'DELETE /api/customer-area/question/hidden/{id}';
const OVERCONFIDENT = 'GET /api/customer-area/question/overconfident';
const MAP = 'GET /api/customer-area/question-map/questions';
const NOTEBOOK = 'GET /api/customer-area/question-notebook/{id}/questions';
const PER_PAGE = 3;
const QUESTIONS = 22;
const STATES = ['nao_respondidas', 'respondidas', 'certas', 'erradas'] as const;

let api: TestApp;
let content: TestContent;
let all: TestContent['questions'];
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  const made = [];
  for (let n = 0; n < QUESTIONS; n += 1) {
    const question = await content.createQuestion({
      slot: 20 + n,
      subject: n % 2 ? content.crasis : content.regency,
      overrides: { difficulty: 1 + (n % 5), year: 2015 + (n % 4), sourceKey: String(n) },
    });
    await api.db
      .insert(mapQuestions)
      .values({ mapId: content.map.id, subjectId: question.subject.id, questionId: question.id, slot: question.slot });
    made.push(question);
  }
  all = [...content.questions, ...made, content.outsider];
});
afterAll(() => api.close());

interface Listing {
  ids: number[];
  total: number;
  last: number;
  ate?: number | undefined;
  estado_ate?: number | undefined;
}

/** A page of one list. */
type ReadPage = (student: Entered, args: Record<string, unknown>) => Promise<Listing>;
type Row = { id: number } | { questao: { id: number } };
const readBy =
  (call: CallKey, fixed: Record<string, unknown>): ReadPage =>
  async ({ token }, args) => {
    const { data, total, last_page, ate, estado_ate } = (await api.ok(call, { ...fixed, ...args }, token)) as never as {
      data: Row[];
      total: number;
      last_page: number;
      ate?: number;
      estado_ate?: number;
    };
    return {
      ids: data.map((row) => ('questao' in row ? row.questao.id : row.id)),
      total,
      last: last_page,
      ate,
      estado_ate,
    };
  };

type Collection = { mapa_id?: number; caderno_id?: string };
const question = (id: number) => all.find((one) => one.id === id) as (typeof all)[number];
const answer = ({ token }: Entered, id: number, isRight: boolean, rest: Record<string, unknown> = {}) =>
  api.ok(ANSWER, { questao_id: id, alternativa_id: isRight ? question(id).right : question(id).wrong, ...rest }, token);
const hide = ({ token }: Entered, id: number) => api.ok(HIDE, { id }, token);
const show = ({ token }: Entered, id: number) => api.call(SHOW, { id }, token);

/** A student with a question in every state: right, wrong, revealed, untouched, hidden, hidden and shown again. */
async function studied(collection: Collection = {}): Promise<Entered> {
  const student = await enter(api, { plan: 'plano_pago_primary' });
  if (collection.mapa_id)
    await api.ok('POST /api/customer-area/question-map/select', { mapa_id: collection.mapa_id }, student.token);
  for (const [at, { id }] of all.entries()) {
    if (at % 5 < 2) await answer(student, id, at % 5 === 0, { ...collection, confianca: 'certeza' });
    if (at % 5 === 2 && at % 2) await api.ok(ANSWER, { questao_id: id, revelada: true, ...collection }, student.token);
    if (at % 3 === 0 || at % 7 === 1) await hide(student, id);
    if (at % 7 === 1) await show(student, id);
  }
  return student;
}

/** Acts of a student, and of another tab, between two pages; they change every state to every other. */
async function act(student: Entered, ids: number[], collection: Collection = {}): Promise<void> {
  for (const [at, id] of ids.entries()) {
    await answer(student, id, at % 2 === 0, collection);
    if (at === 1) await answer(student, id, true, { confianca: 'certeza' });
    // An answer that waited on a device: given long ago, arrived just now.
    if (at === 2)
      await answer(student, id, true, {
        ...collection,
        respondida_em: new Date(Date.now() - 14 * 86_400_000).toISOString(),
      });
    if (at === 3) await api.ok(ANSWER, { questao_id: id, revelada: true, ...collection }, student.token);
    await (at % 2 ? hide(student, id) : show(student, id));
    if (at % 4 === 0) await hide(student, id);
    if (at % 4 === 3) await show(student, id);
  }
}

/** Reads all pages forwards and backwards with answers in between: each page keeps the questions it had at the opening. */
async function readAllPages(read: ReadPage, student: Entered, collection: Collection = {}): Promise<number[]> {
  const opened = await read(student, { per_page: 100 });
  const first = await read(student, { per_page: PER_PAGE });
  const anchor = {
    per_page: PER_PAGE,
    ...(first.ate !== undefined && { ate: first.ate }),
    ...(first.estado_ate !== undefined && { estado_ate: first.estado_ate }),
  };
  const seen = [...first.ids];
  const elsewhere = all.flatMap(({ id }) => (opened.ids.includes(id) ? [] : [id]));
  await act(student, [...first.ids, ...elsewhere.slice(-2)], collection);
  for (let page = 2; page <= first.last; page += 1) {
    const { ids, total } = await read(student, { ...anchor, page });
    expect(total).toBe(opened.total);
    seen.push(...ids);
    // Another tab is ahead of this one.
    await act(student, [...ids, ...opened.ids.slice(-1), ...elsewhere.slice(2 * page, 2 * page + 2)], collection);
  }
  expect(seen).toEqual(opened.ids);
  const again = [];
  for (let page = first.last; page >= 1; page -= 1) again.unshift(...(await read(student, { ...anchor, page })).ids);
  expect(again).toEqual(opened.ids);
  return opened.ids;
}

const orders = [
  ...QUESTION_ORDERS.map(({ value }) => [value, { ordem: value }] as const),
  ['a text', { busca: 'crase' }] as const,
  ['a paper', () => ({ prova_id: [content.exam.id] })] as const,
];

const filters = [
  ...STATES.map((estado) => ({ estado })),
  { ocultas: 'excluir' },
  { ocultas: 'somente' },
  { estado: 'erradas', ocultas: 'excluir' },
];
// Both calls use one function (`searchQuestions`): the list of lines tests each filter and each order, not all pairs.
const walks = filters.flatMap((filter, at) =>
  orders.flatMap(([name, order], nth) => [
    ['GET /api/question', filter, name, order] as const,
    ...(nth === at % orders.length ? [['GET /api/question/list', filter, name, order] as const] : []),
  ]),
);

it.each(walks)('%s by the own state %j in the order of %s, page by page while answering', async (...args) => {
  const [call, filter, , order] = args;
  const fixed = { ...filter, ...(typeof order === 'function' ? order() : order) };
  const ids = await readAllPages(readBy(call, fixed), await studied());
  expect(ids.length).toBeGreaterThan(0);
});

it.each(STATES)('"%s" counts answers without a recorded arrival as earlier than the list', async (estado) => {
  const student = await studied();
  await api.pool.query('update answers set took_place = null where student_id = $1', [student.id]);
  await api.pool.query('update student_questions set changed_at = null where student_id = $1', [student.id]);
  expect((await readAllPages(readBy('GET /api/question', { estado }), student)).length).toBeGreaterThan(PER_PAGE);
});

describe.each(STATES)('a collection filtered by "%s", page by page while answering', (estado) => {
  it('skips and repeats nothing in a map', async () => {
    const collection = { mapa_id: content.map.id };
    expect(
      (await readAllPages(readBy(MAP, { id: collection.mapa_id, estado }), await studied(collection), collection))
        .length,
    ).toBeGreaterThan(PER_PAGE);
  });

  it('skips and repeats nothing in a notebook', async () => {
    const student = await enter(api, { plan: 'plano_pago_primary' });
    const collection = {
      caderno_id: await storeNotebook(
        api,
        student.id,
        all.map(({ id }) => id),
      ),
    };
    for (const [at, { id }] of all.entries()) if (at % 5 < 3) await answer(student, id, at % 2 === 0, collection);
    expect(
      (await readAllPages(readBy(NOTEBOOK, { id: collection.caderno_id, estado }), student, collection)).length,
    ).toBeGreaterThan(PER_PAGE);
  });
});

it('skips and repeats nothing among confident wrong answers', async () => {
  expect((await readAllPages(readBy(OVERCONFIDENT, {}), await studied())).length).toBeGreaterThan(PER_PAGE);
});

describe('a list that is requested anew', () => {
  it('reflects the answers given meanwhile', async () => {
    const student = await studied();
    const read = readBy('GET /api/question', { estado: 'nao_respondidas' });
    const { ids } = await read(student, { per_page: PER_PAGE });
    await act(student, ids);
    const anew = await read(student, { per_page: 100 });
    expect(anew.ids.filter((id) => ids.includes(id))).toEqual([]);
  });

  it('is kept from the very first answer on', async () => {
    const student = await enter(api);
    const read = readBy('GET /api/question', { estado: 'nao_respondidas' });
    const { ids, estado_ate } = await read(student, { per_page: PER_PAGE });
    await act(student, ids);
    expect((await read(student, { per_page: PER_PAGE, estado_ate })).ids).toEqual(ids);
  });

  it('starts with a reset: later answers of the new epoch remove nothing from it', async () => {
    const collection = { mapa_id: content.map.id };
    const student = await studied(collection);
    const read = readBy(MAP, { id: collection.mapa_id, estado: 'nao_respondidas' });
    const { estado_ate } = await read(student, { per_page: PER_PAGE });
    await api.ok('POST /api/customer-area/question-map/reset', collection, student.token);
    const opened = await read(student, { per_page: 100, estado_ate });
    expect(opened.ids).toHaveLength(all.length - 1);
    await act(student, opened.ids.slice(0, PER_PAGE), collection);
    expect((await read(student, { per_page: 100, estado_ate })).ids).toEqual(opened.ids);
  });
});

describe('the anchor of a list', () => {
  it('comes only with the own state, in responses that no cache shares', async () => {
    const { token } = await studied();
    expect(await api.ok('GET /api/question', {}, token)).not.toHaveProperty('estado_ate');
    expect(await api.ok('GET /api/question', { estado_ate: 1 })).not.toHaveProperty('estado_ate');
    expect(
      await api.ok(MAP, { id: content.map.id }, (await studied({ mapa_id: content.map.id })).token),
    ).not.toHaveProperty('estado_ate');
    const { headers } = await api.call('GET /api/question', { estado: 'certas', estado_ate: 1 }, token);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await api.call('GET /api/question', { estado: 'certas', estado_ate: 'ontem' }, token)).status).toBe(422);
  });
});

it.each(['map', 'notebook'])(
  'a list of a %s keeps a question whose new wording is answered meanwhile',
  async (kind) => {
    const student = await enter(api, { plan: 'plano_pago_primary' });
    const made = [];
    for (const slot of [2, 3, 4])
      made.push(
        await content.createQuestion({
          slot,
          subject: content.crasis,
          overrides: { sourceKey: `${kind} ${slot}`, examId: null },
        }),
      );
    const ids = made.map(({ id }) => id);
    const collection =
      kind === 'map' ? { mapa_id: content.otherMap.id } : { caderno_id: await storeNotebook(api, student.id, ids) };
    if (collection.mapa_id) {
      await api.db.insert(mapQuestions).values(
        made.map(({ id, slot }) => ({
          mapId: content.otherMap.id,
          subjectId: content.crasis.id,
          questionId: id,
          slot,
        })),
      );
      await api.ok('POST /api/customer-area/question-map/select', collection, student.token);
    }
    for (const { id, wrong } of made)
      await api.ok(ANSWER, { questao_id: id, alternativa_id: wrong, ...collection }, student.token);
    const listOf = (estado: string) =>
      kind === 'map'
        ? readBy(MAP, { id: collection.mapa_id, estado })
        : readBy(NOTEBOOK, { id: collection.caderno_id, estado });
    const [wrong, right] = [await listOf('erradas')(student, {}), await listOf('certas')(student, {})];
    const [, key] = await createVersion(api.db, ids[0] ?? 0, {
      alternatives: ['Alternativa A', '*Alternativa B', 'Alternativa C', 'Alternativa D'],
    });
    await api.ok(ANSWER, { questao_id: ids[0], alternativa_id: key, ...collection }, student.token);
    const asOpened = async (estado: string, { estado_ate }: Listing) =>
      (await listOf(estado)(student, { estado_ate })).ids;
    expect([await asOpened('erradas', wrong), await asOpened('certas', right)]).toEqual([ids, []]);
    expect([(await listOf('erradas')(student, {})).ids, (await listOf('certas')(student, {})).ids]).toEqual([
      ids.slice(1),
      ids.slice(0, 1),
    ]);
  },
);

it('a list of a newer edition also keeps the questions moved with the student', async () => {
  const student = await enter(api, { plan: 'plano_pago_primary' });
  const made = await content.createQuestion({
    slot: 7,
    subject: content.crasis,
    overrides: { sourceKey: 'edition', examId: null },
  });
  const publish = async (slug: string) => {
    const [map] = await api.db.insert(questionMaps).values({ name: slug, slug }).returning();
    await api.db
      .insert(mapQuestions)
      .values({ mapId: map?.id ?? 0, subjectId: content.crasis.id, questionId: made.id, slot: 1 });
    return map?.id ?? 0;
  };
  const [older, newer] = [await publish('edition-1'), await publish('edition-2')];
  await api.db.update(questionMaps).set({ replacedBy: newer }).where(eq(questionMaps.id, older));
  await api.ok('POST /api/customer-area/question-map/select', { mapa_id: older }, student.token);
  await api.ok(ANSWER, { questao_id: made.id, alternativa_id: made.wrong, mapa_id: older }, student.token);
  await api.ok('POST /api/customer-area/question-map/migrate', { mapa_id: older }, student.token);
  const read = readBy(MAP, { id: newer, estado: 'erradas' });
  const { estado_ate } = await read(student, {});
  const [, key] = await createVersion(api.db, made.id, {
    alternatives: ['Alternativa A', '*Alternativa B', 'Alternativa C', 'Alternativa D'],
  });
  await api.ok(ANSWER, { questao_id: made.id, alternativa_id: key, mapa_id: newer }, student.token);
  expect([(await read(student, { estado_ate })).ids, (await read(student, {})).ids]).toEqual([[made.id], []]);
});
