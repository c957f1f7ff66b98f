import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { sittingsApi } from '../resources/sittings';
import { studentMapsApi } from '../resources/student-maps';
import {
  createTestStore,
  listOf,
  offline,
  refuse,
  sampleMap,
  sampleMapDetail,
  sampleQuestion,
  sampleSitting,
  sampleSummary,
  sampleUuid,
  sampleVerdict,
  type FakeCalls,
} from '../testing';
import { askOpenSittings } from '../store/open-sittings';
import type { TabChannel } from '../transport/tab-channel';
import { packState, type PackQuestion } from './pack';
import { createPacks, type PackNews } from './packs';
import { refreshPacks } from './refresh-packs';
import { takePack } from './take-pack';

const MAP = 7;
const SITTING = sampleUuid(700);
const KEY = { alternativa_id: 12, letra: 'B', comentario: null };
const { mapQuestions, studentMap } = studentMapsApi.endpoints;
const { beginSitting, finishSitting } = sittingsApi.endpoints;

type Given = Pick<NonNullable<PackQuestion['resposta']>, 'acertou'> & { revelada?: boolean };

/** A student's map on the server: five questions, some answered, some withheld. */
interface Server {
  given: Map<number, Given>;
  withheld: Set<number>;
  /** Beyond the day's limit. */
  blocked: Set<number>;
  ids: number[];
  epoca: number;
  map: 'own' | 'gone' | 'moved';
}

let student: string | null;
let server: Server;

const questionOf = (id: number) => {
  const given = server.withheld.has(id) ? undefined : server.given.get(id);
  return {
    ...sampleQuestion({ id }),
    resposta: given
      ? {
          uuid: sampleUuid(id),
          alternativa_id: given.revelada ? null : 12,
          acertou: given.acertou,
          revelada: given.revelada ?? false,
          respondida_em: '2026-11-22T13:00:00.000Z',
          versao: 1,
        }
      : null,
    gabarito: given ? KEY : null,
    ...(server.blocked.has(id) && { bloqueada: true, enunciado: '' }),
  };
};

function progressNow() {
  const answered = [...server.given].filter(([, { revelada }]) => !revelada);
  const shown = answered.filter(([id]) => !server.withheld.has(id));
  return {
    total: server.ids.length,
    respondidas: answered.length,
    certas: shown.filter(([, { acertou }]) => acertou === true).length,
    erradas: shown.filter(([, { acertou }]) => acertou === false).length,
    abertas: server.ids.length - server.given.size,
  };
}

function pageNow({ estado = 'todas' }: { estado?: string }) {
  const isAnswered = (id: number) =>
    server.given.get(id)?.revelada === false || server.given.get(id)?.revelada === undefined;
  const ids = estado === 'todas' ? server.ids : server.ids.filter((id) => server.given.has(id) && isAnswered(id));
  return {
    data: ids.map(questionOf),
    total: ids.length,
    current_page: 1,
    last_page: 1,
    per_page: 100,
    ...(estado !== 'todas' && { estado_ate: 1 }),
  };
}

const CALLS: FakeCalls = {
  'GET /api/customer-area/question-map/detail': () =>
    server.map === 'own'
      ? sampleMapDetail({ mapa: sampleMap({ id: MAP, nome: 'ENEM' }), epoca: server.epoca, progresso: progressNow() })
      : refuse(404, { erro: ['Esse mapa não está entre os seus.'] }),
  'GET /api/customer-area/question-map/questions': (args) => pageNow(args) as never,
  'GET /api/customer-area/question-map/old/{id}': () =>
    server.map === 'moved'
      ? ({ mapa: sampleMap({ id: MAP }), nova_versao: sampleMap({ id: 8, nome: 'ENEM 2027' }) } as never)
      : refuse(404, { erro: ['Esse mapa não está entre os seus.'] }),
  'GET /api/customer-area/question-map/user-maps': listOf() as never,
  'GET /api/customer-area/question-notebook': listOf(),
  'GET /api/customer-area/sitting': () => listOf(...(server.withheld.size > 0 ? [sampleSummary({ id: SITTING })] : [])),
  'POST /api/customer-area/sitting': () =>
    sampleSitting({
      id: SITTING,
      questoes: [...server.withheld].map((id) => ({ ...questionOf(id), area: 'MT' })) as never,
    }),
  'POST /api/customer-area/sitting/{id}/finish': sampleSummary({ id: SITTING, estado: 'entregue' }) as never,
  'GET /api/customer-area/sitting/{id}': () => refuse(404, { erro: ['Esse simulado não está entre os seus.'] }),
};

