import sharp from 'sharp';
import { createTestApp, type TestApp } from '../testing/app';
import { bringIn, workAtDesk } from '../testing/desk';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { deskPresence } from '../tables/papers';

const ONE = 'GET /api/customer-area/desk/paper/{id}';
const ORDER = 'PUT /api/customer-area/desk/paper/{id}/order';
const PRESENCE = 'PUT /api/customer-area/desk/paper/{id}/presence';
const PICTURE = 'POST /api/customer-area/desk/paper/{id}/picture';
const QUESTION = 'GET /api/customer-area/desk/paper/{id}/question/{posicao}';
const CORRECT = 'PUT /api/customer-area/desk/paper/{id}/question/{posicao}';
const PUBLISH = 'POST /api/customer-area/desk/paper/{id}/publish';

let api: TestApp;
let admin: Entered;
let teacher: Entered;
beforeAll(async () => {
  api = await createTestApp();
  admin = await enter(api, { role: 'admin', name: 'Alice Moura' });
  teacher = await enter(api, { role: 'professor', name: 'Rui Prado' });
});
afterAll(() => api.close());

const question = (number: number) =>
  `::Questão ${number}::Enunciado ${number} do Pirilampo {=a${number} ~b${number} ~c${number}}\n`;
const FILE = Buffer.from([1, 2, 3, 4].map(question).join('\n'));
let serial = 0;
const bring = (token = admin.token) =>
  bringIn(api, token, { parte: 'questoes', nome: `Ordem ${(serial += 1)} 2024.gift`, bytes: FILE });
const call = (id: string, body: object, token = admin.token) => api.call(ORDER, { id, ...body } as never, token);
const order = (id: string, body: object) => api.ok(ORDER, { id, ...body } as never, admin.token);
const names = async (id: string) => (await api.ok(ONE, { id }, admin.token)).lista.map(({ nome }) => nome);
const read = (id: string, posicao: number) => api.ok(QUESTION, { id, posicao }, admin.token);
const FIRST = { enunciado: 0, alternativas: 0 };

describe('the order of a paper', () => {
  it('is changed by moving a question, which its publication follows, and restored', async () => {
    const { id } = await bring();
    expect(await order(id, { ato: 'mover', posicao: 4, para: 1 })).toMatchObject({ salvo: true, posicao: 4 });
    expect(await names(id)).toEqual(['Questão 4', 'Questão 1', 'Questão 2', 'Questão 3']);
    await order(id, { ato: 'mover', posicao: 1, para: 4 });
    expect((await order(id, { ato: 'desfazer' })).prova.desfaz).toBe('mover');
    expect(await names(id)).toEqual(['Questão 4', 'Questão 1', 'Questão 2', 'Questão 3']);
    await api.ok(PUBLISH, { id, so_conferir: false }, admin.token);
    await workAtDesk(api);
    expect((await order(id, { ato: 'desfazer' })).prova).toMatchObject({ desfaz: null });
    expect(await api.call(ORDER, { id, ato: 'desfazer' } as never, admin.token)).toMatchObject({
      status: 422,
      body: { erro: ['Não há o que desfazer.'] },
    });
  });
});

describe('two questions read as one', () => {
  const corte = { enunciados: ['<p>Enunciado 2 do Pirilampo</p>', '<p>Outro<script>x</script></p>'], ficam: 2, vao: 2 };

  it('are divided where a person cuts, named after the next free number, and joined again', async () => {
    const { id } = await bring();
    await order(id, { ato: 'dividir', posicao: 4, revisoes: FIRST, corte });
    const { prova, posicao } = await order(id, { ato: 'dividir', posicao: 2, revisoes: FIRST, corte });
    expect(posicao).toBe(2);
    expect(prova.lista.map(({ nome }) => nome)).toEqual([
      'Questão 1',
      'Questão 2',
      'Questão 6',
      'Questão 3',
      'Questão 4',
      'Questão 5',
    ]);
    const [one, two] = [await read(id, 2), await read(id, 6)];
    expect(one).toMatchObject({ alternativas: [{ texto: 'a2' }, { texto: 'b2' }], gabarito: 'A', estado: 'certa' });
    expect(two).toMatchObject({
      alternativas: [{ texto: 'c2' }],
      gabarito: null,
      estado: 'duvida',
      enunciado: '<p>Outro</p>',
    });
    await order(id, { ato: 'desfazer' });
    const back = await read(id, 2);
    expect(back.alternativas).toHaveLength(3);
    expect((await api.call(QUESTION, { id, posicao: 6 }, admin.token)).status).toBe(404);
    // An outdated editor does not overwrite it.
    for (const revisao of [0, 1]) {
      const stale = { id, posicao: 2, revisao, enunciado: '<p>tarde</p>' };
      expect(await api.ok(CORRECT, stale, admin.token)).toMatchObject({ salvo: false });
    }
  });

  it('are not divided into an empty part, from an outdated text, or restored after a correction', async () => {
    const { id } = await bring();
    const empty = { enunciados: ['<p>tudo</p>', ''], ficam: 3, vao: 3 };
    expect(await call(id, { ato: 'dividir', posicao: 2, revisoes: FIRST, corte: empty })).toMatchObject({
      status: 422,
      body: { corte: ['Uma das duas partes ficaria vazia.'] },
    });
    await api.ok(CORRECT, { id, posicao: 2, revisao: 0, enunciado: '<p>novo</p>' }, admin.token);
    expect(await order(id, { ato: 'dividir', posicao: 2, revisoes: FIRST, corte })).toMatchObject({ salvo: false });
    expect(await names(id)).toHaveLength(4);
    await order(id, { ato: 'dividir', posicao: 2, revisoes: { ...FIRST, enunciado: 1 }, corte });
    await api.ok(CORRECT, { id, posicao: 5, revisao: 0, enunciado: '<p>da segunda</p>' }, admin.token);
    expect((await call(id, { ato: 'desfazer' })).body).toEqual({
      erro: ['“Questão 5” mudou depois disso: não há como desfazer.'],
    });
  });
});

