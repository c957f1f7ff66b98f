import { EDITAIS_PER_DAY } from '@mapa/domain';
import { takeEdital } from '@mapa/server-edital';
import { exams, mapQuestions, notices, questions } from '@mapa/server-platform';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { enter } from '@mapa/server-sessions/testing';
import { eq } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../testing/app';

const PROGRAMME = 'GET /api/exam/{id}/programme';
const NOTICES = 'GET /api/exam';
const BEGIN = 'POST /api/customer-area/edital';
const LIST = 'GET /api/customer-area/edital';
const MAKE = 'POST /api/customer-area/edital/{id}/map';

const YEAR = new Date().getFullYear() + 1;
const TEXT = `Concurso executado por uma banca qualquer. A prova objetiva será aplicada em 15/11/${YEAR}.
CARGO 1: ANALISTA DE DADOS
CARGO 2: TÉCNICO DE CAMPO
Disciplina | Nº de questões | Peso
Português | 10 | 2
CONTEÚDO PROGRAMÁTICO
CONHECIMENTOS BÁSICOS PARA TODOS OS CARGOS
PORTUGUÊS: 1 Crase. 2 Regência. 3 Semiótica do cordel.
CONHECIMENTOS ESPECÍFICOS
CARGO 1: ANALISTA DE DADOS
LÍNGUAS: 1 Línguas indígenas.
CARGO 2: TÉCNICO DE CAMPO
TOPOGRAFIA: 1 Nivelamento.`;

const read = takeEdital(() => Promise.reject(new Error('no PDF here')));

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

/** A notice of the test's board, with its edital unless the text is null. @returns its id */
async function announce(text: string | null = TEXT, examOn: string | null = null): Promise<number> {
  const key = crypto.randomUUID();
  const [exam] = await api.db
    .insert(exams)
    .values({ name: `Concurso ${key}`, slug: key, boardId: content.board.id, institutionId: content.body.id })
    .returning({ id: exams.id });
  const id = exam?.id ?? 0;
  await api.db.insert(notices).values({ examId: id, sourceKey: key, educationLevels: [], positions: [], examOn });
  if (text !== null) await give(id, text);
  return id;
}
const give = (id: number, text: string) => read(api.db, id, { name: 'edital.txt', bytes: Buffer.from(text) });
const copy = (concurso_id: number, cargo: number | null = 0) => ({
  id: crypto.randomUUID(),
  nome: 'x',
  tamanho: null,
  texto: null,
  concurso_id,
  cargo,
});

describe("the programme of a notice's edital", () => {
  it('is open to anybody: offices, then weights, what the bank lacks, and the first look at the map', async () => {
    const id = await announce();
    const offices = await api.ok(PROGRAMME, { id });
    expect(offices).toMatchObject({
      id,
      orgao: 'Órgão Y',
      banca: { id: content.board.id },
      data_prova: `${YEAR}-11-15`,
      cargos: [
        { indice: 0, nome: 'ANALISTA DE DADOS' },
        { indice: 1, nome: 'TÉCNICO DE CAMPO' },
      ],
      cargo: null,
      disciplinas: [],
      assuntos: [],
    });
    const chosen = await api.ok(PROGRAMME, { id, cargo: 1 });
    expect(chosen).toMatchObject({
      cargo: 1,
      cobertura: { topicos: 4, reconhecidos: 2, com_questoes: 2 },
      total_assuntos: 2,
      questoes: 4,
      disciplinas: [
        { nome: 'PORTUGUÊS', questoes: 10, peso: 2, topicos: 3, sem_questoes: ['Semiótica do cordel'] },
        { nome: 'TOPOGRAFIA', topicos: 1, sem_questoes: ['Nivelamento'] },
      ],
    });
    expect(chosen.assuntos.map(({ nome, pontos }) => [nome, pontos])).toEqual([
      ['Crase', 4.5],
      ['Regência', 0.5],
    ]);
    expect(chosen.primeiras.map(({ assunto }) => assunto)).toEqual(['Crase', 'Regência']);
    // An address of before the edital was replaced may name an office that is gone.
    expect((await api.ok(PROGRAMME, { id, cargo: 9 })).cargo).toBeNull();
  });

  it('is announced in the list of notices, and is missing where no edital was read', async () => {
    const [lacking, having] = [await announce(null), await announce()];
    const { data } = await api.ok(NOTICES, { com_edital: true, per_page: 100 } as never);
    const announced = (id: number) => data.find((one) => one.id === id)?.edital?.com_programa;
    expect([announced(lacking), announced(having)]).toEqual([undefined, true]);
    for (const id of [lacking, content.exam.id, 999_999])
      expect((await api.call(PROGRAMME, { id })).body).toEqual({
        erro: ['O edital deste concurso ainda não foi lido aqui.'],
      });
  });

  it('follows the bank, the notice and another edital in place of it', async () => {
    const id = await announce(TEXT, `${YEAR}-12-06`);
    const look = () => api.ok(PROGRAMME, { id, cargo: 1 });
    expect((await look()).data_prova).toBe(`${YEAR}-12-06`);
    const [first] = content.questions;
    await api.db
      .update(questions)
      .set({ outdated: true })
      .where(eq(questions.id, first?.id ?? 0));
    try {
      expect((await look()).questoes).toBe(3);
    } finally {
      await api.db.update(questions).set({ outdated: false });
    }
    expect((await look()).questoes).toBe(4);
    await give(id, TEXT.replace('2 Regência. 3 ', '2 '));
    expect((await look()).cobertura).toEqual({ topicos: 3, reconhecidos: 1, com_questoes: 1 });
  });
});

