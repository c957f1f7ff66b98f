import { createTestApp, type TestApp } from '../testing/app';
import { bringIn, piecesOf, workAtDesk } from '../testing/desk';
import { enter, type Entered } from '@mapa/server-sessions/testing';

const BEGIN = 'POST /api/customer-area/desk/paper';
const LIST = 'GET /api/customer-area/desk/paper';
const ONE = 'GET /api/customer-area/desk/paper/{id}';
const DATA = 'PUT /api/customer-area/desk/paper/{id}';
const DISCARD = 'DELETE /api/customer-area/desk/paper/{id}';
const CHUNK = 'PUT /api/customer-area/desk/paper/{id}/file/{parte}/chunk/{pedaco}';
const READ = 'POST /api/customer-area/desk/paper/{id}/read';
const PUBLISH = 'POST /api/customer-area/desk/paper/{id}/publish';
const QUESTION = 'GET /api/customer-area/desk/paper/{id}/question/{posicao}';
const CORRECT = 'PUT /api/customer-area/desk/paper/{id}/question/{posicao}';
const AUDIT = 'GET /api/customer-area/desk/audit';
const READING = { caderno: null, gabarito_de_outra: false };

let api: TestApp;
let admin: Entered;
let teacher: Entered;
beforeAll(async () => {
  api = await createTestApp();
  admin = await enter(api, { role: 'admin', name: 'Alice Moura', email: 'alice@exemplo.com.br' });
  teacher = await enter(api, { role: 'professor', name: 'Rui Prado' });
});
afterAll(() => api.close());

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const feedback = (text: string) => `<feedback format="html"><text><![CDATA[${text}]]></text></feedback>`;
const question = (n: number, right: string, { tail = '', picture = '', own = '' } = {}) => `
<question type="multichoice"><name><text>Questão ${n}</text></name>
<questiontext format="html"><text><![CDATA[<p>Enunciado ${n} do Vagalume.</p>${tail}]]></text>${picture}</questiontext>
<single>true</single>
${['A', 'B', 'C'].map((letter) => `<answer fraction="${letter === right ? 100 : 0}" format="html"><text>opção ${letter} da ${n}</text>${own && feedback(`${own} ${letter}`)}</answer>`).join('')}
</question>`;
const quiz = (...questions: string[]) => Buffer.from(`<?xml version="1.0"?><quiz>${questions.join('')}</quiz>`);
const file = (nome: string, bytes: Buffer) => ({ parte: 'questoes' as const, nome, bytes });

/** Three questions: the second has no right answer, the third a picture. */
const FAULTY = quiz(
  question(1, 'A'),
  question(2, '?'),
  question(3, 'C', {
    tail: '<p><img src="@@PLUGINFILE@@/f.png" alt="Gráfico"><script>alert(1)</script></p>',
    picture: `<file name="f.png" path="/" encoding="base64">${PNG}</file>`,
  }),
);
let serial = 0;
const bring = (token = admin.token, bytes = FAULTY) =>
  bringIn(api, token, file(`Prova_${(serial += 1)} 2024.xml`, bytes));
const correct = (id: string, posicao: number, change: object, token = admin.token) =>
  api.ok(CORRECT, { id, posicao, ...change } as never, token);
async function publish(id: string, so_conferir: boolean) {
  await api.ok(PUBLISH, { id, so_conferir }, admin.token);
  await workAtDesk(api);
  return api.ok(ONE, { id }, admin.token);
}
const inBank = async () => (await api.ok('GET /api/question', { busca: 'Vagalume' } as never)).total;