/** A tab of the student; `tabs` connects it to the other one. */
function open(tabs?: TabChannel<PackNews>, calls: FakeCalls = {}) {
  let isOnline = true;
  const packs = createPacks({ owner: () => student, ...(tabs && { tabs }) });
  const guarded = Object.fromEntries(
    Object.entries({ ...CALLS, ...calls }).map(([call, answer]) => [
      call,
      (args: never) =>
        isOnline ? (typeof answer === 'function' ? (answer as (args: never) => unknown)(args) : answer) : offline(),
    ]),
  ) as FakeCalls;
  const test = createTestStore({ calls: guarded, student: { id: 'ana', token: 't' }, taken: packs });
  const { dispatch } = test.store;
  const source = { mapa_id: MAP };
  return {
    ...test,
    packs,
    take: () =>
      takePack({ dispatch, packs, source, signal: new AbortController().signal, onProgress: () => undefined }),
    refresh: (open: string[] = []) => refreshPacks({ dispatch, packs, open }),
    setOnline: (now: boolean) => void (isOnline = now),
    /** The state of each question on an offline page: right, wrong, read or open, and whether the key is shown. */
    async shown() {
      isOnline = false;
      const { data, error } = await dispatch(
        mapQuestions.initiate({ id: MAP, gabarito: true }, { subscribe: false, forceRefetch: true }),
      );
      if (error) return undefined;
      isOnline = true;
      return data?.data.map(({ resposta, gabarito }) => {
        const state = !resposta ? 'open' : resposta.revelada ? 'read' : resposta.acertou ? 'right' : 'wrong';
        return gabarito ? `${state}, key` : state;
      });
    },
    state: async () => (await packs.list()).map(packState),
  };
}

const verdict = (change: Partial<ReturnType<typeof sampleVerdict>>) => {
  const result = { ...sampleVerdict({ uuid: sampleUuid(1), questao_id: 1 }), versao: 1, ...change };
  const body = { questao_id: 1, alternativa_id: 12, mapa_id: MAP, uuid: sampleUuid(1) };
  return { uuid: sampleUuid(1), student: 'ana', body, status: 'confirmed', result } as const;
};

beforeEach(() => {
  indexedDB = new IDBFactory();
  localStorage.clear();
  student = 'ana';
  server = {
    given: new Map([[2, { acertou: true }]]),
    withheld: new Set(),
    blocked: new Set(),
    ids: [1, 2, 3],
    epoca: 1,
    map: 'own',
  };
});

describe('an answer held back by a sitting', () => {
  it('is shown offline as recorded once the sitting has ended, even on another device or a new page', async () => {
    const before = open();
    server.withheld.add(1);
    await before.take();
    await before.packs.noteVerdict(verdict({ retida: true, acertou: null }));
    expect(await before.shown()).toEqual(['open', 'right, key', 'open']);
    server.withheld.clear();
    server.given.set(1, { acertou: false });
    const after = open();
    await after.refresh();
    expect(await after.shown()).toEqual(['wrong, key', 'right, key', 'open']);
    expect(await open().shown()).toEqual(['wrong, key', 'right, key', 'open']);
  });

  it('given as "Só ler" is shown with its key as well', async () => {
    const tab = open();
    await tab.take();
    server.given.set(3, { acertou: null, revelada: true });
    await tab.refresh();
    expect(await tab.shown()).toEqual(['open', 'right, key', 'read, key']);
  });

  it('is shown in another tab that had read the pack before', async () => {
    const listeners: ((news: PackNews) => void)[] = [];
    const end = (own: number): TabChannel<PackNews> => ({
      tell: (news) => listeners[1 - own]?.(news),
      listen: (listener) => void (listeners[own] = listener),
      close: () => undefined,
    });
    const one = open(end(0));
    const other = open(end(1));
    await one.take();
    expect(await other.shown()).toEqual(['open', 'right, key', 'open']);
    server.given.set(1, { acertou: true });
    await one.refresh();
    expect(await other.shown()).toEqual(['right, key', 'right, key', 'open']);
    await one.packs.remove({ mapa_id: MAP });
    expect([await other.shown(), await other.packs.list()]).toEqual([undefined, []]);
  });
});

