import { outboxNotice } from './outbox-texts';

type Snapshot = Parameters<typeof outboxNotice>[0];
type Entry = Snapshot['pending'][number];

const entry = (attempts: number, uuid = 'u'): Entry => ({
  uuid,
  student: 's',
  body: { questao_id: 1, uuid, respondida_em: '2026-01-01T12:00:00Z' },
  createdAt: 0,
  state: 'pending',
  attempts,
  lastError: null,
});

const snapshot = (change: Partial<Snapshot>): Snapshot => ({
  pending: [],
  refused: [],
  persisted: true,
  durable: true,
  online: true,
  ...change,
});

describe("the header's texts on answers on this device", () => {
  it.each<[string, Partial<Snapshot>, string | undefined]>([
    ['nothing waits', {}, undefined],
    ['an answer is just being sent', { pending: [entry(0)] }, undefined],
    ['an answer could not be sent', { pending: [entry(1)] }, '1 resposta aguardando conexão'],
    // The browser reports being online (a hotel's network, a server that is down): only the first answer has been tried.
    [
      'others wait behind one that could not be sent',
      { pending: [entry(1), entry(0), entry(0), entry(0)] },
      '4 respostas aguardando conexão',
    ],
    ['the network is away', { pending: [entry(0), entry(0)], online: false }, '2 respostas aguardando conexão'],
    ['the server refused one', { refused: [entry(1)], pending: [entry(1)] }, '1 resposta não aceita'],
    ['the server refused several', { refused: [entry(1), entry(1)] }, '2 respostas não aceitas'],
  ])('when %s', (_when, change, text) => expect(outboxNotice(snapshot(change))?.text).toBe(text));
});
