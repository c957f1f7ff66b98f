import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '@mapa/server-importer';
import { createTestApp, type TestApp } from './testing/app';
import { scoresOf } from './testing/list';

const BEGIN = 'POST /api/customer-area/sitting';
const VIEW = 'GET /api/customer-area/sitting/{id}';
const MARK = 'PUT /api/customer-area/sitting/{id}/marks';
const FINISH = 'POST /api/customer-area/sitting/{id}/finish';
const RESULT = 'GET /api/customer-area/sitting/{id}/result';
const PERFORMANCE = 'GET /api/customer-area/exam/performance/{id}';
const ROWS = 'GET /api/customer-area/exam/performance/{id}/questions';
const TRI = 'GET /api/customer-area/question/tri/performance/{id}';

interface Line {
  statement: string;
  /** A to D. */
  options: string[];
  key: string;
  /** "anulada", or nothing. */
  state?: string;
  /** Of the alternatives from A on. */
  comments?: string[];
}

/** Six questions without common words except the shortest. */
const LINES: Readonly<Record<number, Line>> = {
  1: line('Sobre a crase diante de nomes femininos', ['sempre', 'nunca', 'conforme a regência', 'às vezes']),
  2: line('Quanto ao triângulo retângulo, a hipotenusa', ['cresce', 'diminui', 'permanece', 'some']),
  3: line('Licitação deserta autoriza contratar', ['diretamente', 'por leilão', 'por pregão', 'por convite']),
  4: line('Juros compostos rendem mais quando', ['há prazo', 'há taxa', 'há capital', 'há inflação']),
  5: line('O sujeito da oração inicial é', ['simples', 'composto', 'oculto', 'inexistente']),
  6: line('Servidor estável perde o cargo mediante', ['sentença', 'portaria', 'ofício', 'memorando']),
};

function line(statement: string, options: string[], key = 'A'): Line {
  return { statement, options, key };
}

let api: TestApp;
let folder: string;
let paper = 'Prova 0';
beforeAll(async () => {
  [api, folder] = await Promise.all([createTestApp(), mkdtemp(join(tmpdir(), 'mapa-versions-'))]);
});
afterAll(() => Promise.all([api.close(), rm(folder, { recursive: true })]));
// Each test has its own paper, whose questions are in no other.
beforeEach(() => void (paper = `Prova ${Number(paper.slice(6)) + 1}`));

type Changes = Record<number, Partial<Line & { number: number }> | null>;

/** Imports the paper as its only file, with changes; null removes a number. Returns the paper's id. */
async function importPaper(changes: Changes = {}, ...flags: string[]): Promise<number> {
  const rows = Object.entries(LINES).flatMap(([at, before]) => {
    const change = changes[Number(at)];
    if (change === null) return [];
    const { number = at, statement, options, key, state = '', comments = [] } = { ...before, ...change };
    const [a = '', b = '', c = '', d = ''] = comments;
    return [[number, 'Geral', `${statement} (${paper})`, ...options, key, state, a, b, c, d].join(';')];
  });
  const file = `${paper}.csv`;
  const text = [
    'número;matéria;enunciado;A;B;C;D;gabarito;situação;comentário A;comentário B;comentário C;comentário D',
    ...rows,
  ].join('\n');
  await writeFile(join(folder, file), text);
  let output = '';
  const stdout = { write: (words: string) => (output += words) };
  const code = await runImport([file, '--prova', paper, '--ano', '2024', ...flags], {
    pool: api.pool,
    db: api.db,
    stdout,
    cwd: folder,
  });
  if (code !== 0) throw new Error(output);
  const { rows: exams } = await api.pool.query('select id from exams where name = $1', [paper]);
  return exams[0].id;
}

/** A student with an open sitting of the paper, who marks by number and letter. */
async function sit(examId: number) {
  const { token } = await api.createStudent({ plan: 'plano_pago_primary' });
  const begun = await api.ok(BEGIN, { id: crypto.randomUUID(), prova_id: examId }, token);
  const alternativeOf = (number: number, letter: string) => {
    const question = begun.questoes.find(({ numero }) => numero === number);
    const chosen = question?.alternativas.find(({ letra }) => letra === letter);
    return { questao_id: question?.id ?? 0, alternativa_id: chosen?.id ?? 0 };
  };
  const mark = (marks: Record<number, string>) =>
    api.ok(
      MARK,
      {
        id: begun.id,
        marcas: Object.entries(marks).map(([number, letter]) => alternativeOf(Number(number), letter)),
      },
      token,
    );
  const view = () => api.ok(VIEW, { id: begun.id }, token);
  const result = async () => {
    await api.ok(FINISH, { id: begun.id }, token);
    const found = await api.ok(RESULT, { id: begun.id }, token);
    const { listed, computed } = await scoresOf(api, found, token);
    expect(listed).toEqual(computed);
    return found;
  };
  return { token, begun, mark, view, result, alternativeOf };
}