describe('an uploaded paper', () => {
  it('is read into questions, and those with a fault are in doubt, with the reason', async () => {
    const paper = await bring();
    expect(paper).toMatchObject({ estado: 'revisao', autor: 'Alice Moura', problema: null });
    expect(paper.dados).toMatchObject({ nome: expect.stringMatching(/^Prova \d+ 2024$/), ano: 2024 });
    expect(paper.lista).toMatchObject([
      { posicao: 1, nome: 'Questão 1', estado: 'certa', problema: null },
      { posicao: 2, estado: 'duvida', problema: 'não tem resposta certa' },
      { posicao: 3, estado: 'certa' },
    ]);
    expect(paper.questoes).toEqual({ certa: 2, duvida: 1, corrigida: 0, pulada: 0 });
    expect((await api.ok(LIST, {}, admin.token)).data[0]).toMatchObject({ id: paper.id, questoes: paper.questoes });
  });

  it('arrives in pieces, in any order and more than once', async () => {
    const id = crypto.randomUUID();
    const bytes = quiz(question(1, 'A', { tail: `<p>${'a'.repeat(199_000)}</p>` }), question(2, 'B'));
    const begin = { id, arquivos: [{ parte: 'questoes' as const, nome: 'grande.xml', tamanho: bytes.length }] };
    await api.ok(BEGIN, begin, admin.token);
    const [first = '', second = ''] = piecesOf(bytes);
    const send = (pedaco: number, base64: string) =>
      api.call(CHUNK, { id, parte: 'questoes', pedaco, base64 }, admin.token);
    expect(await send(1, second)).toMatchObject({ status: 200, body: { recebidos: 1, total: 2 } });
    expect((await api.call(READ, { id, ...READING }, admin.token)).body).toEqual({
      erro: ['Os arquivos ainda não chegaram inteiros.'],
    });
    expect((await api.ok(BEGIN, begin, admin.token)).arquivos).toMatchObject([{ pedacos: [1] }]);
    expect(await send(0, first.slice(0, 40))).toMatchObject({ status: 422, body: { base64: [expect.any(String)] } });
    expect((await send(2, first)).body).toEqual({ pedaco: ['O arquivo não tem este pedaço.'] });
    for (const pedaco of [0, 0]) expect((await send(pedaco, first)).status).toBe(200);
    await api.ok(READ, { id, ...READING }, admin.token);
    expect((await send(0, first)).body).toEqual({ erro: ['A prova está sendo lida ou publicada: espere terminar.'] });
    await workAtDesk(api);
    expect((await api.ok(ONE, { id }, admin.token)).lista).toHaveLength(2);
    expect((await send(0, first)).body).toEqual({ erro: ['Os arquivos desta prova já foram lidos.'] });
  });

  it('that cannot be read says why and where, and keeps its files', async () => {
    const broken = await bring(admin.token, Buffer.from('<quiz><question type="multichoice"><name><text>x</quiz>'));
    expect(broken).toMatchObject({ estado: 'falhou', problema: expect.stringMatching(/^Linha 1: .+\.$/), lista: [] });
    expect(broken.arquivos).toMatchObject([{ pedacos: [0] }]);
    expect((await api.ok(READ, { id: broken.id, ...READING }, admin.token)).estado).toBe('lendo');
    await workAtDesk(api);
    expect((await api.call(PUBLISH, { id: broken.id, so_conferir: true }, admin.token)).status).toBe(422);
  });

  it('has one file of questions and at most one key', async () => {
    const arquivos = ['gabarito', 'gabarito'].map((parte) => ({ parte, nome: 'x.csv', tamanho: 3 }));
    const call = (given: object[]) =>
      api.call(BEGIN, { id: crypto.randomUUID(), arquivos: given } as never, admin.token);
    for (const given of [arquivos, arquivos.slice(1)]) expect((await call(given)).status).toBe(422);
  });
});

