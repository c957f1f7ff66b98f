import { createTestApp, type TestApp } from './testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const NOTE = 'GET /api/customer-area/question/note/{id}';
const WRITE = 'PUT /api/customer-area/question/note/{id}';
const DELETE = 'DELETE /api/customer-area/question/note/{id}';
const READ_HIGHLIGHTS = 'GET /api/customer-area/question/marks/{id}';
const WRITE_HIGHLIGHTS = 'PUT /api/customer-area/question/marks/{id}';
const HIDDEN = 'GET /api/customer-area/question/hidden';
const HIDE = 'PUT /api/customer-area/question/hidden/{id}';
const SHOW = 'DELETE /api/customer-area/question/hidden/{id}';
const COUNT = 'GET /api/question/count';

let api: TestApp;
let content: TestContent;
let id: number;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  id = content.outsider.id;
});
afterAll(() => api.close());

describe('every call on notes, highlights and hidden questions', () => {
  it('answers 401 to a visitor and 404 for a question that does not exist', async () => {
    const { token } = await api.createStudent();
    const highlights = { versao: 1, destaques: [], riscadas: [], revisao: 0 };
    const calls = [
      [NOTE, {}],
      [WRITE, { texto: 'x', revisao: 0 }],
      [DELETE, { revisao: 0 }],
      [READ_HIGHLIGHTS, {}],
      [WRITE_HIGHLIGHTS, highlights],
      [HIDE, {}],
      [SHOW, {}],
    ] as const;
    for (const [name, args] of calls) {
      expect([name, (await api.call(name, { id: 999_999, ...args })).status]).toEqual([name, 401]);
      expect([name, (await api.call(name, { id: 999_999, ...args }, token)).status]).toEqual([name, 404]);
    }
    expect((await api.call(HIDDEN)).status).toBe(401);
  });
});

