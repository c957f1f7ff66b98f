import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { possibleAnswers } from '@mapa/domain';
import { runImport } from '@mapa/server-importer';
import { createTestApp, type TestApp } from '../testing/app';
import { enter } from '@mapa/server-sessions/testing';

const QUESTIONS = 'GET /api/question';
const QUESTION = 'GET /api/customer-area/question/{id}';
const ANSWER = 'POST /api/customer-area/question/answer';
const STATISTICS = 'GET /api/customer-area/question/statistics/{id}';
const SIT = 'POST /api/customer-area/sitting';
const MARK = 'PUT /api/customer-area/sitting/{id}/marks';
const FINISH = 'POST /api/customer-area/sitting/{id}/finish';
const KEY = 'PUT /api/customer-area/desk/question/{id}/key';
const TEXT = 'PUT /api/customer-area/desk/question/{id}/text';
const RESULT = 'GET /api/customer-area/sitting/{id}/result';

let api: TestApp;
let folder: string;
let paper = 'Vestibular 0';
beforeAll(async () => {
  [api, folder] = await Promise.all([createTestApp(), mkdtemp(join(tmpdir(), 'mapa-summation-'))]);
});
afterAll(() => Promise.all([api.close(), rm(folder, { recursive: true })]));
beforeEach(() => void (paper = `Vestibular ${Number(paper.split(' ')[1]) + 1}`));

const PROPOSITIONS = ['o ferro enferruja', 'a prata voa', 'ouro conduz calor', 'cobre é gás', 'zinco é metal'];

/** Imports a paper of one question, whose right propositions add up to the key; returns the command's output. */
async function importPaper(propositions: readonly string[], key: string, ...flags: string[]): Promise<string> {
  const row = ['1', 'Química', `Sobre os metais (${paper}):`, ...propositions, key].join(';');
  const file = `${paper}.csv`;
  await writeFile(join(folder, file), `número;matéria;enunciado;01;02;4;8;16;gabarito\n${row}`);
  let output = '';
  const stdout = { write: (words: string) => (output += words) };
  const argv = [file, '--prova', paper, '--ano', '2024', ...flags];
  await runImport(argv, { pool: api.pool, db: api.db, stdout, cwd: folder });
  return output;
}

async function readQuestion() {
  const { rows } = await api.pool.query(
    'select e.id as exam, eq.question_id as question from exams e join exam_questions eq on eq.exam_id = e.id where e.name = $1',
    [paper],
  );
  const { exam, question } = rows[0] as { exam: number; question: number };
  const [view] = (await api.ok(QUESTIONS, { id: question })).data;
  if (!view) throw new Error('the question is not there');
  const idOf = (sum: string) => possibleAnswers(view).find(({ letra }) => letra === sum)?.id ?? 0;
  return { examId: exam, id: question, view, idOf };
}

const student = async () => (await api.createStudent({ plan: 'plano_pago_primary' })).token;

