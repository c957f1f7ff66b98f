import { EDITAIS_PER_DAY, CHUNK_BYTES } from '@mapa/domain';
import { institutions, mapPoints, mapQuestions, questionMaps, questions } from '@mapa/server-platform';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { eq } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../testing/app';
import { editais } from '@mapa/server-edital';
import {
  BEGINNING,
  readEditais,
  refreshBatch,
  type RefreshPlace,
  SAMPLE_EDITAL,
  SAMPLE_YEAR as YEAR,
} from '@mapa/server-edital/testing';
import { jest } from '@jest/globals';
import { enter, type Entered } from '@mapa/server-sessions/testing';

const LIST = 'GET /api/customer-area/edital';
const BEGIN = 'POST /api/customer-area/edital';
const CHUNK = 'PUT /api/customer-area/edital/{id}/chunk/{pedaco}';
const ONE = 'GET /api/customer-area/edital/{id}';
const CORRECT = 'PUT /api/customer-area/edital/{id}';
const DISCARD = 'DELETE /api/customer-area/edital/{id}';
const MAKE = 'POST /api/customer-area/edital/{id}/map';
const SELECT = 'POST /api/customer-area/question-map/select';
const DETAIL = 'GET /api/customer-area/question-map/detail';
const STEPS = 'GET /api/customer-area/question-map/questions';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

const student = () => enter(api);

async function send({ token }: Entered, texto = SAMPLE_EDITAL): Promise<string> {
  const id = crypto.randomUUID();
  await api.ok(BEGIN, { id, nome: 'edital.pdf', tamanho: null, texto }, token);
  await readEditais(api);
  return id;
}
const read = async ({ token }: Entered, id: string) => {
  const { leitura, revisao } = await api.ok(ONE, { id }, token);
  if (!leitura) throw new Error('not read');
  return { leitura, revisao };
};
async function choose(who: Entered, id: string, cargo: number) {
  const { revisao } = await read(who, id);
  return api.ok(CORRECT, { id, revisao, cargo }, who.token);
}

describe('a pasted edital', () => {
  it('is read into offices, programme, weights and day, without keeping its text', async () => {
    const who = await student();
    const id = await send(who);
    const { leitura } = await read(who, id);
    expect(leitura).toMatchObject({
      banca: { id: content.board.id, sigla: 'BX' },
      data_prova: `${YEAR}-11-15`,
      cargos: [{ nome: 'ANALISTA DE DADOS' }, { nome: 'TÉCNICO DE CAMPO' }],
      cargo: null,
    });
    expect(leitura.disciplinas[0]).toMatchObject({ nome: 'PORTUGUÊS', questoes: 10, peso: 2, duvida: false });
    expect(
      leitura.disciplinas[0]?.topicos.map(({ texto, assuntos }) => [texto, ...assuntos.map(({ nome }) => nome)]),
    ).toEqual([['Crase', 'Crase'], ['Regência', 'Regência'], ['Semiótica do cordel']]);
    const { rows } = await api.pool.query('select pasted from editais where id = $1', [id]);
    expect(rows).toEqual([{ pasted: null }]);
    expect((await api.ok(LIST, {}, who.token)).data).toMatchObject([{ id, estado: 'lido', mapa_id: null }]);
    expect((await api.call(LIST, {})).status).toBe(401);
  });

  it('ranks only the subjects of the chosen office by expected points, and names those that the bank lacks', async () => {
    const who = await student();
    const id = await send(who);
    const { edital } = await choose(who, id, 1);
    expect(edital.leitura?.disciplinas.map(({ nome }) => nome)).toEqual(['PORTUGUÊS', 'TOPOGRAFIA']);
    expect(edital.leitura?.cobertura).toEqual({ topicos: 4, reconhecidos: 2, com_questoes: 2 });
    // 20 points over the bank's four questions, three of them of Crase; so few questions make other boards count too.
    expect(edital.leitura?.assuntos).toMatchObject([
      { nome: 'Crase', pontos: 4.5, questoes: 3, outras_bancas: true },
      { nome: 'Regência', pontos: 0.5, questoes: 1, outras_bancas: true },
    ]);
  });

  it('is refused without a source or with two, and reports a text without a programme', async () => {
    const who = await student();
    const base = { id: crypto.randomUUID(), nome: 'x' };
    for (const source of [
      { tamanho: null, texto: null },
      { tamanho: 5, texto: 'x' },
    ])
      expect((await api.call(BEGIN, { ...base, ...source }, who.token)).status).toBe(422);
    const id = await send(who, 'Uma carta qualquer, sem nada.');
    const { estado, problema, leitura } = await api.ok(ONE, { id }, who.token);
    expect([estado, leitura]).toEqual(['falhou', null]);
    expect(problema).toMatch(/^Não encontramos o conteúdo programático/);
    expect((await api.call(MAKE, { id }, who.token)).status).toBe(422);
  });

  it(`is accepted ${EDITAIS_PER_DAY} times a day, including those deleted since`, async () => {
    const who = await student();
    for (let count = 0; count < EDITAIS_PER_DAY; count += 1) {
      const id = crypto.randomUUID();
      await api.ok(BEGIN, { id, nome: 'x', tamanho: 9, texto: null }, who.token);
      await api.ok(DISCARD, { id }, who.token);
    }
    const more = await api.call(BEGIN, { id: crypto.randomUUID(), nome: 'x', tamanho: 9, texto: null }, who.token);
    expect(more.status).toBe(429);
  });
});

