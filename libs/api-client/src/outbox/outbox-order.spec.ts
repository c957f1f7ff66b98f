/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import type { AnswerBody } from '../resources/answers';
import { createIdbStorage } from './storage/idb-storage';
import { createFakeServer, failure } from '../testing/outbox/fake-server';
import { closeTabs, openTab, settled } from '../testing/outbox/tabs';

const ana = ['ana', 'token-of-ana'] as const;
const answer = (questao_id: number) => ({ questao_id, alternativa_id: questao_id * 10 + 1 });

/** A server that records requests; unavailable until `listen` is called. */
function createListener() {
  const server = createFakeServer();
  const bodies: AnswerBody[] = [];
  server.feel(() => failure('offline'));
  const listen = () => server.feel((body) => void bodies.push(body));
  return { server, bodies, listen };
}

beforeEach(() => {
  indexedDB = new IDBFactory();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(async () => {
  closeTabs();
  await settled();
  jest.useRealTimers();
});

describe('the order of answers for the server', () => {
  it('is given by the device and its count, which continues over tabs and reloads whatever the clock does', async () => {
    const { server, bodies, listen } = createListener();
    const [first, second] = [openTab(server), openTab(server)];
    await Promise.all([first.open(...ana), second.open(...ana)]);
    jest.setSystemTime(new Date('2026-03-01T12:00:00Z'));
    await first.submitAnswer('ana', answer(1));
    jest.setSystemTime(new Date('2025-03-01T12:00:00Z'));
    await second.submitAnswer('ana', answer(2));
    closeTabs();
    const later = openTab(server);
    await later.open(...ana);
    await later.submitAnswer('ana', answer(3));
    listen();
    later.setOnline(true);
    await settled();
    expect(bodies.map(({ questao_id }) => questao_id)).toEqual([1, 2, 3]);
    expect(new Set(bodies.map(({ dispositivo }) => dispositivo)).size).toBe(1);
    const counts = bodies.map(({ sequencia }) => sequencia ?? 0);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts).size).toBe(3);
  });

  it('states the times of answering and sending by the same clock, however wrong that is', async () => {
    const { server, bodies, listen } = createListener();
    jest.setSystemTime(new Date('2025-03-01T12:00:00Z'));
    const outbox = openTab(server);
    await outbox.open(...ana);
    await outbox.submitAnswer('ana', answer(1));
    jest.setSystemTime(new Date('2025-03-15T12:00:00Z'));
    listen();
    outbox.setOnline(true);
    await settled();
    expect(bodies).toMatchObject([
      { respondida_em: '2025-03-01T12:00:00.000Z', enviada_em: '2025-03-15T12:00:00.000Z' },
    ]);
  });

  it('starts anew, as another device, once the storage is lost', async () => {
    const { server, bodies, listen } = createListener();
    listen();
    for (const id of [1, 2]) {
      const outbox = openTab(server);
      await outbox.open(...ana);
      await outbox.submitAnswer('ana', answer(id));
      closeTabs();
      indexedDB = new IDBFactory();
    }
    expect(new Set(bodies.map(({ dispositivo }) => dispositivo)).size).toBe(2);
  });

  it('includes answers that an older tab stored, and leaves it nothing to send', async () => {
    const { server, bodies, listen } = createListener();
    listen();
    const body = {
      ...answer(1),
      uuid: '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0001',
      respondida_em: '2026-03-01T12:00:00.000Z',
    };
    await createIdbStorage().add({
      uuid: body.uuid,
      student: 'ana',
      body,
      createdAt: 0,
      state: 'pending',
      attempts: 0,
      lastError: null,
    });
    const outbox = openTab(server);
    await outbox.open(...ana);
    await settled();
    expect(bodies).toMatchObject([{ ...body, dispositivo: expect.any(String), sequencia: expect.any(Number) }]);
    expect(await createIdbStorage().list('ana')).toEqual([]);
    expect(await createIdbStorage().get(bodies[0]?.dispositivo ?? '')).toBeUndefined();
  });

  it('continues with a database made by an older version', async () => {
    const db = await openDB('mapa-outbox', 1, {
      upgrade(made) {
        const store = made.createObjectStore('answers', { keyPath: 'seq', autoIncrement: true });
        store.createIndex('uuid', 'uuid', { unique: true });
        store.createIndex('student', 'student');
      },
    });
    const uuid = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0002';
    const body = { ...answer(7), uuid, respondida_em: '2026-03-01T12:00:00.000Z' };
    await db.add('answers', { uuid: '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0009', student: '#device' });
    await db.add('answers', {
      ...{ uuid, student: 'ana', body, createdAt: 0 },
      ...{ state: 'pending', attempts: 2, lastError: 'Sem conexão.' },
    });
    db.close();
    const { server, bodies, listen } = createListener();
    listen();
    const outbox = openTab(server);
    await outbox.open(...ana);
    await settled();
    expect(bodies).toMatchObject([{ ...body, dispositivo: '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0009', sequencia: 2 }]);
    expect(await createIdbStorage().list('ana')).toEqual([]);
  });
});
