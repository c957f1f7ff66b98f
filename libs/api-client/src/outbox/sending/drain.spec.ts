import { sampleUuid, sampleVerdict } from '../../testing/samples';
import type { ApiError } from '../../transport/api-error';
import { createMemoryStorage } from '../storage/memory-storage';
import { broken, busy, failure } from '../../testing/outbox/fake-server';
import { drainOnce, type SendAnswer } from './drain';

/** A pass over Ana's answers to these questions; `judge` determines the outcome of each. */
async function createTest(questions: number[], judge: (questao_id: number) => ApiError | undefined) {
  const storage = createMemoryStorage(true);
  for (const [at, questao_id] of questions.entries()) {
    const uuid = sampleUuid(at);
    const body = { questao_id, alternativa_id: questao_id * 10 + 1, uuid, respondida_em: '2026-03-01T12:00:00.000Z' };
    await storage.add({ uuid, student: 'ana', body, createdAt: 0, state: 'pending', attempts: 2, lastError: null });
  }
  const sent: { body: Parameters<SendAnswer>[0]; token: string }[] = [];
  const [onVerdict, onKept] = [jest.fn(), jest.fn()];
  const setting = {
    storage,
    session: { student: 'ana', token: 't' },
    now: () => Date.parse('2026-03-02T12:00:00Z'),
    isCurrent: (): boolean => true,
    onVerdict,
    onKept,
    async send(body: Parameters<SendAnswer>[0], token: string) {
      sent.push({ body, token });
      const error = judge(body.questao_id);
      return error ? { error } : { data: sampleVerdict({ uuid: body.uuid ?? '', questao_id: body.questao_id }) };
    },
  };
  const sentIds = () => sent.map(({ body }) => body.questao_id);
  const left = async () => (await storage.list('ana')).map(({ body, state }) => `${body.questao_id} ${state}`);
  return { setting, storage, sent, sentIds, left, onVerdict, onKept };
}

