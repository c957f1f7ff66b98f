import { column, questionLines, writePdf } from '@mapa/server-pdf/testing';
import { createTestApp, type TestApp } from './testing/app';
import { bringIn, workAtDesk } from './testing/desk';
import { enter, type Entered } from '@mapa/server-sessions/testing';

const DRAFT = 'GET /api/customer-area/desk/paper/{id}/question/{posicao}';
const DRAFT_TEXT = 'PUT /api/customer-area/desk/paper/{id}/question/{posicao}/shared-text';
const CORRECT = 'PUT /api/customer-area/desk/paper/{id}/question/{posicao}';
const PAPER = 'GET /api/customer-area/desk/paper/{id}';
const PUBLISH = 'POST /api/customer-area/desk/paper/{id}/publish';
const ONE = 'GET /api/customer-area/desk/question/{id}';
const BANK_TEXT = 'PUT /api/customer-area/desk/question/{id}/shared-text';
const TEXT = 'PUT /api/customer-area/desk/question/{id}/text';
const ANSWER = 'POST /api/customer-area/question/answer';
const SEEN = 'GET /api/customer-area/question/{id}';
const AUDIT = 'GET /api/customer-area/desk/audit';
const motivo = 'Erro de digitação na prova';

let api: TestApp;
let admin: Entered;
beforeAll(async () => {
  api = await createTestApp();
  admin = await enter(api, { role: 'admin' });
});
afterAll(() => api.close());

/** A paper of seven questions, five of which share a text; the third lacks an alternative, and is in doubt. */
async function bring(text: string) {
  const questions = [1, 2, 3, 4, 5, 6, 7].map((number) =>
    questionLines(number, number === 3 ? { letters: 'ABC' } : {}),
  );
  const pages = [
    { texts: column(['Texto para as questões de 1 a 5.', text, ...questions.slice(0, 4).flat()]) },
    { texts: column(questions.slice(4).flat()) },
  ];
  const key = [1, 2, 3, 4, 5, 6, 7].map((number) => `${number};A`).join('\n');
  return bringIn(
    api,
    admin.token,
    { parte: 'questoes', nome: `${text.split(' ')[1] ?? ''} 2024.pdf`, bytes: Buffer.from(writePdf(pages)) },
    { parte: 'gabarito', nome: 'gabarito.csv', bytes: Buffer.from(key) },
  );
}
const draft = (id: string, posicao: number) => api.ok(DRAFT, { id, posicao }, admin.token);

/** The ids of a published paper's questions, in its order. */
async function publish(id: string): Promise<number[]> {
  await api.ok(PUBLISH, { id, so_conferir: false }, admin.token);
  await workAtDesk(api);
  const { prova_id } = await api.ok(PAPER, { id }, admin.token);
  const { rows } = await api.pool.query<{ id: number }>(
    'select question_id as id from exam_questions where exam_id = $1 order by slot',
    [prova_id],
  );
  return rows.map(({ id: question }) => question);
}
const bankTexts = async (like: string) =>
  (await api.pool.query<{ html: string }>('select html from shared_texts where html like $1', [`%${like}%`])).rows;

describe('a text that questions of a paper at the desk share', () => {
  it('is shown with each, corrected once for all, and stored once by the publication', async () => {
    const { id } = await bring('Os vagalumes brlham de noite no campo escuro.');
    const before = await draft(id, 3);
    const [shared] = before.textos;
    expect(shared).toMatchObject({ questoes: 5, texto: expect.stringContaining('brlham') });
    expect(before.enunciado.startsWith(shared?.texto ?? 'x')).toBe(true);
    expect((await draft(id, 6)).textos).toEqual([]);

    const texto = '<p>Os <b>vagalumes</b> brilham de noite.<script>x</script></p>';
    const answer = await api.ok(DRAFT_TEXT, { id, posicao: 3, marca: shared?.marca ?? '', texto }, admin.token);
    expect(answer).toMatchObject({ salvo: true, questao: { textos: [{ questoes: 5 }], revisoes: { enunciado: 1 } } });
    for (const posicao of [1, 2, 3, 4, 5]) {
      const { enunciado } = await draft(id, posicao);
      expect(enunciado).toMatch(
        new RegExp(
          `^<p>Os <strong>vagalumes</strong> brilham de noite.</p><p>Enunciado da questão de número ${posicao}`,
        ),
      );
    }
    // The caller saw the earlier text, not this one.
    expect(
      await api.ok(DRAFT_TEXT, { id, posicao: 1, marca: shared?.marca ?? '', texto: '<p>Tarde.</p>' }, admin.token),
    ).toMatchObject({ salvo: false, questao: { enunciado: expect.stringContaining('brilham') } });
    const empty = await api.call(
      DRAFT_TEXT,
      { id, posicao: 1, marca: answer.questao.textos[0]?.marca ?? '', texto: '<p> </p>' },
      admin.token,
    );
    expect(empty).toMatchObject({
      status: 422,
      body: { erro: ['A questão não pode ficar assim: o texto comum está vazio.'] },
    });

    await api.ok(CORRECT, { id, posicao: 3, revisao: 0, estado: 'corrigida' }, admin.token);
    const questions = await publish(id);
    expect(questions).toHaveLength(7);
    expect(await bankTexts('vagalumes')).toHaveLength(1);
    const third = await api.ok(ONE, { id: questions[2] ?? 0 }, admin.token);
    expect(third).toMatchObject({ textos: [{ questoes: 5, texto: expect.stringContaining('brilham') }] });
    expect(third.questao.enunciado).toMatch(/^<p>Os <strong>vagalumes<\/strong> brilham de noite\.<\/p><p>Enunciado/);
  });
});