describe('one question read as two', () => {
  it('is joined with its texts, alternatives and keys, and divided again', async () => {
    const { id } = await bring();
    await order(id, { ato: 'juntar', posicao: 1, revisoes: FIRST });
    expect(await names(id)).toEqual(['Questão 1', 'Questão 3', 'Questão 4']);
    const joined = await read(id, 1);
    expect(joined.enunciado).toMatch(/Enunciado 1.*Enunciado 2/);
    expect(joined.alternativas.map(({ texto }) => texto)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
    await order(id, { ato: 'desfazer' });
    expect(await names(id)).toEqual(['Questão 1', 'Questão 2', 'Questão 3', 'Questão 4']);
    expect(await read(id, 2)).toMatchObject({ gabarito: 'A', estado: 'certa' });
  });

  it('is not joined beyond the limit of alternatives, nor at the end; its name can be corrected', async () => {
    const { id } = await bring();
    await order(id, { ato: 'juntar', posicao: 1, revisoes: FIRST });
    await order(id, { ato: 'juntar', posicao: 1, revisoes: { enunciado: 1, alternativas: 1 } });
    expect(await call(id, { ato: 'juntar', posicao: 1, revisoes: { enunciado: 2, alternativas: 2 } })).toMatchObject({
      status: 422,
      body: { erro: ['As duas juntas teriam mais de 10 alternativas.'] },
    });
    expect(await call(id, { ato: 'juntar', posicao: 4, revisoes: FIRST })).toMatchObject({
      status: 422,
      body: { erro: ['Não há questão depois desta para juntar.'] },
    });
    await api.ok(CORRECT, { id, posicao: 4, revisao: 0, nome: 'Questão 40' }, admin.token);
    expect(await names(id)).toEqual(['Questão 1', 'Questão 40']);
  });

  it('must be in a paper that the caller may work on', async () => {
    const { id } = await bring();
    for (const body of [{ ato: 'mover', posicao: 1, para: 2 }, { ato: 'desfazer' }])
      expect((await call(id, body, teacher.token)).status).toBe(404);
    expect((await call(id, { ato: 'mover', posicao: 99, para: 1 })).status).toBe(404);
  });
});

describe('the people with a paper open', () => {
  it('are shown to the others until the page is closed', async () => {
    const { id } = await bring(teacher.token);
    const here = (token: string, posicao: number) => api.ok(PRESENCE, { id, posicao }, token);
    expect((await here(teacher.token, 1)).outros).toEqual([]);
    const seen = await here(admin.token, 2);
    expect(seen.outros).toEqual([{ nome: 'Rui Prado', posicao: 1 }]);
    await here(teacher.token, 3);
    await api.ok(CORRECT, { id, posicao: 3, revisao: 0, anulada: true }, teacher.token);
    const later = await here(admin.token, 2);
    expect(later.outros).toEqual([{ nome: 'Rui Prado', posicao: 3 }]);
    expect(later.mudada_em > seen.mudada_em).toBe(true);
    await api.pool.query("update desk_presence set seen_at = now() - interval '1 minute' where staff_id = $1", [
      teacher.id,
    ]);
    expect((await here(admin.token, 2)).outros).toEqual([]);
    expect(await api.db.$count(deskPresence)).toBe(1);
    const stranger = await enter(api, { role: 'professor' });
    expect((await api.call(PRESENCE, { id, posicao: 1 }, stranger.token)).status).toBe(404);
  });
});

describe('a picture for a text', () => {
  it('is stored for the paper and shown in the text; what is no picture is refused with the reason', async () => {
    const { id } = await bring();
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { endereco } = await api.ok(PICTURE, { id, base64: bytes.toString('base64') }, admin.token);
    expect((await api.app.inject(endereco)).rawPayload.equals(bytes)).toBe(true);
    const enunciado = `<p>Veja <img src="${endereco}" alt=""></p>`;
    const { questao } = await api.ok(CORRECT, { id, posicao: 1, revisao: 0, enunciado }, admin.token);
    expect(questao).toMatchObject({ problema: null, enunciado: expect.stringContaining('/api/desk-picture/') });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    expect(await api.call(PICTURE, { id, base64: svg }, admin.token)).toMatchObject({
      status: 422,
      body: { base64: [expect.stringMatching(/^A figura não pode ser usada: .*SVG/)] },
    });
    expect((await api.call(PICTURE, { id, base64: svg }, teacher.token)).status).toBe(404);
  });
});
