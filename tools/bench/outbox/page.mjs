/** The code of the bench's page: the product's own client, and handles for the bench (docs/testing.md). */
import { signInApi } from '@mapa/api-client';
import { createBrowserClient } from '@mapa/auth';

const { store, outbox, session, start } = createBrowserClient({ config: { cookieDomain: '' } });
start();

const student = () => {
  const { status, user } = store.getState().session;
  return status === 'signed-in' ? (user?.id ?? null) : null;
};

/** Records an answer outside the browser before it is given, and the report about it afterwards. */
async function answer({ uuid, question, alternative, waits }) {
  const whose = student();
  if (whose === null) return;
  await globalThis.benchTell({ kind: 'given', uuid, student: whose, question, alternative });
  const body = { uuid, questao_id: question, alternativa_id: alternative };
  const tell = (kind) => void globalThis.benchTell({ kind, uuid });
  if (waits) {
    void outbox.submitAnswer(whose, body).then(({ status }) => tell(status === 'not-saved' ? 'not-saved' : 'kept'));
    return;
  }
  await outbox.enqueue(whose, body).then(
    () => tell('kept'),
    () => tell('not-saved'),
  );
  outbox.wake();
}

globalThis.bench = {
  student,
  isVisitor: () => store.getState().session.status === 'signed-out',
  async enter(email, password) {
    const { data } = await store.dispatch(signInApi.endpoints.login.initiate({ email, password }, { track: false }));
    if (data) await session.enter(data);
  },
  leave: () => session.logout(),
  async answerAll(answers) {
    for (const one of answers) await answer(one);
  },
  /** The number of the student's waiting answers, and of those that the server refused. */
  owed() {
    const { pending, refused } = outbox.snapshot();
    return { pending: pending.length, refused: refused.length, lastError: refused[0]?.lastError ?? null };
  },
  hurry: () => outbox.setOnline(true),
};