describe('a text that questions of the bank share', () => {
  it('is corrected in all of them at once, each with its next version; earlier answers keep their version', async () => {
    const { id } = await bring('As corujas voam baixo pela mata fechada.');
    const questions = await publish(id);
    const [first = 0, second = 0] = questions;
    const student = await enter(api, { plan: 'plano_pago_primary' });
    const asked = await api.ok(SEEN, { id: first }, student.token);
    await api.ok(ANSWER, { questao_id: first, alternativa_id: asked.alternativas[0]?.id ?? 0 }, student.token);
    const [shared] = (await api.ok(ONE, { id: second }, admin.token)).textos;
    expect(shared?.questoes).toBe(4);

    const change = { id: second, marca: shared?.marca ?? '', motivo };
    const texto = '<p>As corujas planam alto pela mata.</p>';
    const answer = await api.ok(BANK_TEXT, { ...change, texto }, admin.token);
    expect(answer).toMatchObject({
      salvo: true,
      questao: { textos: [{ questoes: 4, texto }], questao: { versao: 2 }, versoes: [{ mudou: ['enunciado'] }, {}] },
    });
    const now = await api.ok(SEEN, { id: first }, student.token);
    expect(now).toMatchObject({ versao: 2, enunciado: expect.stringMatching(/^<p>As corujas planam alto/) });
    expect(now.resposta).toMatchObject({ acertou: true });
    const found = await api.ok('GET /api/question', { busca: '"corujas planam alto"' } as never);
    expect(found.total).toBe(4);
    expect((await api.ok('GET /api/question', { busca: '"corujas voam"' } as never)).total).toBe(0);
    // Earlier versions keep their text.
    const { rows } = await api.pool.query(
      "select count(*)::int as count from question_versions v where version = 1 and whole_statement(v) like '%corujas voam%'",
    );
    expect(rows).toEqual([{ count: 4 }]);
    for (const one of questions.slice(0, 2))
      expect((await api.ok(AUDIT, { questao_id: one }, admin.token)).data[0]).toMatchObject({ ato: 'texto_corrigido' });

    expect(await api.ok(BANK_TEXT, { ...change, texto: '<p>Tarde.</p>' }, admin.token)).toMatchObject({ salvo: false });
    const same = await api.call(
      BANK_TEXT,
      { ...change, marca: answer.questao.textos[0]?.marca ?? '', texto },
      admin.token,
    );
    expect(same.status).toBe(422);
  });

  it('stays shared if only the rest of a question is corrected, and is copied if it is corrected there too', async () => {
    const { id } = await bring('Os sapos cantam muito na lagoa funda.');
    const [first = 0, second = 0] = await publish(id);
    const correct = async (question: number, write: (statement: string) => string) => {
      const { questao } = await api.ok(ONE, { id: question }, admin.token);
      const alternativas = questao.alternativas.map(({ texto }) => ({ texto, comentario: null }));
      const texts = { enunciado: write(questao.enunciado), alternativas, comentario: null };
      const { questao: after } = await api.ok(TEXT, { id: question, versao: 1, motivo, ...texts }, admin.token);
      return after;
    };
    const own = await correct(first, (statement) => statement.replace('Enunciado', 'O enunciado'));
    expect(own).toMatchObject({
      textos: [{ questoes: 4 }],
      questao: { enunciado: expect.stringContaining('O enunciado') },
    });
    const parted = await correct(second, (statement) => statement.replace('sapos', 'sapinhos'));
    expect(parted).toMatchObject({ textos: [], questao: { enunciado: expect.stringContaining('sapinhos cantam') } });
    expect((await api.ok(ONE, { id: first }, admin.token)).textos).toMatchObject([{ questoes: 3 }]);
  });
});