describe("a copy of a notice's edital", () => {
  it('is read already, becomes a map of the office, and stays one when it is asked for twice', async () => {
    const { token } = await enter(api);
    const notice = await announce(TEXT, `${YEAR}-12-06`);
    const first = await api.ok(BEGIN, copy(notice), token);
    expect(first).toMatchObject({
      estado: 'lido',
      leitura: { cargo: 0, banca: { id: content.board.id }, data_prova: `${YEAR}-12-06` },
    });
    expect(first.nome).toMatch(/^Concurso /);
    const { mapa } = await api.ok(MAKE, { id: first.id }, token);
    expect(await api.db.$count(mapQuestions, eq(mapQuestions.mapId, mapa.id))).toBe(4);
    expect(await api.ok(BEGIN, copy(notice), token)).toMatchObject({ id: first.id, mapa_id: mapa.id });
    expect((await api.ok(BEGIN, copy(notice, 1), token)).id).not.toBe(first.id);
    // What was read anew is another edital.
    await give(notice, TEXT.replace('2 Regência. 3 ', '2 '));
    expect((await api.ok(BEGIN, copy(notice), token)).id).not.toBe(first.id);
  });

  it('does not count as one of the day, as it costs no reading', async () => {
    const { token } = await enter(api);
    const file = () => ({ id: crypto.randomUUID(), nome: 'x', tamanho: 9, texto: null });
    for (let count = 0; count < EDITAIS_PER_DAY; count += 1) await api.ok(BEGIN, file(), token);
    expect((await api.call(BEGIN, file(), token)).status).toBe(429);
    expect((await api.ok(BEGIN, copy(await announce()), token)).estado).toBe('lido');
  });

  it('is refused without an office of several, of a notice without edital, and beside a file', async () => {
    const { token } = await enter(api);
    const notice = await announce();
    for (const cargo of [null, 7])
      expect((await api.call(BEGIN, copy(notice, cargo), token)).body).toEqual({ cargo: ['Escolha o cargo.'] });
    expect((await api.call(BEGIN, copy(await announce(null)), token)).status).toBe(404);
    expect((await api.call(BEGIN, { ...copy(notice), tamanho: 5 }, token)).status).toBe(422);
    expect((await api.ok(LIST, {}, token)).data).toEqual([]);
  });

  it('and its map stay when the notice goes', async () => {
    const { token } = await enter(api);
    const notice = await announce();
    const { id } = await api.ok(BEGIN, copy(notice), token);
    await api.db.delete(notices).where(eq(notices.examId, notice));
    await api.db.delete(exams).where(eq(exams.id, notice));
    expect((await api.ok('GET /api/customer-area/edital/{id}', { id }, token)).estado).toBe('lido');
    expect((await api.call(PROGRAMME, { id: notice })).status).toBe(404);
  });
});