describe('a pass over the outbox', () => {
  it('sends each answer with its token, device, place and time, and removes confirmed ones', async () => {
    const { setting, storage, sent, left, onVerdict } = await createTest([1, 2], () => undefined);
    expect(await drainOnce(setting)).toEqual({ kind: 'done' });
    const dispositivo = await storage.device();
    expect(sent).toMatchObject([
      { token: 't', body: { questao_id: 1, dispositivo, sequencia: 1, enviada_em: '2026-03-02T12:00:00.000Z' } },
      { token: 't', body: { questao_id: 2, dispositivo, sequencia: 2 } },
    ]);
    expect(await left()).toEqual([]);
    expect(onVerdict.mock.calls.flat()).toMatchObject([
      { uuid: sampleUuid(0), student: 'ana', status: 'confirmed', body: { questao_id: 1 }, result: { questao_id: 1 } },
      { uuid: sampleUuid(1), status: 'confirmed' },
    ]);
  });

  it('includes answers that arrive meanwhile', async () => {
    const { setting, storage, sentIds } = await createTest([1], () => undefined);
    const first = await storage.get(sampleUuid(0));
    const { send } = setting;
    setting.send = async (body, token) => {
      if (first && sentIds().length === 0)
        await storage.add({
          ...first,
          uuid: sampleUuid(7),
          body: { ...first.body, uuid: sampleUuid(7), questao_id: 7 },
        });
      return send(body, token);
    };
    expect([await drainOnce(setting), sentIds()]).toEqual([{ kind: 'done' }, [1, 7]]);
  });

  it('reports a verdict even if its entry cannot be removed', async () => {
    const { setting, storage, onVerdict } = await createTest([1], () => undefined);
    storage.remove = () => Promise.reject(new Error('disk'));
    expect(await drainOnce(setting)).toEqual({ kind: 'done' });
    expect(onVerdict).toHaveBeenCalledTimes(1);
  });

  it.each(['invalid', 'not-found', 'forbidden'] as const)(
    'keeps an answer refused as %s, and continues',
    async (kind) => {
      const { setting, left, onVerdict } = await createTest([1, 2], (id) =>
        id === 1 ? failure(kind, 'Não.') : undefined,
      );
      expect(await drainOnce(setting)).toEqual({ kind: 'done' });
      expect(await left()).toEqual(['1 refused']);
      expect(onVerdict.mock.calls[0]).toMatchObject([{ uuid: sampleUuid(0), status: 'refused', message: 'Não.' }]);
    },
  );

  it('ends with the session, before an answer or by a 401', async () => {
    const over = await createTest([1], () => undefined);
    over.setting.isCurrent = () => false;
    expect([await drainOnce(over.setting), over.sentIds()]).toEqual([{ kind: 'ended' }, []]);
    const refused = await createTest([1, 2], () => failure('unauthorized'));
    expect([await drainOnce(refused.setting), refused.sentIds()]).toEqual([{ kind: 'ended' }, [1]]);
    expect([await refused.left(), refused.onKept.mock.calls]).toEqual([['1 pending', '2 pending'], []]);
  });

  it.each([
    ['offline', failure('offline'), true, 0],
    ['away', failure('unavailable'), false, 0],
    ['busy', busy(30), false, 30_000],
  ])('stops at once where the server is %s, and counts the try', async (_how, error, offline, waitMs) => {
    const { setting, storage, sentIds, onKept } = await createTest([1, 2], () => error);
    expect(await drainOnce(setting)).toEqual({ kind: 'retry', offline, waitMs });
    const changes = { attempts: 3, lastError: error.message };
    expect([sentIds(), onKept.mock.calls]).toEqual([[1], [[sampleUuid(0), changes]]]);
    expect(await storage.get(sampleUuid(0))).toMatchObject(changes);
  });

  it('holds back only the question on which the server fails', async () => {
    const { setting, sentIds, left } = await createTest([1, 1, 2], (id) => (id === 1 ? broken : undefined));
    expect(await drainOnce(setting)).toEqual({ kind: 'retry', offline: false, waitMs: 0 });
    expect([sentIds(), await left()]).toEqual([
      [1, 2],
      ['1 pending', '1 pending'],
    ]);
  });

  it('continues on a full disk that stores no failure, refusal or device', async () => {
    const errors = [broken, failure('invalid', 'Não.')];
    const { setting, storage, sent, left, onVerdict } = await createTest([0, 1, 2], (id) => errors[id]);
    const full = () => Promise.reject(new Error('QuotaExceededError'));
    Object.assign(storage, { update: full, device: full });
    expect(await drainOnce(setting)).toEqual({ kind: 'retry', offline: false, waitMs: 0 });
    expect(sent.map(({ body }) => [body.questao_id, body.dispositivo, body.sequencia])).toEqual([
      [0, undefined, undefined],
      [1, undefined, undefined],
      [2, undefined, undefined],
    ]);
    expect(await left()).toEqual(['0 pending', '1 pending']);
    expect(onVerdict.mock.calls.flat()).toMatchObject([
      { status: 'refused', message: 'Não.' },
      { status: 'confirmed' },
    ]);
  });

  it('treats the server as down after three failing questions', async () => {
    const { setting, sentIds } = await createTest([1, 2, 3, 4], () => broken);
    expect(await drainOnce(setting)).toEqual({ kind: 'retry', offline: false, waitMs: 0 });
    expect(sentIds()).toEqual([1, 2, 3]);
  });

  it('skips answers that another tab has sent or the student has discarded', async () => {
    const { setting, storage, sentIds } = await createTest([1, 2, 3], () => undefined);
    const { send } = setting;
    setting.send = async (body, token) => {
      await storage.remove(sampleUuid(1));
      await storage.update(sampleUuid(2), { state: 'refused' });
      return send(body, token);
    };
    expect([await drainOnce(setting), sentIds()]).toEqual([{ kind: 'done' }, [1]]);
  });
});
