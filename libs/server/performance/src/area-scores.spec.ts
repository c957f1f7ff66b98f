import { scoreOf, estimateAbility, scaleOfArea } from '@mapa/domain';
import { bookletItems, examAreas, itemBooklets, questions } from '@mapa/server-platform';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { eq } from 'drizzle-orm';
import { createTestApp, type TestApp } from './testing/app';

const TRI = 'GET /api/customer-area/question/tri/performance/{id}';
const ANSWER = 'POST /api/customer-area/question/answer';

let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterEach(() => api.close());

const itemAt = (position: number) => ({ a: 1 + position / 10, b: position / 5 - 0.5, c: 0.2 });

/** Numbers 1 to 5 of the paper as one area; the fifth stands in two languages. */
async function linkArea(booklet: Partial<typeof itemBooklets.$inferInsert> = {}, abandoned: number[] = []) {
  const [row] = await api.db
    .insert(itemBooklets)
    .values({ programme: 'enem', year: 2024, code: '1', area: 'MT', contentHash: '', ...booklet })
    .returning();
  const bookletId = row?.id ?? 0;
  const languages = (position: number) => (position === 5 ? (['espanhol', 'inglês'] as const) : ([''] as const));
  await api.db.insert(bookletItems).values(
    [1, 2, 3, 4, 5].flatMap((position) =>
      languages(position).map((language) => ({
        bookletId,
        position: position + 90,
        language,
        key: 'A',
        abandoned: abandoned.includes(position),
        ...itemAt(position),
      })),
    ),
  );
  await api.db.insert(examAreas).values({ examId: content.exam.id, area: row?.area ?? '', bookletId, shift: -90 });
}

/** A student's answers to the paper's questions; one letter each: R right, W wrong, - none. */
async function areasOf(pattern: string) {
  const { token } = await api.createStudent();
  for (const [index, letter] of [...pattern].entries()) {
    const question = content.questions[index];
    if (!question || letter === '-') continue;
    await api.ok(
      ANSWER,
      { questao_id: question.id, alternativa_id: question[letter === 'R' ? 'right' : 'wrong'] },
      token,
    );
  }
  return (await api.ok(TRI, { id: content.exam.id }, token)).areas;
}

/** The score of answers by these parameters, by the numbers of their items. */
const expected = (answers: Record<number, boolean>, scale = scaleOfArea('MT')) => {
  const given = Object.entries(answers).map(([position, isRight]) => ({ item: itemAt(Number(position)), isRight }));
  const { score, standardError } = scoreOf(estimateAbility(given), scale);
  return { nota: expect.closeTo(score, 9), erro_padrao: expect.closeTo(standardError, 9) };
};

describe('the scores of areas', () => {
  it('come from the parameters of the items, on the scale of the area, unrounded', async () => {
    await linkArea();
    const [area, ...others] = await areasOf('RRWR-R');
    expect(others).toEqual([]);
    expect(area).toEqual({
      ...expected({ 1: true, 2: true, 3: false, 4: true, 5: true }),
      area: 'MT',
      nome: 'Matemática e suas Tecnologias',
      metodo: 'oficial',
      parcial: false,
      cobertura: 100,
      itens: 5,
      respondidas: 5,
      certas: 4,
      lingua: 'inglês',
      ajuste: null,
      erros_caros: [{ questao_id: content.questions[2]?.id, numero: 3, pontos: expect.any(Number) }],
    });
    const mended = expected({ 1: true, 2: true, 3: true, 4: true, 5: true }).nota.sample;
    expect(area?.erros_caros[0]?.pontos).toBeCloseTo(mended - (area?.nota ?? 0), 9);
  });

  it('are partial if numbers have no answer, and say what they cover', async () => {
    await linkArea();
    const [area] = await areasOf('R-W');
    expect(area).toMatchObject({
      ...expected({ 1: true, 3: false }),
      parcial: true,
      cobertura: 40,
      itens: 5,
      lingua: null,
    });
    const [unanswered] = await areasOf('');
    expect(unanswered).toMatchObject({ metodo: 'sem_base', nota: null, erro_padrao: null, cobertura: 0, itens: 5 });
  });

  it('are partial if the paper lacks numbers of the booklet', async () => {
    await linkArea();
    await api.db.update(examAreas).set({ shift: -89 });
    // The booklet's first position is now number 2, and its last is not in the paper.
    const [area] = await areasOf('-RRRR');
    expect(area).toMatchObject({ ...expected({ 1: true, 2: true, 3: true }), parcial: true, itens: 5, respondidas: 3 });
  });

  it('exclude annulled questions, abandoned items and answers after the key', async () => {
    await linkArea({}, [1]);
    await api.db
      .update(questions)
      .set({ annulled: true })
      .where(eq(questions.id, content.questions[1]?.id ?? 0));
    const [area] = await areasOf('WWRR');
    expect(area).toMatchObject({ ...expected({ 3: true, 4: true }), itens: 3, respondidas: 2, erros_caros: [] });
  });

  it('count one language, the one with most answers', async () => {
    await linkArea();
    const [area] = await areasOf('RRRRW-');
    expect(area).toMatchObject({ ...expected({ 1: true, 2: true, 3: true, 4: true, 5: false }), lingua: 'espanhol' });
  });

  it("use the booklet's own scale, and mark made-up parameters", async () => {
    await linkArea({ scaleK: 10, scaleD: 50, demonstration: true, area: 'GERAL' });
    const [area] = await areasOf('RR');
    expect(area).toMatchObject({
      ...expected({ 1: true, 2: true }, { k: 10, d: 50 }),
      metodo: 'demonstracao',
      nome: 'GERAL',
    });
  });
});
