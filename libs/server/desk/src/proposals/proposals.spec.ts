import type { ArgumentsOf } from '@mapa/api-contract';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { createTestApp, type TestApp } from '../testing/app';

const PROPOSE = 'POST /api/customer-area/desk/question/{id}/proposal';
const LIST = 'GET /api/customer-area/desk/proposal';
const DECIDE = 'PUT /api/customer-area/desk/proposal/{id}';
const ONE = 'GET /api/customer-area/desk/question/{id}';
const KEY = 'PUT /api/customer-area/desk/question/{id}/key';
const AUDIT = 'GET /api/customer-area/desk/audit';
const motivo = 'Recurso 12/2026 da banca';

let api: TestApp;
let content: TestContent;
let admin: Entered;
let teacher: Entered;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  admin = await enter(api, { role: 'admin', name: 'Alice Moura', email: 'alice@exemplo.com.br' });
  teacher = await enter(api, { role: 'professor', name: 'Rui Prado', email: 'rui@exemplo.com.br' });
});
afterEach(() => api.close());

type Wanted = Pick<ArgumentsOf<typeof PROPOSE>, 'gabarito' | 'texto'>;

const idOf = (at = 0) => content.questions[at]?.id ?? 0;
const propose = (wanted: Wanted, { token } = teacher, id = idOf(), versao = 1) =>
  api.call(PROPOSE, { id, versao, motivo, ...wanted }, token);
const list = async ({ token } = admin) => (await api.ok(LIST, {}, token)).data;
const decide = (id: number, aceita: boolean, reason?: string) =>
  api.call(DECIDE, { id, aceita, ...(reason && { motivo: reason }) }, admin.token);
const key = { gabarito: { gabarito: 'C', tipo: 'definitivo', fonte: 'https://banca.exemplo.br/g.pdf' } } as const;

describe('a proposed correction', () => {
  it('of a key waits for an administrator, is carried out in their name, and the log names both', async () => {
    const proposed = await api.ok(PROPOSE, { id: idOf(), versao: 1, motivo, ...key }, teacher.token);
    expect(proposed).toMatchObject({ salvo: true, questao: { gabarito: 'B' } });
    const [open] = await list();
    expect(open).toMatchObject({
      questao: { id: idOf() },
      situacao: 'aberta',
      autor: { nome: 'Rui Prado' },
      motivo,
      mudou_desde: false,
      gabarito: { antes: 'B', depois: 'C', tipo: 'definitivo', fonte: 'https://banca.exemplo.br/g.pdf' },
    });
    expect((await api.ok('GET /api/customer-area/desk/work', {}, admin.token)).propostas).toBe(1);
    const decided = await api.ok(DECIDE, { id: open?.id ?? 0, aceita: true }, admin.token);
    expect(decided).toMatchObject({ proposta: { situacao: 'aceita', decidida_por: { nome: 'Alice Moura' } } });
    const question = await api.ok(ONE, { id: idOf() }, teacher.token);
    expect(question).toMatchObject({
      gabarito: 'C',
      gabaritos: [{ gabarito: 'C', tipo: 'definitivo' }, { gabarito: 'B' }],
    });
    const { data } = await api.ok(AUDIT, { questao_id: idOf() }, admin.token);
    expect(data).toMatchObject([
      { ato: 'gabarito_corrigido', autor: { nome: 'Alice Moura' }, depois: { gabarito: 'C', proposta: open?.id } },
      { ato: 'correcao_proposta', autor: { nome: 'Rui Prado' }, depois: { tipo: 'gabarito', proposta: open?.id } },
    ]);
    expect((await decide(open?.id ?? 0, true)).status).toBe(422);
    expect((await api.ok('GET /api/customer-area/desk/work', {}, admin.token)).propostas).toBe(0);
  });

  it('of texts shows those that differ, sanitised, and makes the next version', async () => {
    const { questao } = await api.ok(ONE, { id: idOf() }, teacher.token);
    const alternativas = questao.alternativas.map(({ texto }) => ({ texto, comentario: null }));
    const enunciado = '<p>Assinale a <b onclick="x()">correta</b>.</p><script>x()</script>';
    const comentario = '<p>Comentário do professor.</p>';
    await propose({ texto: { enunciado, alternativas, comentario } });
    const [open] = await list(teacher);
    expect(open?.textos[0]).toMatchObject({ campo: 'enunciado', antes: questao.enunciado });
    expect(open?.textos[0]?.depois).not.toMatch(/script|onclick/);
    await decide(open?.id ?? 0, true);
    const after = await api.ok(ONE, { id: idOf() }, teacher.token);
    expect([after.questao.versao, after.questao.enunciado]).toEqual([2, open?.textos[0]?.depois]);
  });

  it('is refused with a reason that its author reads, and can be made again', async () => {
    await propose(key);
    await propose({ gabarito: { gabarito: 'D' } });
    const [open, ...others] = await list();
    expect([open?.gabarito?.depois, others]).toEqual(['D', []]);
    expect((await decide(open?.id ?? 0, false, ' ')).status).toBe(422);
    await decide(open?.id ?? 0, false, 'A banca manteve o gabarito.');
    expect(await list(teacher)).toMatchObject([{ situacao: 'recusada', resposta: 'A banca manteve o gabarito.' }]);
    await propose(key);
    expect((await list(teacher)).map(({ situacao }) => situacao)).toEqual(['aberta', 'recusada']);
    const { total } = await api.ok(AUDIT, { ato: 'correcao_recusada' }, admin.token);
    expect(total).toBe(1);
  });

  it('is not carried out once the question has changed, and not made for a version that was not seen', async () => {
    await propose(key);
    await api.ok(KEY, { id: idOf(), versao: 1, gabarito: 'A', motivo }, admin.token);
    const [open] = await list();
    expect(open?.mudou_desde).toBe(true);
    expect((await decide(open?.id ?? 0, true)).status).toBe(422);
    expect((await propose(key, teacher, idOf(), 1)).body).toMatchObject({ salvo: false, questao: { gabarito: 'A' } });
    expect((await decide(open?.id ?? 0, false, 'Já corrigido.')).status).toBe(200);
  });

  it('is judged as the act would be, and read by its author and administrators only', async () => {
    for (const wanted of [{}, { gabarito: { gabarito: 'B' } }, { gabarito: { gabarito: 'X' } }])
      expect((await propose(wanted)).status).toBe(422);
    await propose(key);
    const other = await enter(api, { role: 'professor' });
    expect(await list(other)).toEqual([]);
    const refused = await api.call(DECIDE, { id: 1, aceita: true }, teacher.token);
    expect(refused.status).toBe(403);
    expect((await decide(9999, true)).status).toBe(404);
    expect((await api.call(LIST, {}, (await api.createStudent()).token)).status).toBe(403);
  });
});

