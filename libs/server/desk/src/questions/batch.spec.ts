import type { InputOf } from '@mapa/api-contract';
import { column, questionLines, writePdf } from '@mapa/server-pdf/testing';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { createTestApp, type TestApp } from '../testing/app';
import { bringIn } from '../testing/desk';

const BATCH = 'PUT /api/customer-area/desk/paper/{id}/question-batch';
const CORRECT = 'PUT /api/customer-area/desk/paper/{id}/question/{posicao}';
const ORDER = 'PUT /api/customer-area/desk/paper/{id}/order';
const QUESTION = 'GET /api/customer-area/desk/paper/{id}/question/{posicao}';
const DATA = 'PUT /api/customer-area/desk/paper/{id}';

let api: TestApp;
let admin: Entered;
beforeAll(async () => {
  api = await createTestApp();
  admin = await enter(api, { role: 'admin' });
});
afterAll(() => api.close());

/** A paper without a key, with a cover. */
const bring = () =>
  bringIn(api, admin.token, {
    parte: 'questoes',
    nome: 'prova.pdf',
    bytes: writePdf([
      {
        texts: column([
          'CONSELHO REGIONAL DE JARDINAGEM DE PARAVERDE',
          'CONCURSO PÚBLICO Nº 01/2031',
          'A duração da prova é de 4 horas.',
        ]),
      },
      { texts: column([1, 2, 3].flatMap((number) => questionLines(number))) },
    ]),
  });
type Questions = InputOf<typeof BATCH>['body']['questoes'];
const change = (id: string, ...questoes: Questions) => api.ok(BATCH, { id, questoes }, admin.token);

describe('several questions of a paper', () => {
  it('get answers, which settles the lack of a key, and subjects; a stale change leaves its question', async () => {
    const { id, lista } = await bring();
    expect(lista.map(({ estado }) => estado)).toEqual(['duvida', 'duvida', 'duvida']);
    const keyed = await change(
      id,
      { posicao: 2, revisao: 0, anulada: true },
      { posicao: 1, revisao: 0, gabarito: 'B' },
      { posicao: 3, revisao: 5, gabarito: 'B' },
    );
    expect(keyed).toMatchObject({
      outras: [3],
      prova: {
        questoes: { certa: 2, duvida: 1 },
        lista: [{ duvidas: [], revisoes: { gabarito: 1 } }, { estado: 'certa' }, { duvidas: ['não há gabarito'] }],
      },
    });
    const assunto = ['Jardinagem', 'Podas'];
    const named = await change(id, { posicao: 1, revisao: 0, assunto }, { posicao: 3, revisao: 0, assunto });
    expect(named).toMatchObject({ outras: [], prova: { lista: [{ assunto }, { assunto: null }, { assunto }] } });
  });

  it('are put back as they were, except what a person has changed since', async () => {
    const { id } = await bring();
    const undo = () => api.ok(ORDER, { id, ato: 'desfazer' }, admin.token);
    const one = await change(id, { posicao: 3, revisao: 0, assunto: ['Jardinagem'] });
    expect(one.prova.desfaz).toBe('varias');
    await change(
      id,
      { posicao: 1, revisao: 0, gabarito: 'B' },
      { posicao: 2, revisao: 0, anulada: true },
      { posicao: 3, revisao: 0, gabarito: 'B' },
    );
    await api.ok(CORRECT, { id, posicao: 1, revisao: 0, enunciado: '<p>Novo</p>' }, admin.token);
    await api.ok(CORRECT, { id, posicao: 3, revisao: 1, gabarito: 'C' }, admin.token);
    expect(await undo()).toMatchObject({
      salvo: true,
      posicao: null,
      outras: [3],
      prova: {
        desfaz: 'varias',
        lista: [
          { estado: 'duvida', duvidas: ['não há gabarito'], revisoes: { enunciado: 1, gabarito: 2 } },
          { estado: 'duvida', duvidas: ['não há gabarito'], revisoes: { anulada: 2 } },
          { estado: 'certa', assunto: ['Jardinagem'], revisoes: { gabarito: 2 } },
        ],
      },
    });
    const read = (posicao: number) => api.ok(QUESTION, { id, posicao }, admin.token);
    expect(await read(1)).toMatchObject({ enunciado: '<p>Novo</p>', gabarito: null });
    expect(await read(2)).toMatchObject({ anulada: false });
    expect(await undo()).toMatchObject({ outras: [], prova: { desfaz: null, lista: [{}, {}, { assunto: null }] } });
  });

  it('change all or none', async () => {
    const { id } = await bring();
    const refused = await api.call(
      BATCH,
      {
        id,
        questoes: [
          { posicao: 1, revisao: 0, gabarito: 'A' },
          { posicao: 9, revisao: 0, gabarito: 'A' },
        ],
      },
      admin.token,
    );
    expect(refused.status).toBe(404);
    expect((await api.ok('GET /api/customer-area/desk/paper/{id}', { id }, admin.token)).questoes.certa).toBe(0);
  });
});

describe('a decision about a question', () => {
  it('is taken back to what the reading and the corrections left', async () => {
    const { id } = await bring();
    await change(id, { posicao: 1, revisao: 0, gabarito: 'B' });
    const decide = (posicao: number, revisao: number, estado: 'pulada' | 'duvida') =>
      api.ok(CORRECT, { id, posicao, revisao, estado }, admin.token);
    for (const [posicao, estado] of [
      [1, 'certa'],
      [2, 'duvida'],
    ] as const) {
      await decide(posicao, 0, 'pulada');
      expect((await decide(posicao, 1, 'duvida')).questao.estado).toBe(estado);
    }
  });
});

describe('the data of a paper in PDF', () => {
  it('are proposed by its cover until a person confirms them', async () => {
    const { id, dados, propostos, revisao } = await bring();
    expect(dados).toMatchObject({
      nome: 'Conselho Regional de Jardinagem de Paraverde 2031',
      cargo: null,
      ano: 2031,
      duracao_minutos: 240,
    });
    expect(propostos).toEqual(expect.arrayContaining(['nome', 'orgao', 'ano', 'duracao_minutos']));
    expect((await api.ok(DATA, { id, revisao, dados }, admin.token)).prova.propostos).toEqual([]);
  });
});