type Line6 = Awaited<ReturnType<Awaited<ReturnType<typeof sit>>['result']>>['questoes'];
const verdicts = (lines: Line6) =>
  Object.fromEntries(lines.map(({ numero, letra, gabarito, certa }) => [numero, [letra, gabarito.letra, certa]]));

const rewritten = line('A República brasileira foi proclamada em', ['1822', '1889', '1930', '1988'], 'B');

describe('a question that changes while a sitting of its paper is open', () => {
  it('stays on the sheet as it was at the start, with its mark', async () => {
    const examId = await importPaper();
    const { begun, mark, view } = await sit(examId);
    await mark({ 1: 'C', 2: 'A' });
    await importPaper({ 1: { options: ['sempre', 'nunca', 'conforme o regente', 'às vezes'] }, 2: rewritten });
    const { questoes, marcas, marcadas } = await view();
    expect(questoes.map(({ enunciado, alternativas }) => [enunciado, alternativas])).toEqual(
      begun.questoes.map(({ enunciado, alternativas }) => [enunciado, alternativas]),
    );
    expect(marcadas).toBe(2);
    for (const { questao_id, alternativa_id } of marcas)
      expect(questoes.find(({ id }) => id === questao_id)?.alternativas.map(({ id }) => id)).toContain(alternativa_id);
  });

  it('is judged as it was marked: rewritten, it stays right; a corrected key alone corrects it', async () => {
    const examId = await importPaper();
    const { mark, result, token } = await sit(examId);
    await mark({ 1: 'A', 2: 'A', 3: 'C', 4: 'B', 6: 'A' });
    await importPaper({
      1: { options: ['sempre', 'nunca', 'conforme o regente', 'às vezes'] },
      2: rewritten,
      3: { key: 'C' },
    });
    const told = await result();
    expect(verdicts(told.questoes)).toEqual({
      1: ['A', 'A', true],
      2: ['A', 'A', true],
      3: ['C', 'C', true],
      4: ['B', 'A', false],
      5: [null, 'A', false],
      6: ['A', 'A', true],
    });
    expect(told).toMatchObject({ certas: 4, erradas: 1, em_branco: 1 });
    expect(told.areas).toMatchObject([{ itens: 6, respondidas: 6, certas: 4 }]);
    expect(await api.ok(PERFORMANCE, { id: examId }, token)).toMatchObject({ total: 6, certas: 4, erradas: 1 });
    expect((await api.ok(TRI, { id: examId }, token)).areas).toMatchObject([{ itens: 6, respondidas: 5, certas: 4 }]);
  });

  it('keeps its key if its words and its key change at once, with any alternatives', async () => {
    const examId = await importPaper();
    const { mark, result } = await sit(examId);
    await mark({ 5: 'A' });
    const reversed = { statement: 'O sujeito da oração inicial não é', key: 'D' };
    await importPaper({ 5: reversed });
    await importPaper({ 5: { ...reversed, key: 'C' } });
    expect(verdicts((await result()).questoes)[5]).toEqual(['A', 'A', true]);
  });

  it('has the comments of the key in force, each with its alternative on the sheet', async () => {
    const examId = await importPaper({ 3: { comments: ['Dispensa.', '', 'Antigo.', ''] } });
    const { result, alternativeOf } = await sit(examId);
    const { options } = LINES[3] ?? rewritten;
    await importPaper({ 3: { options: options.toReversed(), key: 'B', comments: ['Não cabe.', '', '', 'Errado.'] } });
    const { gabarito } = (await result()).questoes[2] ?? { gabarito: null };
    expect(gabarito).toEqual({
      alternativa_id: alternativeOf(3, 'C').alternativa_id,
      letra: 'C',
      comentario: null,
      comentarios_alternativas: [
        { alternativa_id: alternativeOf(3, 'A').alternativa_id, texto: '<p>Errado.</p>' },
        { alternativa_id: alternativeOf(3, 'D').alternativa_id, texto: '<p>Não cabe.</p>' },
      ],
    });
  });

  it('is corrected by a later key although its words changed first', async () => {
    const examId = await importPaper();
    const { mark, result } = await sit(examId);
    await mark({ 5: 'D' });
    const typo = { statement: 'O sujeito desta oração inicial é' };
    await importPaper({ 5: typo });
    await importPaper({ 5: { ...typo, key: 'D' } });
    expect(verdicts((await result()).questoes)[5]).toEqual(['D', 'D', true]);
  });
});

