import {
  alternatives,
  bookletItems,
  examAreas,
  examQuestions,
  exams,
  itemBooklets,
  questions,
} from '@mapa/server-platform';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { eq, sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../testing/app';
import { enter, type Entered } from '@mapa/server-sessions/testing';

const ONE = 'GET /api/customer-area/desk/question/{id}';
const KEY = 'PUT /api/customer-area/desk/question/{id}/key';
const TEXT = 'PUT /api/customer-area/desk/question/{id}/text';
const MARK = 'PUT /api/customer-area/desk/question/{id}/mark';
const AUDIT = 'GET /api/customer-area/desk/audit';
const ANSWER = 'POST /api/customer-area/question/answer';
const SEEN = 'GET /api/customer-area/question/{id}';
const PERFORMANCE = 'GET /api/customer-area/exam/performance/{id}';
const motivo = 'Recurso 12/2026 da banca';

let api: TestApp;
let content: TestContent;
let admin: Entered;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  admin = await enter(api, { role: 'admin', name: 'Alice Moura', email: 'alice@exemplo.com.br' });
});
afterAll(() => api.close());

const at = (index: number) => content.questions[index] as TestContent['questions'][number];
const correct = (id: number, versao: number, gabarito: string, more: object = {}) =>
  api.call(KEY, { id, versao, gabarito, motivo, ...more }, admin.token);
const mark = (id: number, marca: 'anulada' | 'desatualizada', vale: boolean) =>
  api.ok(MARK, { id, marca, vale, motivo }, admin.token);
const acts = async (id: number) => (await api.ok(AUDIT, { questao_id: id }, admin.token)).data;

/** A student whose answer is wrong by the question's first key. */
async function studentOf({ id, wrong }: TestContent['questions'][number]) {
  const { token } = await api.createStudent({ plan: 'plano_pago_primary' });
  await api.ok(ANSWER, { questao_id: id, alternativa_id: wrong }, token);
  return {
    seen: () => api.ok(SEEN, { id }, token),
    rights: async () => (await api.ok(PERFORMANCE, { id: content.exam.id }, token)).certas,
  };
}