describe('an uploaded edital', () => {
  it('is read once its last piece arrives, in any order and sent twice, and its pieces are deleted', async () => {
    const who = await student();
    const id = crypto.randomUUID();
    const bytes = Buffer.from('não é um PDF');
    await api.ok(BEGIN, { id, nome: 'edital.pdf', tamanho: bytes.length, texto: null }, who.token);
    const piece = { id, pedaco: 0, base64: bytes.toString('base64') };
    expect((await api.call(CHUNK, { ...piece, pedaco: 1 }, who.token)).status).toBe(422);
    expect((await api.call(CHUNK, { ...piece, base64: 'AAAA' }, who.token)).status).toBe(422);
    for (const _again of [1, 2]) expect(await api.ok(CHUNK, piece, who.token)).toEqual({ recebidos: 1, total: 1 });
    await readEditais(api);
    expect((await api.ok(ONE, { id }, who.token)).problema).toMatch(/^O arquivo não é um PDF/);
    const { rows } = await api.pool.query('select from edital_chunks where edital_id = $1', [id]);
    expect(rows).toEqual([]);
    await api.ok(DISCARD, { id }, who.token);
    expect((await api.call(ONE, { id }, who.token)).status).toBe(404);
    expect((await api.call(DISCARD, { id }, who.token)).status).toBe(404);
  });

  it('is deleted at night if its remaining pieces did not arrive within two days', async () => {
    const who = await student();
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    for (const id of ids) {
      await api.ok(BEGIN, { id, nome: 'edital.pdf', tamanho: CHUNK_BYTES + 1, texto: null }, who.token);
      await api.ok(CHUNK, { id, pedaco: 1, base64: 'AA==' }, who.token);
    }
    await api.pool.query(`update editais set created_at = now() - interval '49 hours' where id = $1`, [ids[0]]);
    await api.app.editais.refresh();
    expect((await api.ok(LIST, {}, who.token)).data.map(({ id }) => id)).toEqual([ids[1]]);
    const { rows } = await api.pool.query('select edital_id from edital_chunks where edital_id = any ($1)', [ids]);
    expect(rows).toEqual([{ edital_id: ids[1] }]);
  });
});

describe('a correction', () => {
  it('is kept, and is refused if another window has saved one in between', async () => {
    const who = await student();
    const id = await send(who);
    const { revisao } = await read(who, id);
    const change = {
      id,
      revisao,
      data_prova: `${YEAR}-12-01`,
      banca_id: null,
      topicos: [{ disciplina: 0, topico: 2, assuntos: [content.crasis.id] }],
    };
    const first = await api.ok(
      CORRECT,
      { ...change, disciplinas: [{ indice: 0, questoes: 4, peso: 1, fora: false }] },
      who.token,
    );
    expect(first.salvo).toBe(true);
    expect(first.edital.leitura).toMatchObject({ data_prova: `${YEAR}-12-01`, banca: null });
    expect(first.edital.leitura?.disciplinas[0]).toMatchObject({ questoes: 4, peso: 1 });
    expect(first.edital.leitura?.disciplinas[0]?.topicos[2]).toMatchObject({
      corrigido: true,
      assuntos: [{ nome: 'Crase' }],
    });
    const late = await api.ok(CORRECT, { ...change, data_prova: null }, who.token);
    expect([late.salvo, late.edital.leitura?.data_prova]).toEqual([false, `${YEAR}-12-01`]);
  });

  it('of an absent edital or topic is refused', async () => {
    const who = await student();
    const id = await send(who);
    for (const wrong of [
      { cargo: 9 },
      { disciplinas: [{ indice: 99, questoes: 1, peso: 1, fora: false }] },
      { topicos: [{ disciplina: 0, topico: 99, assuntos: [] }] },
    ])
      expect((await api.call(CORRECT, { id, revisao: 1, ...wrong }, who.token)).status).toBe(422);
    for (const absent of [
      { banca_id: content.body.id },
      { topicos: [{ disciplina: 0, topico: 0, assuntos: [2_000_000] }] },
    ])
      expect((await api.call(CORRECT, { id, revisao: 1, ...absent }, who.token)).status).toBe(404);
  });
});