describe('a question that leaves the paper, or is renumbered, during a sitting', () => {
  it('stays in the sitting with its number, and in the result, the areas and the performance', async () => {
    const examId = await importPaper();
    const { mark, view, result, token } = await sit(examId);
    await mark({ 1: 'A', 2: 'A', 3: 'B', 5: 'A' });
    await importPaper({ 2: null, 3: { number: 2 } });
    expect((await view()).questoes.map(({ numero }) => numero)).toEqual([1, 2, 3, 4, 5, 6]);
    const told = await result();
    expect(told).toMatchObject({ certas: 3, erradas: 1, em_branco: 2 });
    expect(told.questoes.map(({ numero, certa }) => [numero, certa])).toEqual([
      [1, true],
      [2, true],
      [3, false],
      [4, false],
      [5, true],
      [6, false],
    ]);
    expect(told.areas).toMatchObject([{ itens: 6, certas: 3 }]);
    expect(await api.ok(PERFORMANCE, { id: examId }, token)).toMatchObject({
      total: 6,
      respondidas: 4,
      certas: 3,
      erradas: 1,
    });
    const rows = (await api.ok(ROWS, { id: examId }, token)).questoes;
    expect(rows.map(({ numero, certa }) => [numero, certa])).toEqual([
      [1, true],
      [2, false],
      [2, true],
      [4, null],
      [5, true],
      [6, null],
    ]);
    expect((await api.ok(TRI, { id: examId }, token)).areas).toMatchObject([{ itens: 6, respondidas: 4, certas: 3 }]);
  });

  it('counts once in the performance if another question has taken its number', async () => {
    const examId = await importPaper();
    const { mark, result, token } = await sit(examId);
    await mark({ 2: 'B' });
    await importPaper({ 2: null });
    await importPaper({ 2: rewritten });
    expect(await result()).toMatchObject({ certas: 0, erradas: 1 });
    const told = await api.ok(PERFORMANCE, { id: examId }, token);
    expect(told).toMatchObject({ total: 6, respondidas: 1, certas: 0, erradas: 1 });
    const { questoes } = await api.ok(ROWS, { id: examId }, token);
    expect(questoes.map(({ numero }) => numero)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('a mark', () => {
  it('that names the present wording, which an older page showed, updates the sheet to it', async () => {
    const examId = await importPaper();
    const { begun, mark, view, result, token } = await sit(examId);
    await mark({ 2: 'A' });
    await importPaper({ 2: rewritten });
    const questionId = begun.questoes[1]?.id ?? 0;
    const today = await api.ok('GET /api/customer-area/question/{id}', { id: questionId }, token);
    const chosen = today.alternativas.find(({ letra }) => letra === 'B')?.id;
    await api.ok(MARK, { id: begun.id, marcas: [{ questao_id: questionId, alternativa_id: chosen }] }, token);
    expect((await view()).questoes[1]).toMatchObject({ enunciado: today.enunciado, alternativas: today.alternativas });
    expect(verdicts((await result()).questoes)[2]).toEqual(['B', 'B', true]);
  });

  it('on the first wording, made in time, counts although it arrives after a rewrite and the end', async () => {
    const examId = await importPaper();
    const { begun, result, token, alternativeOf } = await sit(examId);
    const marcada_em = new Date().toISOString();
    await importPaper({ 2: rewritten });
    await result();
    await api.ok(MARK, { id: begun.id, marcas: [{ ...alternativeOf(2, 'A'), marcada_em }] }, token);
    const told = await api.ok(RESULT, { id: begun.id }, token);
    expect([told.certas, verdicts(told.questoes)[2]]).toEqual([1, ['A', 'A', true]]);
    expect(await api.ok(PERFORMANCE, { id: examId }, token)).toMatchObject({ respondidas: 1, certas: 1 });
  });
});

describe('changes since the start of a sitting', () => {
  const INSTANT = /^\d{4}-\d\d-\d\dT/;
  const instant = expect.stringMatching(INSTANT);
  const toldOf = (lines: readonly { numero: number | null; desde_o_inicio?: unknown }[]) =>
    Object.fromEntries(lines.flatMap(({ numero, desde_o_inicio: since }) => (since ? [[numero, since]] : [])));
  const change = () =>
    importPaper({
      1: { options: ['sempre', 'nunca', 'conforme o regente', 'às vezes'] },
      2: rewritten,
      3: { key: 'C' },
      4: { state: 'anulada' },
      5: null,
      6: { number: 7 },
    });

  it('are shown beside each question of the sheet, without keys', async () => {
    const { begun, view } = await sit(await importPaper());
    expect(toldOf(begun.questoes)).toEqual({});
    await change();
    expect(toldOf((await view()).questoes)).toEqual({
      1: { alternativas_em: instant },
      2: { enunciado_em: instant, alternativas_em: instant },
      4: { anulada: true },
      5: { fora_da_prova: 'retirada' },
      6: { numero: 7 },
    });
  });

  it('are shown in the result with the corrected key, and in the performance with the counted version', async () => {
    const examId = await importPaper();
    const { mark, result, token } = await sit(examId);
    await mark({ 1: 'A', 2: 'A', 3: 'A', 4: 'B', 5: 'A' });
    await change();
    expect(toldOf((await result()).questoes)).toEqual({
      1: { alternativas_em: instant },
      2: { enunciado_em: instant, alternativas_em: instant },
      3: { gabarito: { de: 'A', para: 'C', em: instant } },
      4: { anulada: true },
      5: { fora_da_prova: 'retirada' },
      6: { numero: 7 },
    });
    expect(await api.ok(PERFORMANCE, { id: examId }, token)).toMatchObject({ como_no_simulado: 2 });
    const { questoes } = await api.ok(ROWS, { id: examId }, token);
    const flags = questoes.flatMap(({ numero, como_no_simulado, fora_da_prova }) =>
      como_no_simulado || fora_da_prova ? [{ numero, como_no_simulado, fora_da_prova }] : [],
    );
    expect(flags).toEqual([
      { numero: 2, como_no_simulado: true },
      { numero: 5, como_no_simulado: true, fora_da_prova: true },
    ]);
    await api.ok(BEGIN, { id: crypto.randomUUID(), prova_id: examId }, token);
    expect(await api.ok(PERFORMANCE, { id: examId }, token)).toMatchObject({ retidas: 5 });
    expect(await result()).toMatchObject({ certas: 1, retidas: 5 });
  });

  it('are not shown once reverted, except a withdrawn annulment', async () => {
    const { mark, view, result } = await sit(await importPaper({ 4: { state: 'anulada' } }));
    await importPaper({ 2: rewritten, 3: { key: 'C' }, 4: { state: 'anulada' } });
    await importPaper({ 4: { state: 'anulada' } });
    await mark({ 4: 'B' });
    await importPaper();
    expect(toldOf((await view()).questoes)).toEqual({});
    await importPaper({}, '--retira-anulacao');
    expect(toldOf((await view()).questoes)).toEqual({ 4: { anulada: false } });
    const { questoes } = await result();
    expect(toldOf(questoes)).toEqual({ 4: { anulada: false } });
    expect(verdicts(questoes)[4]).toEqual(['B', 'A', false]);
  });

  it('are counted in the performance, including blanks that left the paper', async () => {
    const examId = await importPaper();
    const { mark, result, token } = await sit(examId);
    await mark({ 1: 'A', 5: 'B' });
    await importPaper({ 5: null, 6: null });
    await result();
    expect(await api.ok(PERFORMANCE, { id: examId }, token)).toMatchObject({
      total: 6,
      respondidas: 2,
      como_no_simulado: 2,
    });
  });

  it('name another question that has taken the number', async () => {
    const { view } = await sit(await importPaper());
    await importPaper({ 2: null });
    await importPaper({ 2: rewritten });
    expect(toldOf((await view()).questoes)).toEqual({ 2: { fora_da_prova: 'trocada' } });
  });
});