describe('a note on a question', () => {
  it("is the student's own, from the first word to its removal", async () => {
    const [ana, bia] = [await api.createStudent(), await api.createStudent()];
    expect(await api.ok(NOTE, { id }, ana.token)).toEqual({
      questao_id: id,
      texto: null,
      revisao: 0,
      atualizada_em: null,
    });
    const text = ' Rever <b>isto</b>\n';
    expect(await api.ok(WRITE, { id, texto: text, revisao: 0 }, ana.token)).toMatchObject({ texto: text, revisao: 1 });
    expect(await api.ok(NOTE, { id }, ana.token)).toMatchObject({ texto: text, revisao: 1 });
    expect(await api.ok(NOTE, { id }, bia.token)).toMatchObject({ texto: null, revisao: 0 });
    expect(await api.ok(DELETE, { id, revisao: 1 }, ana.token)).toMatchObject({ texto: null, revisao: 2 });
    expect((await api.call(DELETE, { id, revisao: 2 }, ana.token)).status).toBe(404);
  });

  it('never overwrites the text of another tab, and says so', async () => {
    const { token } = await api.createStudent();
    await api.ok(WRITE, { id, texto: 'primeira aba', revisao: 0 }, token);
    for (const stale of [
      await api.call(WRITE, { id, texto: 'segunda aba', revisao: 0 }, token),
      await api.call(DELETE, { id, revisao: 0 }, token),
    ]) {
      expect([stale.status, Object.keys(stale.body)]).toEqual([422, ['revisao']]);
    }
    expect((await api.ok(NOTE, { id }, token)).texto).toBe('primeira aba');
    // A tab that saw the note before it was deleted and written anew is outdated, too.
    await api.ok(DELETE, { id, revisao: 1 }, token);
    await api.ok(WRITE, { id, texto: 'nova', revisao: 2 }, token);
    expect((await api.call(WRITE, { id, texto: 'velha', revisao: 1 }, token)).status).toBe(422);
  });

  it('counts the same text twice as one write, and accepts one of many concurrent ones', async () => {
    const { token } = await api.createStudent();
    await api.ok(WRITE, { id, texto: 'igual', revisao: 0 }, token);
    expect((await api.ok(WRITE, { id, texto: 'igual', revisao: 0 }, token)).revisao).toBe(1);
    const writes = await Promise.all(
      ['a', 'b', 'c', 'd'].map((texto) => api.call(WRITE, { id, texto, revisao: 1 }, token)),
    );
    expect(writes.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  it.each([
    ['an empty text', { texto: '', revisao: 0 }],
    ['a text of blanks', { texto: ' \n', revisao: 0 }],
    ['a text beyond the limit', { texto: 'x'.repeat(10_001), revisao: 0 }],
    ['a text that cannot be stored', { texto: 'a\u0000b', revisao: 0 }],
    ['no revision', { texto: 'x' }],
    ['a revision that is none', { texto: 'x', revisao: -1 }],
  ])('refuses %s', async (_name, body) => {
    const { token } = await api.createStudent();
    expect((await api.call(WRITE, { id, ...body }, token)).status).toBe(422);
  });
});

describe('highlights in a question', () => {
  const highlights = (changes: object = {}) => ({
    id,
    versao: 1,
    destaques: [
      { inicio: 9, fim: 12, cor: 'rosa' },
      { inicio: 0, fim: 4 },
    ],
    riscadas: [content.outsider.wrong, content.outsider.wrong],
    revisao: 0,
    ...changes,
  });

  it('are returned in order, for their wording', async () => {
    const { token } = await api.createStudent();
    expect(await api.ok(READ_HIGHLIGHTS, { id }, token)).toMatchObject({
      versao: 1,
      destaques: [],
      riscadas: [],
      revisao: 0,
    });
    const kept = {
      versao: 1,
      destaques: [
        { inicio: 0, fim: 4, cor: 'amarelo' },
        { inicio: 9, fim: 12, cor: 'rosa' },
      ],
      riscadas: [content.outsider.wrong],
      revisao: 1,
    };
    expect(await api.ok(WRITE_HIGHLIGHTS, highlights(), token)).toMatchObject(kept);
    expect(await api.ok(READ_HIGHLIGHTS, { id, versao: 1 }, token)).toMatchObject(kept);
    expect((await api.ok(WRITE_HIGHLIGHTS, highlights(), token)).revisao).toBe(1);
    expect((await api.call(WRITE_HIGHLIGHTS, highlights({ riscadas: [] }), token)).body).toHaveProperty('revisao');
    expect(
      await api.ok(WRITE_HIGHLIGHTS, highlights({ destaques: [], riscadas: [], revisao: 1 }), token),
    ).toMatchObject({
      destaques: [],
      riscadas: [],
      revisao: 2,
    });
  });

  it("refuse an empty range, another question's alternative, too many, and an invalid wording", async () => {
    const { token } = await api.createStudent();
    const refused = [
      [highlights({ destaques: [{ inicio: 4, fim: 4 }] }), 422, 'destaques'],
      [highlights({ destaques: [{ inicio: 0, fim: 4, cor: 'preto' }] }), 422, 'destaques'],
      [highlights({ destaques: Array.from({ length: 201 }, () => ({ inicio: 0, fim: 1 })) }), 422, 'destaques'],
      [highlights({ riscadas: [content.questions[0]?.wrong] }), 422, 'riscadas'],
      [highlights({ versao: 7 }), 404, 'erro'],
    ] as const;
    for (const [args, status, field] of refused) {
      const response = await api.call(WRITE_HIGHLIGHTS, args, token);
      expect([response.status, Object.keys(response.body)]).toEqual([status, [field]]);
    }
    expect((await api.call(READ_HIGHLIGHTS, { id, versao: 7 }, token)).status).toBe(404);
  });
});

describe('a hidden question', () => {
  it("disappears from the student's lists, and can be restored", async () => {
    const [ana, bia] = [await api.createStudent(), await api.createStudent()];
    const { total } = await api.ok(COUNT);
    await api.ok(HIDE, { id }, ana.token);
    await api.ok(HIDE, { id }, ana.token);
    expect((await api.ok(COUNT, { ocultas: 'excluir' }, ana.token)).total).toBe(total - 1);
    expect((await api.ok(COUNT, { ocultas: 'excluir' }, bia.token)).total).toBe(total);
    expect(
      (await api.ok('GET /api/question', { ocultas: 'somente' }, ana.token)).data.map((question) => question.id),
    ).toEqual([id]);
    expect((await api.ok(HIDDEN, {}, ana.token)).data.map((line) => line.id)).toEqual([id]);
    expect((await api.ok(HIDDEN, {}, bia.token)).data).toEqual([]);
    await api.ok(SHOW, { id }, ana.token);
    expect((await api.ok(COUNT, { ocultas: 'excluir' }, ana.token)).total).toBe(total);
    expect((await api.call(SHOW, { id }, ana.token)).status).toBe(404);
  });

  it('requires a session, in responses that no cache shares', async () => {
    expect((await api.call(COUNT, { ocultas: 'excluir' })).status).toBe(401);
    const { token } = await api.createStudent();
    const { headers } = await api.call('GET /api/question/list', { ocultas: 'excluir' }, token);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await api.call(HIDDEN, { page: 2 }, token)).status).toBe(404);
    expect((await api.call(COUNT, { ocultas: 'talvez' }, token)).status).toBe(422);
  });
});