describe('the key of a question', () => {
  it("is corrected in a new version, by which students' answers are judged", async () => {
    const question = at(0);
    const student = await studentOf(question);
    expect(await student.rights()).toBe(0);
    const fonte = 'https://banca.exemplo.br/gabarito.pdf';
    const { body } = await correct(question.id, 1, 'A', { fonte });
    expect(body).toMatchObject({
      salvo: true,
      questao: { gabarito: 'A', questao: { versao: 2 }, versoes: [{ mudou: ['gabarito'] }, { gabarito: 'B' }] },
    });
    expect(await student.rights()).toBe(1);
    expect(await student.seen()).toMatchObject({
      versao: 2,
      resposta: { versao: 1, acertou: false },
      redacao_anterior: { gabarito: { letra: 'B' }, mudancas: [{ versao: 2, gabarito: true, recomecou: false }] },
    });
    expect(await acts(question.id)).toMatchObject([
      {
        ato: 'gabarito_corrigido',
        autor: { nome: 'Alice Moura' },
        antes: { gabarito: 'B' },
        depois: { gabarito: 'A', versao: 2, motivo, fonte },
      },
    ]);
  });

  it('says that the item parameters of its paper no longer fit, and fit again once it is restored', async () => {
    const [exam] = await api.db.insert(exams).values({ name: 'ENEM 2031', slug: 'enem-2031', year: 2031 }).returning();
    const examId = exam?.id ?? 0;
    const ids: number[] = [];
    for (let number = 1; number <= 15; number += 1) {
      const { id } = await content.createQuestion({
        slot: 100 + number,
        subject: content.crasis,
        overrides: { sourceKey: `enem-${number}`, examId },
      });
      ids.push(id);
      await api.db.insert(examQuestions).values({ examId, questionId: id, slot: number, number });
    }
    const [booklet] = await api.db
      .insert(itemBooklets)
      .values({ programme: 'enem', year: 2031, code: '9', area: 'MT', contentHash: 'x' })
      .returning();
    const bookletId = booklet?.id ?? 0;
    const items = ids.map((_, at) => ({
      bookletId,
      position: at + 1,
      language: '' as const,
      key: 'B',
      abandoned: false,
    }));
    await api.db.insert(bookletItems).values(items);
    await api.db.insert(examAreas).values({ examId, area: 'MT', bookletId, shift: 0 });
    const linked = () => api.db.$count(examAreas, eq(examAreas.examId, examId));
    const id = ids[0] ?? 0;
    const away = await api.ok(KEY, { id, versao: 1, gabarito: 'A', motivo }, admin.token);
    expect([away.avisos.length, await linked()]).toEqual([1, 0]);
    expect(away.avisos[0]).toMatch(/^“ENEM 2031”.*\.$/);
    expect((await api.ok(KEY, { id, versao: 2, gabarito: 'B', motivo }, admin.token)).avisos).toHaveLength(1);
    expect(await linked()).toBe(1);
  });

  it('is restored by another correction, which is logged too', async () => {
    const question = at(1);
    const student = await studentOf(question);
    for (const [versao, gabarito] of [
      [1, 'A'],
      [2, 'B'],
    ] as const)
      await api.ok(KEY, { id: question.id, versao, gabarito, motivo }, admin.token);
    expect(await student.rights()).toBe(0);
    expect((await acts(question.id)).map(({ antes, depois }) => [antes?.gabarito, depois?.gabarito])).toEqual([
      ['A', 'B'],
      ['B', 'A'],
    ]);
  });

  it('is corrected by the first of two concurrent corrections; the second person is shown the result', async () => {
    const { id } = at(2);
    const answers = await Promise.all(['A', 'C'].map((letter) => correct(id, 1, letter)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const bodies = answers.map(({ body }) => body as { salvo: boolean; questao: { gabarito: string } });
    expect(bodies.map(({ salvo }) => salvo).sort()).toEqual([false, true]);
    expect(bodies[0]?.questao.gabarito).toBe(bodies[1]?.questao.gabarito);
    expect(await acts(id)).toHaveLength(1);
  });

  it('is refused with a sentence if it is no answer, no change, or has no valid source', async () => {
    const { id } = at(3);
    const refusals = [
      [await correct(id, 1, 'E'), { gabarito: ['A questão não tem esta resposta.'] }],
      [await correct(id, 1, 'B'), { gabarito: ['Este já é o gabarito da questão.'] }],
      [
        await correct(id, 1, 'A', { fonte: 'edital' }),
        { fonte: ['Escreva o endereço inteiro, a começar por https://.'] },
      ],
    ] as const;
    for (const [answer, body] of refusals) expect(answer).toMatchObject({ status: 422, body });
    expect((await correct(id, 1, 'A', { motivo: '' })).status).toBe(422);
    expect((await correct(2_000_000_000, 1, 'A')).status).toBe(404);
    expect(await api.ok(ONE, { id }, admin.token)).toMatchObject({ gabarito: 'B', versoes: [{ versao: 1 }] });
  });

  it('does not wait for a long import', async () => {
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(727003)`);
      expect(await correct(at(3).id, 1, 'A')).toMatchObject({
        status: 422,
        body: { erro: ['Uma importação está mudando o banco: tente de novo em instantes.'] },
      });
    });
  });

  it('is corrected by admin and master only', async () => {
    const teacher = await enter(api, { role: 'professor' });
    const { id } = at(3);
    expect((await api.call(KEY, { id, versao: 1, gabarito: 'A', motivo }, teacher.token)).status).toBe(403);
    const body = { id, marca: 'anulada', vale: true, motivo } as const;
    expect((await api.call(MARK, body, teacher.token)).status).toBe(403);
  });
});

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const options = (...texts: string[]) => texts.map((texto) => ({ texto, comentario: null as string | null }));
const FOUR = options('Alternativa A nova', 'Alternativa B nova', 'Alternativa C nova', 'Alternativa D nova');
const write = (id: number, versao: number, more: object = {}) =>
  api.call(
    TEXT,
    { id, versao, motivo, enunciado: '<p>Onde há zumbaia?</p>', alternativas: FOUR, comentario: null, ...more },
    admin.token,
  );

describe('the texts of a question', () => {
  let id: number;
  beforeAll(async () => {
    id = (await content.createQuestion({ slot: 20, subject: content.crasis, overrides: { sourceKey: 'textos' } })).id;
  });
  const now = () => api.ok(ONE, { id }, admin.token);

  it('are corrected in a new version, sanitised, with the key at its letter', async () => {
    const enunciado = `<p>Onde há <b>zumbaia</b>? <img src="data:image/png;base64,${PNG}" alt="Gráfico"><script>alert(1)</script></p>`;
    const alternativas = FOUR.map((one, at) => (at === 1 ? { ...one, comentario: '<p>a + a</p>' } : one));
    expect((await write(id, 1, { enunciado, alternativas, comentario: '<p>Veja.</p>' })).body).toMatchObject({
      salvo: true,
    });
    const { questao, ...page } = await now();
    expect(questao.enunciado).toMatch(
      /^<p>Onde há <strong>zumbaia<\/strong>\? <img src="\/api\/media\/[0-9a-f]{64}" alt="Gráfico" width="1" height="1" ?\/?>\s*<\/p>$/,
    );
    expect(questao.alternativas.map(({ texto }) => texto)).toEqual(FOUR.map(({ texto }) => texto));
    expect(page).toMatchObject({
      gabarito: 'B',
      comentario: '<p>Veja.</p>',
      comentarios_alternativas: [{ letra: 'B', texto: '<p>a + a</p>' }],
      versoes: [{ versao: 2, mudou: ['enunciado', 'alternativas', 'comentario'] }, { versao: 1 }],
    });
    expect((await api.ok('GET /api/question', { busca: 'zumbaia' })).data.map((one) => one.id)).toEqual([id]);
    const after = { versao: 2, motivo };
    expect(await acts(id)).toMatchObject([{ ato: 'texto_corrigido', antes: { versao: 1 }, depois: after }]);
  });

  it('keep their pictures, and make no version if nothing changes', async () => {
    const { questao, comentario, comentarios_alternativas } = await now();
    const commentOf = (letter: string) => comentarios_alternativas.find(({ letra }) => letra === letter)?.texto ?? null;
    const alternativas = questao.alternativas.map(({ texto, letra }) => ({ texto, comentario: commentOf(letra) }));
    const same = { enunciado: questao.enunciado, alternativas, comentario };
    expect(await write(id, 2, same)).toMatchObject({
      status: 422,
      body: { erro: ['O texto ficou como estava: mude algo antes de guardar.'] },
    });
    await api.ok(TEXT, { id, versao: 2, motivo, ...same, comentario: null }, admin.token);
    expect(await now()).toMatchObject({ questao: { enunciado: questao.enunciado, versao: 3 }, comentario: null });
  });

  it('are refused with the reason if the bank would refuse them, and if they are outdated', async () => {
    expect(await write(id, 3, { enunciado: '<p> </p>' })).toMatchObject({
      status: 422,
      body: { erro: ['A questão não pode ficar assim: o enunciado está vazio.'] },
    });
    expect(await write(id, 3, { alternativas: options('um', 'um', 'um') })).toMatchObject({ status: 422 });
    expect((await write(id, 1)).body).toMatchObject({ salvo: false, questao: { questao: { versao: 3 } } });
    // The key would be none of the remaining alternatives.
    expect(await write(id, 3, { alternativas: options('um') })).toMatchObject({ status: 422 });
    expect((await now()).versoes).toHaveLength(3);
  });
});

describe('a marked question', () => {
  it('is annulled for everybody who answered it, until that is withdrawn, both with a reason', async () => {
    const question = at(4);
    const student = await studentOf(question);
    expect(await mark(question.id, 'anulada', true)).toMatchObject({
      salvo: true,
      questao: { questao: { anulada: true, motivo_situacao: motivo }, gabarito: 'B' },
    });
    expect(await student.seen()).toMatchObject({ anulada: true, motivo_situacao: motivo, resposta: { acertou: null } });
    expect(await mark(question.id, 'anulada', true)).toMatchObject({ salvo: false });
    expect(await mark(question.id, 'anulada', false)).toMatchObject({
      salvo: true,
      questao: { questao: { anulada: false, motivo_situacao: null } },
    });
    expect(await student.seen()).toMatchObject({ anulada: false, resposta: { acertou: false } });
    expect((await acts(question.id)).map(({ ato, depois }) => [ato, depois?.motivo])).toEqual([
      ['anulacao_retirada', motivo],
      ['questao_anulada', motivo],
    ]);
  });

  it('is outdated until it is marked current; the reason is removed with the last mark', async () => {
    const { id } = at(5);
    await mark(id, 'desatualizada', true);
    await mark(id, 'anulada', true);
    await mark(id, 'desatualizada', false);
    expect((await api.ok(ONE, { id }, admin.token)).questao).toMatchObject({
      anulada: true,
      desatualizada: false,
      motivo_situacao: motivo,
    });
    await mark(id, 'anulada', false);
    expect((await api.ok(ONE, { id }, admin.token)).questao.motivo_situacao).toBeNull();
    expect((await acts(id)).map(({ ato }) => ato)).toEqual([
      'anulacao_retirada',
      'desatualizacao_retirada',
      'questao_anulada',
      'questao_desatualizada',
    ]);
  });

  it('stays annulled while it has no key', async () => {
    const { id } = content.outsider;
    await api.db.update(alternatives).set({ correct: false }).where(eq(alternatives.questionId, id));
    await api.db.update(questions).set({ annulled: true }).where(eq(questions.id, id));
    expect(await api.call(MARK, { id, marca: 'anulada', vale: false, motivo }, admin.token)).toMatchObject({
      status: 422,
      body: { erro: ['A questão não tem gabarito: diga o gabarito antes de retirar a anulação.'] },
    });
    await correct(id, 1, 'C');
    expect(await mark(id, 'anulada', false)).toMatchObject({ salvo: true, questao: { gabarito: 'C' } });
  });

  it('by moderation, is logged as well', async () => {
    const { id } = at(3);
    const reporter = await enter(api);
    await api.ok('POST /api/customer-area/question/report', { questao_id: id, motivo: 'outro' }, reporter.token);
    const [report] = (await api.ok('GET /api/customer-area/moderation/report', {}, admin.token)).data;
    const decision = { id: report?.id ?? 0, decisao: 'anular', motivo } as const;
    await api.ok('POST /api/customer-area/moderation/report/{id}', decision, admin.token);
    expect(await acts(id)).toMatchObject([{ ato: 'questao_anulada', depois: { motivo } }]);
  });
});