describe('a question of somatório', () => {
  it('is corrected at the desk, first its sum and then its words, with an answer for every sum', async () => {
    await importPaper(PROPOSITIONS, '21');
    const { id } = await readQuestion();
    const { token } = await enter(api, { role: 'admin' });
    const motivo = 'recurso da banca';
    expect(await api.ok(KEY, { id, versao: 1, gabarito: '20', motivo }, token)).toMatchObject({
      salvo: true,
      questao: { gabarito: '20', versoes: [{ mudou: ['gabarito'] }, { gabarito: '21' }] },
    });
    const alternativas = PROPOSITIONS.map((texto) => ({ texto: texto.replace('voa', 'brilha'), comentario: null }));
    const texts = { id, versao: 2, motivo, enunciado: `<p>Sobre (${paper}):</p>`, alternativas, comentario: null };
    expect(await api.ok(TEXT, texts, token)).toMatchObject({ salvo: true, questao: { gabarito: '20' } });
    const { view } = await readQuestion();
    expect(view).toMatchObject({ tipo: 'questaosomatorio', versao: 3 });
    expect(view.alternativas.map(({ texto }) => texto)).toContain('a prata brilha');
    expect(possibleAnswers(view)).toHaveLength(31);
  });

  it('shows its propositions, and lists its sums by the ids of their propositions only', async () => {
    await importPaper(PROPOSITIONS, '21');
    const { view, idOf } = await readQuestion();
    expect(view.tipo).toBe('questaosomatorio');
    expect(view.alternativas.map(({ letra, texto }) => [letra, texto])).toEqual(
      PROPOSITIONS.map((text, at) => [['01', '02', '04', '08', '16'][at], text]),
    );
    expect(view.combinacoes).toHaveLength(31);
    expect(idOf('04')).toBe(view.alternativas[2]?.id);
  });

  it.each([
    ['32', 'o gabarito “32” não é uma soma das proposições da questão'],
    ['B', 'o gabarito “B” não é uma soma das proposições da questão'],
    ['00', 'o gabarito “00” não é uma soma das proposições da questão'],
    ['', 'falta o gabarito'],
  ])('is refused with the key %j', async (key, sentence) => {
    expect(await importPaper(PROPOSITIONS, key)).toContain(sentence);
  });

  it('is right if the sum is the key, and its statistics show the other sums chosen', async () => {
    await importPaper(PROPOSITIONS, '21');
    const { id, idOf } = await readQuestion();
    const [one, other] = [await student(), await student()];
    const right = await api.ok(ANSWER, { questao_id: id, alternativa_id: idOf('21') }, one);
    expect(right).toMatchObject({ acertou: true, gabarito: { letra: '21', alternativa_id: idOf('21') } });
    const wrong = await api.ok(ANSWER, { questao_id: id, alternativa_id: idOf('05') }, other);
    expect(wrong).toMatchObject({ acertou: false, gabarito: { letra: '21' } });
    const { alternativas, acertos, proprias } = await api.ok(STATISTICS, { id }, other);
    expect(alternativas?.map(({ letra, respostas }) => [letra, respostas]).sort()).toEqual([
      ['05', 1],
      ['21', 1],
    ]);
    expect([acertos, proprias[0]?.letra]).toEqual([1, '05']);
  });

  it('keeps its answers when propositions change places: each sum follows its propositions', async () => {
    await importPaper(PROPOSITIONS, '21');
    const before = await readQuestion();
    const token = await student();
    await api.ok(ANSWER, { questao_id: before.id, alternativa_id: before.idOf('05') }, token);
    await importPaper(PROPOSITIONS.toReversed(), '21');
    const { id, view, idOf } = await readQuestion();
    expect([id, view.versao]).toEqual([before.id, 2]);
    const { rows } = await api.pool.query(
      `select today.letter from alternatives given join alternatives today on coalesce(today.same_as, today.id) = coalesce(given.same_as, given.id)
       where given.id = $1 and today.version = 2`,
      [before.idOf('05')],
    );
    expect(rows).toEqual([{ letter: '20' }]);
    const { alternativas } = await api.ok(STATISTICS, { id }, token);
    expect(alternativas).toEqual([expect.objectContaining({ alternativa_id: idOf('20'), letra: '20', respostas: 1 })]);
    const { redacao_anterior } = await api.ok(QUESTION, { id }, token);
    expect(redacao_anterior).toMatchObject({ gabarito: { letra: '21' }, combinacoes: before.view.combinacoes });
  });

  it('starts anew if it becomes a multiple choice with as many alternatives', async () => {
    await importPaper(PROPOSITIONS, '21');
    const before = await readQuestion();
    const row = ['1', 'Química', `Sobre os metais (${paper}):`, ...PROPOSITIONS, 'A'].join(';');
    await writeFile(join(folder, `${paper}.csv`), `número;matéria;enunciado;A;B;C;D;E;gabarito\n${row}`);
    await runImport([`${paper}.csv`, '--prova', paper, '--ano', '2024'], {
      ...{ pool: api.pool, db: api.db, stdout: { write: () => true }, cwd: folder },
    });
    const { view } = await readQuestion();
    expect([view.id, view.versao, view.tipo, view.combinacoes]).toEqual([
      ...[before.id, 2, 'questaomultiplaescolha', undefined],
    ]);
    const { rows } = await api.pool.query(
      'select count(same_as)::int as joined from alternatives where question_id = $1 and version = 2',
      [view.id],
    );
    expect(rows).toEqual([{ joined: 0 }]);
  });

  it('is marked in a sitting by its sum', async () => {
    await importPaper(PROPOSITIONS, '21');
    const { examId, id, idOf } = await readQuestion();
    const token = await student();
    const sitting = await api.ok(SIT, { id: crypto.randomUUID(), prova_id: examId }, token);
    expect(sitting.questoes[0]?.combinacoes).toHaveLength(31);
    await api.ok(MARK, { id: sitting.id, marcas: [{ questao_id: id, alternativa_id: idOf('17') }] }, token);
    await api.ok(FINISH, { id: sitting.id }, token);
    const result = await api.ok(RESULT, { id: sitting.id }, token);
    expect(result).toMatchObject({ certas: 0, erradas: 1, em_branco: 0 });
    expect([result.credito_parcial, result.pontos]).toEqual([undefined, undefined]);
    expect(result.questoes[0]).toMatchObject({ letra: '17', certa: false, gabarito: { letra: '21' } });
  });

  it.each([
    ['ufsc', '05', 0.8],
    ['ufsc', '07', 0.6],
    ['proporcional', '05', 2 / 3],
    ['proporcional', '07', 0],
    ['proporcional', '21', 1],
  ])('gives, in a paper of the rule %s, for the sum %s %f of its mark', async (rule, sum, part) => {
    await importPaper(PROPOSITIONS, '21', '--credito-parcial', rule);
    const { examId, id, idOf } = await readQuestion();
    const token = await student();
    const sitting = await api.ok(SIT, { id: crypto.randomUUID(), prova_id: examId }, token);
    await api.ok(MARK, { id: sitting.id, marcas: [{ questao_id: id, alternativa_id: idOf(sum) }] }, token);
    await api.ok(FINISH, { id: sitting.id }, token);
    const { certas, credito_parcial, pontos, questoes } = await api.ok(RESULT, { id: sitting.id }, token);
    expect({ certas, credito_parcial }).toEqual({ certas: part === 1 ? 1 : 0, credito_parcial: rule });
    expect([pontos, questoes[0]?.pontos]).toEqual([expect.closeTo(part, 9), expect.closeTo(part, 9)]);
  });
});