describe('a question of an uploaded paper', () => {
  it('is shown sanitised, with pictures by addresses that open them and no other', async () => {
    const { id } = await bring();
    const shown = await api.ok(QUESTION, { id, posicao: 3 }, admin.token);
    expect(shown).toMatchObject({ tipo: 'multichoice', gabarito: 'C', anulada: false, comentario: null });
    expect(shown.enunciado).not.toMatch(/script|alert/);
    const address = /src="([^"]+)"/.exec(shown.enunciado)?.[1] ?? '';
    const fetched = async (url: string) => (await api.app.inject({ url })).statusCode;
    expect(await fetched(address)).toBe(200);
    expect(await fetched(`${address.slice(0, -1)}x`)).toBe(404);
    expect(await fetched(address.replace(id, crypto.randomUUID()))).toBe(404);
    expect(await fetched(address.replace(/[0-9a-f]{64}/, (hash) => hash.replaceAll('a', 'b')))).toBe(404);
  });

  it('is corrected field by field, and accepted once nothing is wrong', async () => {
    const { id } = await bring();
    const accepted = { revisao: 0, estado: 'corrigida' };
    expect((await api.call(CORRECT, { id, posicao: 2, ...accepted } as never, admin.token)).body).toEqual({
      estado: ['Esta questão ainda não pode entrar no banco: não tem resposta certa.'],
    });
    const keyed = await correct(id, 2, { revisao: 0, gabarito: 'B' });
    expect(keyed).toMatchObject({ salvo: true, questao: { gabarito: 'B', problema: null, estado: 'duvida' } });
    const { questao } = await correct(id, 2, { revisao: 0, enunciado: '<p>Novo <b>texto</b><script>x</script></p>' });
    expect(questao.enunciado).toBe('<p>Novo <strong>texto</strong></p>');
    expect(await correct(id, 2, accepted)).toMatchObject({ salvo: true, questao: { estado: 'corrigida' } });
    expect(await correct(id, 2, { revisao: 1, gabarito: null })).toMatchObject({ questao: { estado: 'duvida' } });
    expect((await api.call(CORRECT, { id, posicao: 2, revisao: 0 } as never, admin.token)).body).toEqual({
      erro: ['Mude um campo de cada vez.'],
    });
  });

  it('keeps its pictures if its text is corrected as it was shown', async () => {
    const { id } = await bring();
    const { enunciado } = await api.ok(QUESTION, { id, posicao: 3 }, admin.token);
    const saved = await correct(id, 3, { revisao: 0, enunciado: `${enunciado}<p>Mais.</p>` });
    expect(saved.questao.enunciado).toMatch(/<img src="\/api\/desk-picture\/[^"]+" alt="Gráfico".*<p>Mais\.<\/p>$/s);
    expect(saved.questao.problema).toBeNull();
  });

  it('keeps the first of two corrections to one field and shows it to the second person; other fields are free', async () => {
    const { id } = await bring();
    await correct(id, 1, { revisao: 0, enunciado: '<p>De Alice.</p>' });
    expect(await correct(id, 1, { revisao: 0, enunciado: '<p>De Rui.</p>' })).toMatchObject({
      salvo: false,
      questao: { enunciado: '<p>De Alice.</p>', revisoes: { enunciado: 1 } },
    });
    expect(await correct(id, 1, { revisao: 0, assunto: ['Português', 'Crase'] })).toMatchObject({ salvo: true });
  });
});

describe('the data of a paper', () => {
  it('are changed unless somebody has changed them meanwhile', async () => {
    const { id, dados, revisao } = await bring();
    const changed = { ...dados, nome: '  Prova  do Vagalume ', banca: 'FUNDAVE' };
    expect(await api.ok(DATA, { id, revisao, dados: changed }, admin.token)).toMatchObject({
      salvo: true,
      prova: { dados: { nome: 'Prova do Vagalume', banca: 'FUNDAVE' }, revisao: 2 },
    });
    expect(await api.ok(DATA, { id, revisao, dados }, admin.token)).toMatchObject({
      salvo: false,
      prova: { dados: { banca: 'FUNDAVE' } },
    });
    await api.ok(DATA, { id, revisao: 2, dados: { ...changed, nome: ' ' } }, admin.token);
    expect((await api.call(PUBLISH, { id, so_conferir: false }, admin.token)).body).toEqual({
      nome: ['Diga o nome da prova antes de publicar.'],
    });
  });
});