describe('a question of an open sitting', () => {
  it('shows neither key nor verdict offline until the sitting ends, even from a pack taken before', async () => {
    const tab = open();
    await tab.take();
    server.withheld.add(2);
    await tab.store.dispatch(beginSitting.initiate({ id: SITTING, prova_id: 57 } as never));
    await tab.packs.questions('ana', `mapa-${MAP}`);
    expect(await tab.shown()).toEqual(['open', 'open', 'open']);
    expect(await open().shown()).toEqual(['open', 'open', 'open']);
    server.withheld.clear();
    await tab.store.dispatch(finishSitting.initiate({ id: SITTING }));
    await tab.packs.questions('ana', `mapa-${MAP}`);
    expect(await tab.shown()).toEqual(['open', 'right, key', 'open']);
  });

  it('no longer shows them if the sitting began on another device, once this one was online', async () => {
    const tab = open();
    server.given.set(3, { acertou: null, revelada: true });
    await tab.take();
    server.withheld = new Set([2, 3]);
    await tab.refresh([SITTING]);
    expect(await tab.shown()).toEqual(['open', 'open', 'open']);
    server.withheld.clear();
    await tab.refresh([]);
    expect(await tab.shown()).toEqual(['open', 'right, key', 'read, key']);
  });

  it('is listed and counted as answered, as on the server, neither right nor wrong', async () => {
    const tab = open();
    server.given.set(1, { acertou: true });
    await tab.take();
    server.withheld.add(2);
    await tab.store.dispatch(beginSitting.initiate({ id: SITTING, prova_id: 57 } as never));
    await tab.packs.questions('ana', `mapa-${MAP}`);
    const listed = async () => {
      const pages = await Promise.all(
        (['respondidas', 'certas', 'nao_respondidas'] as const).map((estado) =>
          tab.store.dispatch(mapQuestions.initiate({ id: MAP, estado }, { forceRefetch: true, subscribe: false })),
        ),
      );
      return pages.map(({ data }) => data?.data.map(({ id }) => id));
    };
    const head = async () =>
      (await tab.store.dispatch(studentMap.initiate({ id: MAP }, { forceRefetch: true, subscribe: false }))).data
        ?.progresso;
    const online = await head();
    tab.setOnline(false);
    expect(await listed()).toEqual([[1, 2], [1], [3]]);
    expect(await head()).toEqual(online);
  });

  it('is shown again after another device reported the end, on a page opened offline', async () => {
    const before = open();
    await before.take();
    server.withheld.add(2);
    await before.store.dispatch(beginSitting.initiate({ id: SITTING, prova_id: 57 } as never));
    await before.packs.questions('ana', `mapa-${MAP}`);
    const tab = open();
    tab.setOnline(false);
    const list = tab.store.dispatch(mapQuestions.initiate({ id: MAP, estado: 'respondidas', gabarito: true }));
    await list;
    const shown = () =>
      mapQuestions.select({ id: MAP, estado: 'respondidas', gabarito: true })(tab.store.getState() as never).data?.data;
    expect(shown()).toMatchObject([{ id: 2, resposta: null, gabarito: null }]);
    server.withheld.clear();
    tab.setOnline(true);
    await askOpenSittings(tab.store.dispatch);
    await waitFor(() => expect(shown()).toMatchObject([{ id: 2, resposta: { acertou: true }, gabarito: KEY }]));
    list.unsubscribe();
  });

  it('is shown again if this device stored the sitting and another one has discarded it', async () => {
    const tab = open();
    await tab.take();
    server.withheld.add(2);
    await tab.store.dispatch(beginSitting.initiate({ id: SITTING, prova_id: 57 } as never));
    server.withheld.clear();
    await tab.refresh([]);
    expect(await tab.shown()).toEqual(['open', 'right, key', 'open']);
  });
});

describe('the comparison of a pack with the server', () => {
  it("costs one call if only this device's answers have changed", async () => {
    const tab = open();
    await tab.take();
    server.given.set(1, { acertou: true });
    await tab.packs.noteVerdict(verdict({}));
    tab.seen.length = 0;
    await tab.refresh();
    expect(tab.seen.map(({ call }) => call)).toEqual(['GET /api/customer-area/question-map/detail']);
  });

  it('reports that its map is gone or replaced, and nothing once the map is back', async () => {
    const tab = open();
    await tab.take();
    server.map = 'gone';
    await tab.refresh();
    expect(await tab.state()).toEqual([{ kind: 'gone' }]);
    // The pack can be read until the student removes it.
    expect(await tab.shown()).toHaveLength(3);
    server.map = 'moved';
    await tab.refresh();
    expect(await tab.state()).toEqual([{ kind: 'moved', to: { id: 8, nome: 'ENEM 2027' } }]);
    server.map = 'own';
    await tab.refresh();
    expect(await tab.state()).toEqual([{ kind: 'current' }]);
  });

  it('reports nothing if the connection is lost', async () => {
    const tab = open();
    await tab.take();
    const [before] = await tab.packs.list();
    server.map = 'gone';
    tab.setOnline(false);
    await tab.refresh();
    expect(await tab.packs.list()).toEqual([before]);
    expect(await tab.take()).toMatchObject({ failure: { kind: 'call', error: { kind: 'offline' } } });
    expect(await tab.packs.list()).toEqual([before]);
  });

  it('reports new questions without fetching them, as they count towards the day', async () => {
    const tab = open();
    await tab.take();
    server.ids = [1, 2, 3, 4];
    server.given.set(1, { acertou: true });
    tab.seen.length = 0;
    await tab.refresh();
    expect(tab.seen.filter(({ call }) => call.endsWith('/questions')).map(({ args }) => args.estado)).toEqual([
      'respondidas',
    ]);
    expect(await tab.shown()).toEqual(['right, key', 'right, key', 'open']);
    expect(await tab.state()).toEqual([{ kind: 'incomplete', missing: 1, isLimited: false }]);
  });

  it('resets a partial pack together with its map', async () => {
    server.blocked.add(3);
    const tab = open();
    await tab.take();
    server.given.clear();
    server.epoca = 2;
    await tab.refresh();
    expect(await tab.shown()).toEqual(['open', 'open']);
  });
});