describe('the keys of a question', () => {
  it('are dated, with kind and source; a definitive one may confirm the preliminary', async () => {
    const id = idOf(1);
    const correct = (versao: number, gabarito: string, more: object) =>
      api.call(KEY, { id, versao, gabarito, motivo, ...more }, admin.token);
    await correct(1, 'C', { tipo: 'preliminar', publicado_em: '2026-03-10' });
    const { body } = await correct(2, 'C', {
      tipo: 'definitivo',
      publicado_em: '2026-04-02',
      fonte: 'https://b.br/d.pdf',
    });
    expect(body).toMatchObject({ salvo: true, questao: { questao: { versao: 2 } } });
    const { gabaritos, provas } = await api.ok(ONE, { id }, admin.token);
    expect(gabaritos).toMatchObject([
      { versao: 2, gabarito: 'C', tipo: 'definitivo', publicado_em: '2026-04-02', fonte: 'https://b.br/d.pdf' },
      { versao: 2, gabarito: 'C', tipo: 'preliminar', publicado_em: '2026-03-10', fonte: null },
      { versao: 1, gabarito: 'B', tipo: null },
    ]);
    expect(provas).toMatchObject([{ nome: 'Prova X', gabarito_pdf: null }]);
    expect((await correct(2, 'C', {})).status).toBe(422);
    const early = await correct(2, 'C', { publicado_em: '2099-01-01' });
    expect(early).toMatchObject({ status: 422, body: { publicado_em: [expect.stringContaining('ainda não chegou')] } });
  });

  it('have the PDF of the paper as their source', async () => {
    await api.pool.query("insert into documents (hash, bytes) values ('abc', '')");
    await api.pool.query("update exams set key_hash = 'abc' where id = $1", [content.exam.id]);
    const { provas } = await api.ok(ONE, { id: idOf() }, teacher.token);
    expect(provas).toMatchObject([{ gabarito_pdf: '/api/document/abc/prova-x-gabarito.pdf' }]);
  });
});
