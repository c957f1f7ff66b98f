/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createIdbStorage } from './storage/idb-storage';
import { openStorage } from './storage/open-storage';
import { broken, busy, overloadedAnswer, createFakeServer, failure } from '../testing/outbox/fake-server';
import { closeTabs, openTab, settled } from '../testing/outbox/tabs';

const ana = ['ana', 'token-of-ana'] as const;
const answer = (questao_id: number) => ({ questao_id, alternativa_id: questao_id * 10 + 1 });
const kept = async (student = 'ana') => (await createIdbStorage().list(student)).map(({ body }) => body.questao_id);

beforeEach(() => {
  indexedDB = new IDBFactory();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(async () => {
  closeTabs();
  await settled();
  jest.useRealTimers();
});

describe('an answer given online', () => {
  it('is stored before it is sent, and removed once confirmed', async () => {
    const server = createFakeServer();
    const onDisk: number[][] = [];
    server.feel(async () => void onDisk.push(await kept()));
    const outbox = openTab(server);
    await outbox.open(...ana);
    const submission = await outbox.submitAnswer('ana', answer(1));
    expect(submission).toMatchObject({ status: 'confirmed', result: { questao_id: 1, acertou: true } });
    expect([onDisk, await kept(), outbox.snapshot().pending]).toEqual([[[1]], [], []]);
  });

  it('carries its time and its id, so that a replay is recognised', async () => {
    jest.setSystemTime(new Date('2026-03-01T12:00:00Z'));
    const server = createFakeServer();
    const bodies: unknown[] = [];
    server.feel((body) => void bodies.push(body));
    const outbox = openTab(server);
    await outbox.open(...ana);
    const submission = await outbox.submitAnswer('ana', answer(1));
    const uuid = 'uuid' in submission ? submission.uuid : '';
    expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
    const time = '2026-03-01T12:00:00.000Z';
    expect(bodies).toEqual([
      {
        ...answer(1),
        uuid,
        respondida_em: time,
        enviada_em: time,
        dispositivo: expect.stringMatching(/^[0-9a-f-]{36}$/),
        sequencia: expect.any(Number),
      },
    ]);
  });

  it('is reported as recorded if no verdict came within 8 s; the verdict follows', async () => {
    const server = createFakeServer();
    let release = () => undefined as void;
    server.feel(() => new Promise((resolve) => void (release = () => resolve(undefined))));
    const outbox = openTab(server);
    await outbox.open(...ana);
    let submission: unknown;
    const submitted = outbox.submitAnswer('ana', answer(1)).then((value) => (submission = value));
    await settled();
    await jest.advanceTimersByTimeAsync(7_999);
    expect(submission).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await submitted;
    expect(submission).toMatchObject({ status: 'recorded' });
    const heard = jest.fn();
    outbox.onVerdict((submission as { uuid: string }).uuid, heard);
    release();
    await settled();
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ status: 'confirmed' }));
  });
});

describe('without a connection', () => {
  it('answers are recorded at once, shown as pending, and sent in order once online', async () => {
    const server = createFakeServer();
    server.feel(() => failure('offline'));
    const outbox = openTab(server);
    await outbox.open(...ana);
    for (const id of [3, 1, 2])
      expect(await outbox.submitAnswer('ana', answer(id))).toMatchObject({ status: 'recorded' });
    outbox.setOnline(false);
    expect(outbox.snapshot()).toMatchObject({ online: false, pending: [{ student: 'ana' }, {}, {}] });
    server.feel(() => undefined);
    outbox.setOnline(true);
    await settled();
    expect([server.stored(), outbox.snapshot().pending, await kept()]).toEqual([['ana:3', 'ana:1', 'ana:2'], [], []]);
  });

  it('answers survive the tab and are sent by the next one', async () => {
    const server = createFakeServer();
    server.feel(() => failure('offline'));
    const first = openTab(server);
    await first.open(...ana);
    await first.submitAnswer('ana', answer(1));
    closeTabs();
    server.feel(() => undefined);
    const second = openTab(server);
    await second.open(...ana);
    expect(second.snapshot().pending).toHaveLength(1);
    await settled();
    expect([server.stored(), await kept()]).toEqual([['ana:1'], []]);
  });
});

