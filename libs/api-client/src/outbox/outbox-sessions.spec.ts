/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createIdbStorage } from './storage/idb-storage';
import { busy, createFakeServer, failure, hang } from '../testing/outbox/fake-server';
import { closeTabs, openTab, settled } from '../testing/outbox/tabs';

const answer = (questao_id: number) => ({ questao_id, alternativa_id: questao_id * 10 + 1 });
const kept = async (student: string) => (await createIdbStorage().list(student)).map(({ body }) => body.questao_id);
const ids = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

beforeEach(() => {
  indexedDB = new IDBFactory();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(async () => {
  closeTabs();
  await settled();
  jest.useRealTimers();
});

/** A tab of Ana's with pending answers that she gave without a connection. */
async function offlineTab(server: ReturnType<typeof createFakeServer>, questions: number[]) {
  server.feel(() => failure('offline'));
  const outbox = openTab(server);
  await outbox.open('ana', 'token-of-ana');
  for (const id of questions) await outbox.submitAnswer('ana', answer(id));
  server.feel(() => undefined);
  server.requests.length = 0;
  return outbox;
}

describe('the end of a session', () => {
  it('by a 401 stops the sending and keeps everything for the next login', async () => {
    const server = createFakeServer();
    const outbox = await offlineTab(server, [1, 2]);
    server.feel((_body, token) => (token === 'token-of-ana' ? undefined : failure('unauthorized')));
    await outbox.open('ana', 'revoked');
    await settled();
    outbox.wake();
    await settled();
    await jest.advanceTimersByTimeAsync(600_000);
    await settled();
    expect([server.requests.length, await kept('ana')]).toEqual([1, [1, 2]]);
    await outbox.open('ana', 'token-of-ana');
    await settled();
    expect([server.stored(), await kept('ana')]).toEqual([['ana:1', 'ana:2'], []]);
  });

  it('in the middle of a pass stops the pass', async () => {
    const server = createFakeServer();
    const outbox = await offlineTab(server, [1, 2, 3]);
    server.feel(() => outbox.close() as undefined);
    outbox.wake();
    await settled();
    expect([server.stored(), await kept('ana')]).toEqual([['ana:1'], [2, 3]]);
  });

  it('by the end of the account discards its waiting answers and nothing of anybody else', async () => {
    const server = createFakeServer();
    const outbox = await offlineTab(server, [1, 2]);
    server.feel(() => failure('offline'));
    await outbox.open('bia', 'token-of-bia');
    await outbox.submitAnswer('bia', answer(3));
    await outbox.forget('bia');
    server.feel(() => undefined);
    outbox.wake();
    await settled();
    expect([await kept('bia'), outbox.snapshot().pending, await kept('ana')]).toEqual([[], [], [1, 2]]);
    expect(server.stored()).toEqual([]);
  });

  it('reports the answer as recorded to a waiting screen', async () => {
    const server = createFakeServer();
    const outbox = openTab(server);
    await outbox.open('ana', 'token-of-ana');
    server.feel(hang);
    const submitted = outbox.submitAnswer('ana', answer(1));
    await settled();
    outbox.close();
    expect(await submitted).toMatchObject({ status: 'recorded' });
  });

  it('waits for what can still be sent, but no longer than the given time', async () => {
    const server = createFakeServer();
    const outbox = await offlineTab(server, [1, 2]);
    server.feel(({ questao_id }) => (questao_id === 2 ? hang() : undefined));
    const remaining = outbox.drain(3_000);
    await settled();
    await jest.advanceTimersByTimeAsync(3_000);
    expect([await remaining, server.stored()]).toEqual([1, ['ana:1']]);
  });
});

describe('students who share a device', () => {
  it('neither see nor send each other’s answers', async () => {
    const server = createFakeServer();
    const outbox = await offlineTab(server, [1]);
    outbox.close();
    await outbox.open('bia', 'token-of-bia');
    await outbox.submitAnswer('bia', answer(2));
    await outbox.enqueue('ana', answer(3));
    expect([outbox.snapshot().pending, server.stored(), await kept('ana')]).toEqual([[], ['bia:2'], [1, 3]]);
    await outbox.open('ana', 'token-of-ana');
    await settled();
    expect(server.stored()).toEqual(['bia:2', 'ana:1', 'ana:3']);
  });

  it('stay separate when one takes over while the other’s answer is being sent', async () => {
    const server = createFakeServer();
    const outbox = await offlineTab(server, [1, 2]);
    server.feel(({ questao_id }) =>
      questao_id === 1 ? (void outbox.open('bia', 'token-of-bia') as undefined) : undefined,
    );
    outbox.wake();
    await settled();
    expect([server.requests.map(({ token }) => token), server.stored(), await kept('ana')]).toEqual([
      ['token-of-ana'],
      ['ana:1'],
      [2],
    ]);
  });

  it('have answers stored, not sent, while another student is signed in', async () => {
    const server = createFakeServer();
    const outbox = openTab(server);
    await outbox.open('bia', 'token-of-bia');
    expect(await outbox.submitAnswer('ana', answer(1))).toMatchObject({ status: 'recorded' });
    await settled();
    expect([server.requests, await kept('ana')]).toEqual([[], [1]]);
  });

  it('may answer before the server has confirmed who they are; the answer is sent afterwards', async () => {
    const server = createFakeServer();
    const outbox = openTab(server);
    await outbox.open('ana');
    await outbox.submitAnswer('ana', answer(1));
    expect([server.requests, outbox.snapshot().pending.length]).toEqual([[], 1]);
    await outbox.open('ana', 'token-of-ana');
    await settled();
    expect(server.stored()).toEqual(['ana:1']);
  });
});

describe('a wait that the server imposed on one student', () => {
  const hold = async (server: ReturnType<typeof createFakeServer>) => {
    server.feel((_body, token) => (token === 'token-of-ana' ? busy(3_600) : undefined));
    const outbox = openTab(server);
    await outbox.open('ana', 'token-of-ana');
    await outbox.submitAnswer('ana', answer(1));
    return outbox;
  };

  it('does not apply to the next student', async () => {
    const server = createFakeServer();
    const outbox = await hold(server);
    await outbox.open('bia', 'token-of-bia');
    expect(await outbox.submitAnswer('bia', answer(2))).toMatchObject({ status: 'confirmed' });
    expect([server.stored(), await kept('ana')]).toEqual([['bia:2'], [1]]);
  });

  it('does not apply to the next student even if it arrives during their login', async () => {
    const server = createFakeServer();
    const outbox = openTab(server);
    await outbox.open('ana', 'token-of-ana');
    server.feel((_body, token) => {
      if (token !== 'token-of-ana') return undefined;
      void outbox.open('bia', 'token-of-bia');
      return busy(3_600);
    });
    await outbox.enqueue('bia', answer(2));
    await outbox.enqueue('ana', answer(1));
    outbox.wake();
    await settled();
    expect([server.stored(), await kept('ana')]).toEqual([['bia:2'], [1]]);
  });

  it('still applies to the same student after a logout and a login', async () => {
    const server = createFakeServer();
    const outbox = await hold(server);
    outbox.close();
    await outbox.open('ana');
    await outbox.open('ana', 'token-of-ana');
    await settled();
    expect(server.requests).toHaveLength(1);
    server.feel(() => undefined);
    await jest.advanceTimersByTimeAsync(3_600_000);
    await settled();
    expect(server.stored()).toEqual(['ana:1']);
  });
});

describe('several tabs', () => {
  it('send each answer once between them', async () => {
    const server = createFakeServer();
    await offlineTab(server, ids(30));
    const tabs = [openTab(server), openTab(server)];
    await Promise.all(tabs.map((tab) => tab.open('ana', 'token-of-ana')));
    tabs.forEach((tab) => tab.wake());
    for (let turn = 0; turn < 20; turn += 1) await settled();
    expect(server.requests).toHaveLength(30);
    expect([server.stored(), await kept('ana')]).toEqual([ids(30).map((id) => `ana:${id}`), []]);
  });

  it('neither lose nor double answers in a browser without locks', async () => {
    const server = createFakeServer();
    await offlineTab(server, ids(30));
    const lock = <T>(_name: string, work: () => Promise<T>) => work();
    const tabs = [openTab({ ...server, lock }), openTab({ ...server, lock })];
    await Promise.all(tabs.map((tab) => tab.open('ana', 'token-of-ana')));
    for (let turn = 0; turn < 20; turn += 1) await settled();
    expect([server.stored().sort(), await kept('ana')]).toEqual([
      ids(30)
        .map((id) => `ana:${id}`)
        .sort(),
      [],
    ]);
  });

  it('share verdicts and pending answers', async () => {
    const server = createFakeServer();
    const [asking, other] = [openTab(server), openTab(server)];
    await asking.open('ana', 'token-of-ana');
    await other.open('ana', 'token-of-ana');
    const heard = jest.fn();
    other.onEachVerdict(heard);
    server.feel(() => failure('offline'));
    await asking.submitAnswer('ana', answer(1));
    await settled();
    expect(other.snapshot().pending).toHaveLength(1);
    server.feel(() => undefined);
    asking.setOnline(true);
    await settled();
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ status: 'confirmed', student: 'ana' }));
    expect(other.snapshot().pending).toEqual([]);
  });
});

describe('a crash between the confirmation and the removal from the disk', () => {
  it('counts the answer once and shows the same verdict again', async () => {
    const server = createFakeServer();
    const storage = createIdbStorage();
    const first = openTab({ ...server, storage: { ...storage, remove: () => Promise.reject(new Error('crash')) } });
    await first.open('ana', 'token-of-ana');
    const before = await first.submitAnswer('ana', answer(1));
    closeTabs();
    const second = openTab(server);
    const heard = jest.fn();
    second.onEachVerdict(heard);
    await second.open('ana', 'token-of-ana');
    await settled();
    expect([server.requests.length, server.stored(), await kept('ana')]).toEqual([2, ['ana:1'], []]);
    expect(heard.mock.calls[0]?.[0].result).toEqual('result' in before ? before.result : undefined);
  });
});
