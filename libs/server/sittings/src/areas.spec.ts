import { estimateAbility, scaleOfArea, scoreOf } from '@mapa/domain';
import { bookletItems, examAreas, itemBooklets } from '@mapa/server-platform';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { createTestApp, type TestApp } from './testing/app';

const OFFER = 'GET /api/customer-area/exam/sitting-offer/{id}';
const BEGIN = 'POST /api/customer-area/sitting';
const MARK = 'PUT /api/customer-area/sitting/{id}/marks';
const FINISH = 'POST /api/customer-area/sitting/{id}/finish';
const RESULT = 'GET /api/customer-area/sitting/{id}/result';

let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  await linkArea('CN', [1, 2, 3]);
  await linkArea('MT', [4, 5]);
});
afterEach(() => api.close());

const itemAt = (number: number) => ({ a: 1 + number / 10, b: number / 5 - 0.5, c: 0.2 });

/** Numbers of the paper as one area with published parameters; the fifth has two languages. */
async function linkArea(area: string, numbers: readonly number[]) {
  const [booklet] = await api.db
    .insert(itemBooklets)
    .values({ programme: 'enem', year: 2024, code: area, area, contentHash: '' })
    .returning();
  const bookletId = booklet?.id ?? 0;
  const languages = (number: number) => (number === 5 ? (['espanhol', 'inglês'] as const) : ([''] as const));
  await api.db.insert(bookletItems).values(
    numbers.flatMap((number) =>
      languages(number).map((language) => ({
        bookletId,
        position: number,
        language,
        key: 'B',
        abandoned: false,
        ...itemAt(number),
      })),
    ),
  );
  await api.db.insert(examAreas).values({ examId: content.exam.id, area, bookletId, shift: 0 });
}

const begin = (token: string, part: { areas?: string[]; idioma?: string }) =>
  api.ok(BEGIN, { id: crypto.randomUUID(), prova_id: content.exam.id, ...part }, token);

it('a paper with areas is offered by area and by day, each with its duration', async () => {
  const { token } = await api.createStudent();
  expect(await api.ok(OFFER, { id: content.exam.id }, token)).toMatchObject({
    areas: [
      { area: 'CN', numeros: 3, duracao_min: 10 },
      { area: 'MT', numeros: 2, duracao_min: 7 },
    ],
    dias: [{ nome: 'Segundo dia', areas: ['CN', 'MT'], numeros: 5, duracao_min: 17 }],
    areas_com_idioma: ['MT'],
  });
});

it('one area is sat without a language if it needs none, and blanks are wrong in its score', async () => {
  const { token } = await api.createStudent();
  const sitting = await begin(token, { areas: ['CN'] });
  expect(sitting).toMatchObject({ areas: ['CN'], idioma: null, numeros: 3 });
  const [first] = sitting.questoes;
  const right = content.questions.find(({ id }) => id === first?.id)?.right;
  await api.ok(MARK, { id: sitting.id, marcas: [{ questao_id: first?.id, alternativa_id: right }] }, token);
  await api.ok(FINISH, { id: sitting.id }, token);
  const { areas } = await api.ok(RESULT, { id: sitting.id }, token);
  const answers = [1, 2, 3].map((number) => ({ item: itemAt(number), isRight: number === 1 }));
  const { score, standardError } = scoreOf(estimateAbility(answers), scaleOfArea('CN'));
  expect(areas).toMatchObject([{ area: 'CN', metodo: 'oficial', parcial: false, cobertura: 100, itens: 3, certas: 1 }]);
  expect(areas[0]?.nota).toBeCloseTo(score, 9);
  expect(areas[0]?.erro_padrao).toBeCloseTo(standardError, 9);
});

it('an empty sheet and a faultless one have a score in each area, of the chosen language only', async () => {
  const notes: number[] = [];
  for (const choice of [null, 'right'] as const) {
    const { token } = await api.createStudent();
    const sitting = await begin(token, { areas: ['MT', 'CN'], idioma: 'espanhol' });
    expect(sitting.areas).toEqual(['CN', 'MT']);
    const marcas = sitting.questoes.map(({ id }) => ({
      questao_id: id,
      alternativa_id: choice && (content.questions.find((question) => question.id === id)?.[choice] ?? 0),
    }));
    await api.ok(MARK, { id: sitting.id, marcas }, token);
    await api.ok(FINISH, { id: sitting.id }, token);
    const { areas } = await api.ok(RESULT, { id: sitting.id }, token);
    expect(areas.map(({ area, lingua, itens }) => [area, lingua, itens])).toEqual([
      ['CN', null, 3],
      ['MT', 'espanhol', 2],
    ]);
    notes.push(...areas.map(({ nota }) => nota ?? NaN));
  }
  expect(notes.every(Number.isFinite)).toBe(true);
  expect(notes[2]).toBeGreaterThan(notes[0] ?? 0);
});
