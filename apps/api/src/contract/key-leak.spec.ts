import { sql } from 'drizzle-orm';
import { contract, type Call, type CallKey } from '@mapa/api-contract';
import { createTestApp, type TestApp } from '../testing/app';
import { argumentsFor, type Things } from '../testing/arguments';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { furnish } from '../testing/students';

const KEY_COMMENT = 'Comentário do professor.';
const TEACHER = 'A preposição pede a B.';
const STUDENT = 'Marquei a B e acertei.';
/** Fields that reveal the key if they are not empty. */
const KEY_FIELDS = [
  'gabarito',
  'correta',
  'correto',
  'correct',
  'acertou',
  'acertos',
  'comentario',
  'comentarios_alternativas',
  'comment',
  'alternativas_certas',
];

/** Calls that may include the key: the answer itself, and a recorded release (notebooks/key-release.spec.ts). */
const TELL_KEYS: readonly CallKey[] = [
  'POST /api/customer-area/question/answer',
  'POST /api/customer-area/question-notebook/release-key',
];
const calls = (Object.entries(contract) as [CallKey, Call][]).filter(([name]) => !TELL_KEYS.includes(name));

let api: TestApp;
let content: TestContent;
let things: Things;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  await api.db.execute(sql`update alternatives set comment = ${KEY_COMMENT}`);
  // Others have answered and commented everything.
  const [teacher, student] = [await enter(api, { role: 'professor' }), await enter(api)];
  things = await furnish(api, student, content);
  for (const { id, right } of content.questions) {
    await api.ok('POST /api/customer-area/question/answer', { questao_id: id, alternativa_id: right }, student.token);
    await api.ok('POST /api/customer-area/question/comment', { questao_id: id, texto: STUDENT }, student.token);
    things.comment = (
      await api.ok('POST /api/customer-area/question/comment', { questao_id: id, texto: TEACHER }, teacher.token)
    ).id;
  }
});
afterAll(() => api.close());

/** Paths in a body that reveal a key. */
function leaksIn(body: unknown, path = ''): string[] {
  if (typeof body === 'string')
    return [KEY_COMMENT, TEACHER, STUDENT].some((text) => body.includes(text)) ? [path] : [];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) => {
    const here = `${path}/${key}`;
    return KEY_FIELDS.includes(key) && value !== null ? [here] : leaksIn(value, here);
  });
}

async function answersTo(name: CallKey, call: Call, student: Entered, own: Things): Promise<unknown[]> {
  const args = argumentsFor(name, call, { ...own, comment: things.comment });
  const asksForKeys = call.query && 'gabarito' in call.query.properties ? [{ ...args, gabarito: true }] : [];
  return Promise.all([args, ...asksForKeys].map(async (one) => (await api.call(name, one, student.token)).body));
}

interface Owner {
  student: Entered;
  own: Things;
}

async function createOwner(plan: string): Promise<Owner> {
  const student = await enter(api, { plan });
  return { student, own: await furnish(api, student, content) };
}

/** A student on a paid plan, with a notebook whose keys are released. */
async function createReader(): Promise<Owner> {
  const owner = await createOwner('plano_pago_primary');
  const { student, own } = owner;
  await api.ok('POST /api/customer-area/question-notebook/release-key', { caderno_id: own.notebook }, student.token);
  return owner;
}

/** Things that a call may change are created for each test; reading calls share the first ones. */
function sharedByReaders(create: () => Promise<Owner>): (name: CallKey) => Promise<Owner> {
  let shared: Promise<Owner> | undefined;
  return (name) => (name.startsWith('GET ') ? (shared ??= create()) : create());
}

describe('before the answer', () => {
  const owners = ['plano_gratis', 'plano_pago_primary'].map((plan) => sharedByReaders(() => createOwner(plan)));
  const reader = sharedByReaders(createReader);

  it.each(calls)('no response to %s contains the key', async (name, call) => {
    for (const owner of owners) {
      const { student, own } = await owner(name);
      for (const body of await answersTo(name, call, student, own)) expect(leaksIn(body)).toEqual([]);
    }
  });

  it.each(calls)('no response to %s contains the key because it was released with a notebook', async (name, call) => {
    const { student, own } = await reader(name);
    for (const body of await answersTo(name, call, student, own)) expect(leaksIn(body)).toEqual([]);
  });

  // Decision 132: a change of the share may reveal the key to those who answered, but the share names no alternative.
  it('the share of right answers is given from ten answers on, and nothing distinguishes the alternatives', async () => {
    const statistics = 'GET /api/customer-area/question/statistics/{id}';
    const question = await content.createQuestion({ slot: 900, subject: content.crasis });
    const reader = await enter(api);
    const told = () => api.ok(statistics, { id: question.id }, reader.token);
    for (let answers = 0; answers < 10; answers += 1) {
      expect((await told()).percentual_acertos).toBeNull();
      const { token } = await enter(api);
      const alternativa_id = answers < 7 ? question.right : question.wrong;
      await api.ok('POST /api/customer-area/question/answer', { questao_id: question.id, alternativa_id }, token);
    }
    expect(await told()).toEqual({
      questao_id: question.id,
      respostas: 10,
      acertos: null,
      percentual_acertos: 70,
      dificuldade: expect.anything(),
      alternativas: null,
      proprias: [],
      mudancas: [],
    });
  });

  it('the same scan finds the key after the answer', async () => {
    const student = await enter(api, { plan: 'plano_pago_primary' });
    const { question, alternative } = things;
    const answer = await api.call(
      'POST /api/customer-area/question/answer',
      { questao_id: question, alternativa_id: alternative },
      student.token,
    );
    expect(leaksIn(answer.body)).toEqual(['/acertou', '/gabarito']);
    expect(
      leaksIn(
        (await api.call('GET /api/customer-area/question/comment', { questao_id: question }, student.token)).body,
      ),
    ).not.toEqual([]);
  });
});