describe('the publication', () => {
  it('previews its changes without making them; then publishes what is certain, and the rest once it is', async () => {
    const { id, dados, revisao } = await bring();
    await api.ok(DATA, { id, revisao, dados: { ...dados, nome: 'Prova publicada', banca: 'FUNDAVE' } }, admin.token);
    const looked = await publish(id, true);
    expect(looked).toMatchObject({ estado: 'revisao', prova_id: null });
    expect(looked.relatorio).toContain('questões novas: 2');
    expect(await inBank()).toBe(0);
    const published = await publish(id, false);
    expect(published).toMatchObject({ estado: 'publicada', prova_id: expect.any(Number) });
    expect(await inBank()).toBe(2);
    expect((await api.ok('GET /api/exam/{id}', { id: published.prova_id ?? 0 })).nome).toBe('Prova publicada');

    await correct(id, 2, { revisao: 0, gabarito: 'A' });
    await correct(id, 2, { revisao: 0, estado: 'corrigida' });
    const again = await publish(id, false);
    expect(again.relatorio).toEqual(expect.arrayContaining(['questões novas: 1', 'questões que ficam como estão: 2']));
    expect(await inBank()).toBe(3);
    const { data } = await api.ok(AUDIT, { pessoa: 'alice@exemplo.com.br' }, admin.token);
    expect(
      data.filter(({ objeto_id }) => objeto_id === id).map(({ ato, depois }) => [ato, depois?.['aceitas']]),
    ).toEqual([
      ['prova_publicada', 1],
      ['prova_publicada', 2],
      ['prova_recebida', undefined],
    ]);
  });

  it('has the comment on each alternative, from the file or corrected', async () => {
    const own = '<p>Porque <b>sim</b>: \\(x^2\\)</p><script>x</script>';
    const { id } = await bring(admin.token, quiz(question(7, 'B', { own })));
    const { alternativas } = await api.ok(QUESTION, { id, posicao: 1 }, admin.token);
    expect(alternativas[1]).toEqual({
      texto: 'opção B da 7',
      comentario: expect.stringMatching(/<strong>sim<\/strong>/),
    });
    expect(alternativas.map(({ comentario }) => comentario).join()).not.toMatch(/script/);
    const corrected = alternativas.map((one, at) =>
      at === 0 ? { ...one, comentario: '<p>Falta um <i>til</i>.</p>' } : one,
    );
    const { questao } = await correct(id, 1, { revisao: 0, alternativas: corrected });
    expect(questao).toMatchObject({
      gabarito: 'B',
      alternativas: [{ comentario: '<p>Falta um <em>til</em>.</p>' }, {}, {}],
    });
    const { prova_id } = await publish(id, false);
    const { data } = await api.ok(
      'GET /api/customer-area/desk/question',
      { prova_id: [prova_id ?? 0] } as never,
      admin.token,
    );
    const published = await api.ok('GET /api/customer-area/desk/question/{id}', { id: data[0]?.id ?? 0 }, admin.token);
    expect(published.comentarios_alternativas).toEqual([
      { letra: 'A', texto: '<p>Falta um <em>til</em>.</p>' },
      { letra: 'B', texto: expect.stringMatching(/sim.* B/s) },
      { letra: 'C', texto: expect.stringMatching(/sim.* C/s) },
    ]);
  });

  it('is refused if nothing is ready', async () => {
    const { id } = await bring(admin.token, quiz(question(9, '?')));
    expect(await publish(id, false)).toMatchObject({
      estado: 'revisao',
      problema: 'Nenhuma questão está pronta para ser publicada.',
    });
  });

  it('is allowed to admin and master', async () => {
    const { id } = await bring(teacher.token);
    expect((await api.call(PUBLISH, { id, so_conferir: false }, teacher.token)).status).toBe(403);
  });
});

describe('the owner of a paper', () => {
  it('is the only teacher who sees it; an admin sees all', async () => {
    const [own, other] = [await bring(teacher.token), await bring()];
    const ids = async (token: string) => (await api.ok(LIST, { per_page: 100 }, token)).data.map(({ id }) => id);
    expect(await ids(teacher.token)).not.toContain(other.id);
    expect(await ids(admin.token)).toEqual(expect.arrayContaining([own.id, other.id]));
    const id = other.id;
    const asked = [
      [ONE, { id }],
      [DATA, { id, revisao: 1, dados: other.dados }],
      [READ, { id, ...READING }],
      [QUESTION, { id, posicao: 1 }],
      [CORRECT, { id, posicao: 1, revisao: 0, gabarito: 'A' }],
      [CHUNK, { id, parte: 'questoes', pedaco: 0, base64: 'AAAA' }],
      [DISCARD, { id }],
    ] as const;
    for (const [name, args] of asked)
      expect([name, (await api.call(name, args as never, teacher.token)).status]).toEqual([name, 404]);
    for (const name of [LIST, ONE, BEGIN] as const)
      expect((await api.call(name, { id } as never, (await enter(api)).token)).status).toBe(403);
  });

  it('can discard it, which the audit log records', async () => {
    const { id, dados } = await bring(teacher.token);
    await api.ok(DISCARD, { id }, teacher.token);
    expect((await api.call(ONE, { id }, teacher.token)).status).toBe(404);
    expect((await api.ok(AUDIT, { ato: 'prova_descartada' }, admin.token)).data[0]).toMatchObject({
      objeto_id: id,
      antes: { nome: dados.nome },
    });
  });
});
