import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { sittingsApi } from '../resources/sittings';
import {
  createTestStore,
  listOf,
  offline,
  sampleMarks,
  sampleSitting,
  sampleSummary,
  type FakeCalls,
} from '../testing';
import { createPacks } from './packs';

const VIEW = 'GET /api/customer-area/sitting/{id}';
const LIST = 'GET /api/customer-area/sitting';
const MARKS = 'PUT /api/customer-area/sitting/{id}/marks';
const { sitting, sittings, writeMarks } = sittingsApi.endpoints;
const { id, agora } = sampleSitting();
const soon = new Date(Date.parse(agora) + 5_000).toISOString();

let student: string | null;

function open(calls: FakeCalls) {
  const packs = createPacks({ owner: () => student });
  const { store } = createTestStore({ calls, student: { id: 'ana', token: 't' }, taken: packs });
  const read = async () => (await store.dispatch(sitting.initiate({ id }, { forceRefetch: true }))).data;
  return { packs, store, read };
}

/** The offline page's response; it is stored shortly after the call that it repeats. */
const readOffline = () => open({ [VIEW]: offline(), [LIST]: offline() }).read();

beforeEach(() => {
  indexedDB = new IDBFactory();
  localStorage.clear();
  student = 'ana';
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) if (tries > 200) throw new Error('it never held');
}

describe('an open sitting', () => {
  it('is shown offline as the server last sent it, with its marks and a clock that has run on', async () => {
    const online = open({ [VIEW]: sampleSitting(), [MARKS]: ({ marcas }) => sampleMarks(marcas, { agora: soon }) });
    await online.read();
    await online.store.dispatch(writeMarks.initiate({ id, marcas: [{ questao_id: 101, alternativa_id: 1012 }] }));
    await until(async () => (await readOffline())?.marcas[0]?.alternativa_id === 1012);
    // The age is a separate field: a view that claimed to be current would hide marks that were sent after it.
    const shown = await readOffline();
    expect(shown?.questoes).toHaveLength(3);
    expect(shown).toMatchObject({ agora: soon, idade_ms: expect.any(Number) });
  });

  // The sender then removes its own copy of the mark, which a page loaded offline would miss.
  it('contains a sent mark as soon as its call has returned', async () => {
    const online = open({ [VIEW]: sampleSitting(), [MARKS]: ({ marcas }) => sampleMarks(marcas, { agora: soon }) });
    await online.read();
    await online.store.dispatch(writeMarks.initiate({ id, marcas: [{ questao_id: 101, alternativa_id: 1012 }] }));
    expect((await readOffline())?.marcas[0]).toMatchObject({ questao_id: 101, alternativa_id: 1012 });
  });

  it('is not overwritten by a view that was requested earlier', async () => {
    await open({ [VIEW]: sampleSitting({ agora: soon, marcadas: 2 }) }).read();
    await until(async () => (await readOffline())?.marcadas === 2);
    await open({ [VIEW]: sampleSitting({ marcadas: 1 }) }).read();
    await open({ [LIST]: listOf(sampleSummary()) }).store.dispatch(sittings.initiate({ page: 1 }));
    expect((await readOffline())?.marcadas).toBe(2);
  });

  it('is shown to its student alone, and no longer once it is finished', async () => {
    await open({ [VIEW]: sampleSitting() }).read();
    await until(async () => (await readOffline()) !== undefined);
    student = 'bia';
    expect(await readOffline()).toBeUndefined();
    student = 'ana';
    await open({ [VIEW]: sampleSitting({ agora: soon, estado: 'entregue' }) }).read();
    await until(async () => (await readOffline()) === undefined);
  });
});
