import 'fake-indexeddb/auto';
import { PACK_DATABASE } from '@mapa/domain';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { notebooksApi } from '../resources/notebooks';
import { planningApi } from '../resources/planning/planning';
import { studentMapsApi } from '../resources/student-maps';
import {
  listOf,
  offline,
  refuse,
  sampleQuestion,
  sampleToday,
  sampleVerdict,
  createTestStore,
  type FakeCalls,
} from '../testing';
import { createPacks } from './packs';
import { takePack } from './take-pack';

const MAP = 7;
const UUID = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0001';
const PAGES = 'GET /api/customer-area/question-map/questions';
const DETAIL = 'GET /api/customer-area/question-map/detail';

const detail = { mapa: { id: MAP, nome: 'ENEM' }, epoca: 1, assuntos: [], progresso: { total: 3 } } as never;
const question = (id: number, over = {}) => ({
  ...sampleQuestion({ id }),
  resposta: null,
  gabarito: null,
  anotada: false,
  ...over,
});
const page = (questions: object[], current_page = 1, last_page = 1) =>
  ({ data: questions, total: 3, current_page, last_page, per_page: 100 }) as never;

let student: string | null;

function open(calls: FakeCalls) {
  let isOnline = true;
  const packs = createPacks({ owner: () => student });
  const guarded = Object.fromEntries(
    Object.entries(calls).map(([call, answer]) => [
      call,
      (args: never) =>
        isOnline ? (typeof answer === 'function' ? (answer as (args: never) => unknown)(args) : answer) : offline(),
    ]),
  ) as FakeCalls;
  const test = createTestStore({ calls: guarded, student: { id: 'ana', token: 't' }, taken: packs });
  const take = (signal = new AbortController().signal) =>
    takePack({ dispatch: test.store.dispatch, packs, source: { mapa_id: MAP }, signal, onProgress: () => undefined });
  const read = () =>
    test.store.dispatch(
      studentMapsApi.endpoints.mapQuestions.initiate({ id: MAP, gabarito: true, page: 1 }, { forceRefetch: true }),
    );
  return {
    ...test,
    packs,
    take,
    read,
    goOffline: () => void (isOnline = false),
    setOnline: (now: boolean) => void (isOnline = now),
  };
}

beforeEach(() => {
  indexedDB = new IDBFactory();
  localStorage.clear();
  student = 'ana';
});

const CALLS: FakeCalls = {
  'GET /api/customer-area/sitting': listOf(),
  'GET /api/customer-area/question-map/user-maps': listOf() as never,
  [DETAIL]: detail,
  [PAGES]: page([question(1), question(2)]),
};