describe('a failing server', () => {
  it('is tried again by itself, each time after twice the delay', async () => {
    const server = createFakeServer();
    server.feel(() => failure('unavailable'));
    const outbox = openTab(server);
    await outbox.open(...ana);
    void outbox.submitAnswer('ana', answer(1));
    await settled();
    const triesAfter = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      await settled();
      return server.requests.length;
    };
    expect([
      await triesAfter(0),
      await triesAfter(999),
      await triesAfter(1),
      await triesAfter(1_999),
      await triesAfter(1),
    ]).toEqual([1, 1, 2, 2, 3]);
    expect(outbox.snapshot().pending).toMatchObject([{ attempts: 3, lastError: 'Recusada.' }]);
    server.feel(() => undefined);
    expect([await triesAfter(4_000), server.stored()]).toEqual([4, ['ana:1']]);
  });

  it('has 8 s in all for a verdict, retries included', async () => {
    const server = createFakeServer();
    server.feel(() => (server.requests.length > 1 ? undefined : failure('unavailable')));
    const outbox = openTab(server);
    await outbox.open(...ana);
    const submitted = outbox.submitAnswer('ana', answer(1));
    await settled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await submitted).toMatchObject({ status: 'confirmed' });
  });

  it('is tried again after the delay although the clock was set back by weeks meanwhile', async () => {
    const server = createFakeServer();
    server.feel(() => busy(30));
    const outbox = openTab(server);
    await outbox.open(...ana);
    await outbox.submitAnswer('ana', answer(1));
    server.feel(() => undefined);
    jest.setSystemTime(Date.now() - 40 * 86_400_000);
    outbox.wake();
    await jest.advanceTimersByTimeAsync(30_000);
    await settled();
    expect(server.stored()).toEqual(['ana:1']);
  });

  it.each([
    ['of many requests (429)', busy(30)],
    ['of load (503)', overloadedAnswer(30)],
  ])('is not called for as long as it asks because %s, whatever happens meanwhile', async (_why, refusal) => {
    const server = createFakeServer();
    server.feel(() => refusal);
    const outbox = openTab(server);
    await outbox.open(...ana);
    expect(await outbox.submitAnswer('ana', answer(1))).toMatchObject({ status: 'recorded' });
    server.feel(() => undefined);
    await jest.advanceTimersByTimeAsync(29_999);
    outbox.wake();
    outbox.setOnline(true);
    const second = outbox.submitAnswer('ana', answer(2));
    await settled();
    expect(server.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await second).toMatchObject({ status: 'confirmed' });
    expect(server.stored()).toEqual(['ana:1', 'ana:2']);
  });

  it('that fails on one answer gets the others, except those to the same question', async () => {
    const server = createFakeServer();
    server.feel(() => failure('offline'));
    const outbox = openTab(server);
    await outbox.open(...ana);
    for (const id of [1, 1, 2]) await outbox.submitAnswer('ana', answer(id));
    const [first] = outbox.snapshot().pending;
    server.feel(({ uuid }) => (uuid === first?.uuid ? broken : undefined));
    outbox.setOnline(true);
    await settled();
    expect([server.stored(), await kept()]).toEqual([['ana:2'], [1, 1]]);
  });

  it('that fails on three answers is not sent the rest', async () => {
    const server = createFakeServer();
    server.feel(() => failure('offline'));
    const outbox = openTab(server);
    await outbox.open(...ana);
    for (const id of [1, 2, 3, 4, 5]) await outbox.submitAnswer('ana', answer(id));
    server.requests.length = 0;
    server.feel(() => broken);
    outbox.setOnline(true);
    await settled();
    expect([server.requests.length, await kept()]).toEqual([3, [1, 2, 3, 4, 5]]);
  });
});