describe("an edital's map", () => {
  async function withMap() {
    const who = await student();
    const id = await send(who);
    expect((await api.call(MAKE, { id }, who.token)).body).toEqual({ cargo: ['Escolha o cargo.'] });
    await choose(who, id, 0);
    const { mapa } = await api.ok(MAKE, { id }, who.token);
    return { who, id, mapa };
  }

  it('is studied in the order of expected points, and opens like any map', async () => {
    const { who, mapa } = await withMap();
    expect(mapa).toMatchObject({ nome: 'ANALISTA DE DADOS', banca: { id: content.board.id } });
    const { data } = await api.ok(STEPS, { id: mapa.id } as never, who.token);
    const names = data.map(({ assunto }) => assunto.at(-1)?.nome);
    expect(names.slice(0, 4)).toEqual(['Crase', 'Crase', 'Crase', 'Regência']);
    expect(data.map(({ numero }) => numero)).toEqual(data.map((_, at) => at + 1));
    const points = await api.db.select().from(mapPoints).where(eq(mapPoints.mapId, mapa.id));
    expect(points.length).toBeGreaterThan(1);
    const { assuntos, mapa: own } = await api.ok(DETAIL, { id: mapa.id }, who.token);
    expect(assuntos.map(({ nome, percentual }) => [nome, percentual])).toEqual(
      own.incidencia.map(({ nome, percentual }) => [nome, percentual]),
    );
    const all = points.reduce((sum, one) => sum + one.points, 0);
    const crasis = points.find(({ subjectId }) => subjectId === content.crasis.id)?.points ?? 0;
    expect(assuntos[0]).toMatchObject({ nome: 'Crase', percentual: Math.round((1_000 * crasis) / all) / 10 });
  });

  it('is invisible to everybody else, whatever they request', async () => {
    const { mapa } = await withMap();
    const other = await student();
    const { data } = await api.ok('GET /api/question-map', {} as never);
    expect(data.map(({ id }) => id)).not.toContain(mapa.id);
    expect((await api.ok('GET /api/question-map', { id: mapa.id } as never)).data).toEqual([]);
    for (const [name, args, token] of [
      ['GET /api/question-map/incidence', { id: mapa.id }, undefined],
      [SELECT, { mapa_id: mapa.id }, other.token],
      ['GET /api/customer-area/question-map/detail', { id: mapa.id }, other.token],
      [STEPS, { id: mapa.id }, other.token],
    ] as const)
      expect([name, (await api.call(name, args as never, token)).status]).toEqual([name, 404]);
  });

  it('can be chosen again by its owner, and stays the same when it is made once more', async () => {
    const { who, id, mapa } = await withMap();
    await api.ok('DELETE /api/customer-area/question-map/{id}', { id: mapa.id }, who.token);
    expect((await api.ok(SELECT, { mapa_id: mapa.id }, who.token)).mapa.id).toBe(mapa.id);
    expect((await api.ok(MAKE, { id }, who.token)).mapa.id).toBe(mapa.id);
  });

  it('counts as a map of the plan', async () => {
    const { who } = await withMap();
    let last = 200;
    for (let more = 0; more < 5 && last === 200; more += 1) {
      const id = await send(who);
      await choose(who, id, 0);
      last = (await api.call(MAKE, { id }, who.token)).status;
    }
    expect(last).toBe(403);
  });

  it('follows the bank: new questions are added, annulled ones removed, answered ones kept', async () => {
    const { who, mapa } = await withMap();
    const [first, second] = content.questions;
    if (!first || !second) throw new Error('no questions');
    await api.ok(
      'POST /api/customer-area/question/answer',
      { questao_id: first.id, alternativa_id: first.right, mapa_id: mapa.id } as never,
      who.token,
    );
    const fresh = await content.createQuestion({ slot: 77, subject: content.crasis, overrides: { sourceKey: 'novo' } });
    await api.db.update(questions).set({ outdated: true }).where(eq(questions.id, first.id));
    await api.db.update(questions).set({ outdated: true }).where(eq(questions.id, second.id));
    try {
      await api.app.editais.refresh();
      const rows = await api.db.select().from(mapQuestions).where(eq(mapQuestions.mapId, mapa.id));
      const ids = rows.map(({ questionId }) => questionId);
      expect([fresh.id, first.id, second.id].map((one) => ids.includes(one))).toEqual([true, true, false]);
      expect(new Set(rows.map(({ slot }) => slot)).size).toBe(rows.length);
      const { progresso } = await api.ok(
        'GET /api/customer-area/question-map/detail',
        { id: mapa.id } as never,
        who.token,
      );
      expect(progresso.respondidas).toBe(1);
    } finally {
      await api.db.update(questions).set({ outdated: false });
    }
  });

  it('is deleted with the account', async () => {
    const { who, mapa } = await withMap();
    await api.ok('POST /api/customer-area/user/delete', {}, who.token);
    expect(await api.db.$count(questionMaps, eq(questionMaps.id, mapa.id))).toBe(0);
  });

  it('keeps its subjects and board when these are merged into others, and its points at once', async () => {
    const { who, id, mapa } = await withMap();
    const pointsOf = async () => {
      const rows = await api.db.select().from(mapPoints).where(eq(mapPoints.mapId, mapa.id));
      return new Map(rows.map(({ subjectId, points }) => [subjectId, points]));
    };
    const points = await pointsOf();
    const [ofCrasis = NaN, ofRegency = NaN] = [points.get(content.crasis.id), points.get(content.regency.id)];
    const before = await read(who, id);
    const [board] = await api.db
      .insert(institutions)
      .values({ kind: 'banca', acronym: 'NB', name: 'Nova Banca', slug: 'nb' })
      .returning();
    const admin = await enter(api, { role: 'admin' });
    await api.ok(
      'PUT /api/customer-area/desk/institution/{id}/merge',
      { id: content.board.id, em_id: board?.id ?? 0, so_conferir: false },
      admin.token,
    );
    await api.ok(
      'PUT /api/customer-area/desk/subject/{id}/merge',
      { id: content.regency.id, em_id: content.crasis.id, so_conferir: false },
      admin.token,
    );
    const { leitura } = await read(who, id);
    expect(leitura.banca).toMatchObject({ sigla: 'NB' });
    expect(leitura.cobertura).toEqual(before.leitura.cobertura);
    expect(leitura.assuntos.map(({ nome }) => nome)).toEqual(['Crase']);
    const merged = await pointsOf();
    expect(merged.get(content.crasis.id)).toBeCloseTo(ofCrasis + ofRegency, 3);
    expect(merged.has(content.regency.id)).toBe(false);
    const { mudancas } = await api.ok('GET /api/customer-area/desk/subject', {}, admin.token);
    await api.ok('POST /api/customer-area/desk/subject-act/{id}/undo', { id: mudancas[0]?.id ?? 0 }, admin.token);
    const parted = await pointsOf();
    expect(parted.get(content.crasis.id)).toBeCloseTo(ofCrasis, 3);
    expect(parted.get(content.regency.id)).toBeCloseTo(ofRegency, 3);
  });

  it('is updated at night batch by batch; one that fails holds up no other, and a repeated job changes nothing', async () => {
    const { mapa } = await withMap();
    const other = await withMap();
    await api.db.update(editais).set({ reading: {} }).where(eq(editais.mapId, other.mapa.id));
    await api.pool.query('delete from map_points where map_id = $1', [mapa.id]);
    const log = { warn: jest.fn() };
    const step = (place: RefreshPlace, signal = new AbortController().signal) =>
      refreshBatch(api.db, place, { size: 1, log: log as never, signal });
    let maps = 0;
    for (let place: RefreshPlace | null = BEGINNING; place !== null;) {
      const first = await step(place);
      expect(await step(place)).toEqual(first);
      maps += first.maps;
      place = first.next;
    }
    expect(maps).toBeGreaterThan(1);
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ map: other.mapa.id }), expect.anything());
    expect(await api.db.$count(mapPoints, eq(mapPoints.mapId, mapa.id))).toBeGreaterThan(0);
    await expect(step({ after: null }, AbortSignal.abort())).rejects.toThrow();
    await api.db.delete(editais).where(eq(editais.mapId, other.mapa.id));
  });

  it('orders the next batch of the night by the job of the last', async () => {
    const job = (data: object | null) => ({ id: crypto.randomUUID(), data, retryCount: 0 }) as never;
    expect(await api.app.editais.settleRefresh(job(null))).toMatchObject({ status: 'completed' });
    const queued = async () =>
      (await api.pool.query(`select data from pgboss.job where name = 'edital-refresh'`)).rows.map(({ data }) => data);
    // Students' maps follow the published ones; fewer than a batch are the last.
    expect(await queued()).toEqual([{ after: null }]);
    await api.app.editais.settleRefresh(job({ after: null }));
    expect(await queued()).toHaveLength(1);
  });

  it('is not made from a programme without questions in the bank', async () => {
    const who = await student();
    const id = await send(who, 'TOPOGRAFIA: 1 Nivelamento geométrico. 2 Poligonais.');
    expect((await api.call(MAKE, { id }, who.token)).body).toEqual({
      erro: ['O banco ainda não tem questões de nenhum tópico deste programa.'],
    });
  });
});