describe("a student's pack", () => {
  it('is refused as forbidden, without a call, while the device does not know the student', async () => {
    student = null;
    const { take, seen } = open(CALLS);
    expect([await take(), seen]).toEqual([{ failure: { kind: 'forbidden' } }, []]);
  });

  it('answers the calls of its place offline, on a newly loaded page, and no other call', async () => {
    const first = open(CALLS);
    expect(await first.take()).toMatchObject({ pack: { ids: [1, 2], withheld: 0 } });
    const later = open(CALLS);
    later.goOffline();
    expect((await later.read()).data?.data.map(({ id }) => id)).toEqual([1, 2]);
    const shown = await later.store.dispatch(studentMapsApi.endpoints.studentMap.initiate({ id: MAP }));
    expect(shown.data?.mapa.nome).toBe('ENEM');
    const other = await later.store.dispatch(studentMapsApi.endpoints.studentMap.initiate({ id: 8 }));
    expect(other.error).toMatchObject({ kind: 'offline' });
  });

  it('is shown to nobody else on the device, and is removed with the session', async () => {
    const test = open(CALLS);
    await test.take();
    test.goOffline();
    student = 'bia';
    expect((await test.read()).error).toMatchObject({ kind: 'offline' });
    expect(await test.packs.list()).toEqual([]);
    student = 'ana';
    await new Promise<void>((resolve, reject) => {
      const gone = indexedDB.deleteDatabase(PACK_DATABASE);
      gone.onsuccess = () => resolve();
      gone.onerror = () => reject(new Error('still open'));
      gone.onblocked = () => reject(new Error('a page keeps it'));
    });
    expect(await open(CALLS).packs.list()).toEqual([]);
  });

  it('stays on the device if its update is stopped at any point, or cannot be stored', async () => {
    const test = open(CALLS);
    await test.take();
    const { keep } = test.packs;
    const stop = new AbortController();
    test.packs.keep = (...args) => keep(...args).then(() => stop.abort());
    expect(await test.take(stop.signal)).toEqual({ failure: { kind: 'stopped' } });
    expect(await test.packs.list()).toHaveLength(1);
    test.packs.keep = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    expect(await test.take()).toEqual({ failure: { kind: 'full' } });
    expect(await test.packs.list()).toHaveLength(1);
  });

  it('and its list show the same progress offline: that of the answers on the device', async () => {
    const told = { total: 3, respondidas: 0, certas: 0, erradas: 0, abertas: 3 };
    const line = { ...(detail as object), progresso: told } as never;
    const tab = open({
      [PAGES]: page([question(1), question(2), question(3)]),
      [DETAIL]: line,
      'GET /api/customer-area/question-map/user-maps': listOf(line) as never,
      'GET /api/customer-area/question-notebook': listOf(),
    });
    await tab.take();
    const body = { questao_id: 1, alternativa_id: 12, mapa_id: MAP, uuid: UUID };
    const result = { ...sampleVerdict({ uuid: UUID, questao_id: 1, acertou: true }), versao: question(1).versao };
    await tab.packs.noteVerdict({ uuid: UUID, student: 'ana', body, status: 'confirmed', result });
    tab.setOnline(false);
    const { studentMaps, studentMap } = studentMapsApi.endpoints;
    const list = (await tab.store.dispatch(studentMaps.initiate(undefined, { forceRefetch: true }))).data;
    const head = (await tab.store.dispatch(studentMap.initiate({ id: MAP }, { forceRefetch: true }))).data;
    const now = { total: 3, respondidas: 1, certas: 1, erradas: 0, abertas: 2 };
    expect([list?.data[0]?.progresso, head?.progresso]).toEqual([now, now]);
  });

  it('includes the list of its collection, even if that was shown before the first download', async () => {
    const test = open(CALLS);
    await test.store.dispatch(studentMapsApi.endpoints.studentMaps.initiate());
    await test.take();
    const later = open(CALLS);
    later.goOffline();
    await waitFor(async () => {
      const { data } = await later.store.dispatch(
        studentMapsApi.endpoints.studentMaps.initiate(undefined, { forceRefetch: true }),
      );
      expect(data).toBeDefined();
    });
  });

  it('contains an answer once its verdict arrives, with its key', async () => {
    const test = open(CALLS);
    await test.take();
    const body = { questao_id: 1, alternativa_id: 12, mapa_id: MAP, uuid: UUID };
    const result = { ...sampleVerdict({ uuid: UUID, questao_id: 1 }), versao: sampleQuestion({ id: 1 }).versao };
    await test.packs.noteVerdict({ uuid: UUID, student: 'ana', body, status: 'confirmed', result });
    test.goOffline();
    const [first, second] = (await test.read()).data?.data ?? [];
    expect([first?.resposta?.uuid, first?.gabarito?.letra]).toEqual([UUID, result.gabarito.letra]);
    expect([second?.resposta, second?.gabarito]).toEqual([null, null]);
  });

  it('is updated by what the student reads online', async () => {
    let statement = 'Antes.';
    const test = open({ ...CALLS, [PAGES]: () => page([question(1, { enunciado: statement })]) });
    await test.take();
    statement = 'Depois.';
    await test.read();
    const told = async () => (await createPacks({ owner: () => student }).read(request as never))?.data;
    const request = { call: PAGES, args: { id: MAP, page: 1 } };
    await waitFor(async () => expect(await told()).toMatchObject({ data: [{ enunciado: 'Depois.' }] }));
  });

  it('leaves out questions withheld by the day’s limit, and reports their number', async () => {
    const test = open({
      ...CALLS,
      [PAGES]: ({ page: asked = 1 }: { page?: number }) =>
        asked === 1
          ? page([question(1), question(2, { bloqueada: true, enunciado: '' })], 1, 2)
          : refuse(403, { erro: ['Por hoje chega.'] }),
    } as FakeCalls);
    const outcome = await test.take();
    expect(outcome).toMatchObject({ pack: { ids: [1] } });
    expect('pack' in outcome && outcome.pack.withheld).toBeGreaterThan(0);
  });

  it.each([
    ['the connection is lost', { [PAGES]: offline() }, { kind: 'call', error: { kind: 'offline' } }],
    [
      'the plan refuses all',
      { [PAGES]: refuse(403, { erro: ['Não.'] }) },
      { kind: 'call', error: { kind: 'forbidden' } },
    ],
  ])('is not stored if %s', async (_why, calls, failure) => {
    const test = open({ ...CALLS, ...calls } as FakeCalls);
    expect(await test.take()).toMatchObject({ failure });
    expect(await test.packs.list()).toEqual([]);
  });

  it('is not stored on a full disk, and the student is informed', async () => {
    const test = open(CALLS);
    const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await test.take()).toEqual({ failure: { kind: 'full' } });
    full.mockRestore();
    expect(await test.packs.list()).toEqual([]);
  });

  it('is not written after its student has left, even in the middle', async () => {
    const test = open({
      ...CALLS,
      [PAGES]: () => {
        student = null;
        return page([question(1)]);
      },
    });
    await test.take();
    student = 'ana';
    expect(await test.packs.list()).toEqual([]);
  });

  it('is removed at the student’s request', async () => {
    const test = open(CALLS);
    await test.take();
    await test.packs.remove({ mapa_id: MAP });
    test.goOffline();
    expect((await test.read()).error).toMatchObject({ kind: 'offline' });
  });

  it('is removed offline, and its waiting answers are sent all the same', async () => {
    const ANSWER = 'POST /api/customer-area/question/answer';
    const test = open({ ...CALLS, [ANSWER]: ({ uuid, questao_id }) => sampleVerdict({ uuid, questao_id }) });
    await test.take();
    test.setOnline(false);
    await test.outbox.enqueue('ana', { questao_id: 1, alternativa_id: 12, mapa_id: MAP });
    await test.packs.remove({ mapa_id: MAP });
    expect(await test.packs.list()).toEqual([]);
    expect(test.outbox.snapshot().pending).toHaveLength(1);
    test.setOnline(true);
    await test.outbox.drain(5_000);
    expect(test.outbox.snapshot().pending).toEqual([]);
    expect(test.seen.at(-1)).toMatchObject({ call: ANSWER, args: { questao_id: 1, mapa_id: MAP } });
  });

  it('contains the notes of its questions with their revisions, and marks the others as having none', async () => {
    const NOTE = 'GET /api/customer-area/question/note/{id}';
    const note = { questao_id: 1, texto: 'Rever.', revisao: 4, atualizada_em: null };
    const first = open({ ...CALLS, [PAGES]: page([question(1, { anotada: true }), question(2)]), [NOTE]: note });
    await first.take();
    first.goOffline();
    await first.read();
    const { note: readNote } = (await import('../resources/study-aids')).studyAidsApi.endpoints;
    const told = async (id: number) =>
      (await first.store.dispatch(readNote.initiate({ id }, { forceRefetch: true }))).data;
    expect(await told(1)).toEqual(note);
    expect(await told(2)).toMatchObject({ texto: null, revisao: 0 });
  });
});

it('includes the list of notebooks, which leads to the pack', async () => {
  const LIST = 'GET /api/customer-area/question-notebook';
  const listed = { data: [], total: 0, current_page: 1, last_page: 1, per_page: 20 };
  const test = open({ ...CALLS, [LIST]: listed });
  await test.take();
  const ask = () => test.store.dispatch(notebooksApi.endpoints.notebooks.initiate({ page: 1 }, { forceRefetch: true }));
  await ask();
  test.goOffline();
  await waitFor(async () => expect((await ask()).data).toEqual(listed));
});

it("the student's day is stored on every device, marked as stored, and shown to nobody else", async () => {
  const first = open({ 'GET /api/customer-area/today': sampleToday() });
  const readDay = () =>
    first.store.dispatch(planningApi.endpoints.today.initiate(undefined, { forceRefetch: true, subscribe: false }));
  expect((await readDay()).data).toEqual(sampleToday());
  first.goOffline();
  await waitFor(async () => expect((await readDay()).data).toEqual({ ...sampleToday(), guardado: true }));
  student = 'bia';
  expect((await readDay()).error).toMatchObject({ kind: 'offline' });
});