describe('an answer that the server refuses', () => {
  it.each(['invalid', 'not-found', 'forbidden'] as const)(
    'as %s is kept with its sentence and delays no other',
    async (kind) => {
      const server = createFakeServer();
      server.feel(({ questao_id }) => (questao_id === 1 ? failure(kind, 'Esta questão não existe.') : undefined));
      const outbox = openTab(server);
      await outbox.open(...ana);
      expect(await outbox.submitAnswer('ana', answer(1))).toMatchObject({
        status: 'refused',
        message: 'Esta questão não existe.',
      });
      expect(await outbox.submitAnswer('ana', answer(2))).toMatchObject({ status: 'confirmed' });
      expect(outbox.snapshot()).toMatchObject({
        pending: [],
        refused: [{ state: 'refused', lastError: 'Esta questão não existe.' }],
      });
      expect([await kept(), server.requests.length]).toEqual([[1], 2]);
    },
  );

  it('is removed only when the student discards it', async () => {
    const server = createFakeServer();
    server.feel(() => failure('invalid'));
    const outbox = openTab(server);
    await outbox.open(...ana);
    const submission = await outbox.submitAnswer('ana', answer(1));
    await outbox.discard('uuid' in submission ? submission.uuid : '');
    expect([await kept(), outbox.snapshot().refused]).toEqual([[], []]);
  });

  it('can be sent once more by the student', async () => {
    const server = createFakeServer();
    server.feel(() => failure('forbidden'));
    const outbox = openTab(server);
    await outbox.open(...ana);
    const submission = await outbox.submitAnswer('ana', answer(1));
    server.feel(() => undefined);
    await outbox.retry('uuid' in submission ? submission.uuid : '');
    expect([server.stored(), await kept(), outbox.snapshot().refused]).toEqual([['ana:1'], [], []]);
  });

  it('cannot be discarded while it is pending', async () => {
    const server = createFakeServer();
    server.feel(() => failure('offline'));
    const outbox = openTab(server);
    await outbox.open(...ana);
    const submission = await outbox.submitAnswer('ana', answer(1));
    await outbox.discard('uuid' in submission ? submission.uuid : '');
    expect(await kept()).toEqual([1]);
  });
});

describe('a device that cannot store an answer', () => {
  it('reports so and sends nothing', async () => {
    const server = createFakeServer();
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const outbox = openTab({ ...server, storage: { ...createIdbStorage(), add: full } });
    await outbox.open(...ana);
    const submission = await outbox.submitAnswer('ana', answer(1));
    expect(submission).toMatchObject({
      status: 'not-saved',
      message: expect.stringContaining('Não foi possível guardar'),
    });
    expect([server.requests, outbox.snapshot().pending]).toEqual([[], []]);
    await expect(outbox.enqueue('ana', answer(1))).rejects.toThrow('full');
  });

  it('without any database keeps it in memory and does not report it as stored', async () => {
    const present = indexedDB;
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const server = createFakeServer();
    const outbox = openTab({ ...server, storage: openStorage() });
    globalThis.indexedDB = present;
    await outbox.open(...ana);
    expect(await outbox.submitAnswer('ana', answer(1))).toMatchObject({ status: 'confirmed' });
    expect(outbox.snapshot().persisted).toBe(false);
  });

  it('asks the browser for persistence once, and reports a refusal', async () => {
    const persist = jest.fn(async () => false);
    const outbox = openTab({ ...createFakeServer(), persist });
    await outbox.open(...ana);
    expect(outbox.snapshot().persisted).toBeUndefined();
    await outbox.submitAnswer('ana', answer(1));
    await outbox.submitAnswer('ana', answer(2));
    expect([outbox.snapshot().persisted, persist.mock.calls.length]).toEqual([false, 1]);
  });
});
