import { joinMark, markText } from '@mapa/api-client';
import {
  refuse,
  sampleMarks,
  sampleNotebook,
  sampleQuestion,
  sampleSittingResult,
  sampleUuid,
  type FakeCalls,
} from '@mapa/api-client/testing';
import { draftKey, listDrafts, markAbout, writeDraft } from '@mapa/auth';
import { ana, showAsStudent } from '@mapa/auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResultLine } from '../model';
import { ResultScreen } from './result-screen';
import {
  creditText,
  everybodyText,
  headlineTexts,
  lineText,
  matterNote,
  matterTexts,
  medianText,
  pausesText,
} from './texts';

jest.mock('@mapa/question', () => jest.requireActual('../testing/slot'));

const ID = sampleUuid(700);
const RESULT = 'GET /api/customer-area/sitting/{id}/result';
const MARKS = 'PUT /api/customer-area/sitting/{id}/marks';
const QUESTION = 'GET /api/customer-area/question/{id}';
const open = (calls: FakeCalls = { [RESULT]: sampleSittingResult() }, id = ID, route = '/') =>
  showAsStudent(
    <ResultScreen
      id={id}
      renderAreas={(areas, addressOf) => <a href={addressOf(102)}>{areas.map(({ nome }) => nome).join()}</a>}
      renderPaper={(examId) => <p>Simulado da prova {examId}</p>}
    />,
    { calls, route },
  );

// Browsers return a promise, which is no clean-up of an effect.
beforeEach(() => void (window.scrollTo = jest.fn(() => Promise.resolve()) as never));
afterEach(() => localStorage.clear());

describe('the result of a sitting', () => {
  it('shows each question’s mark, key, verdict and time, with a link', async () => {
    open();
    const table = within(await screen.findByRole('table'));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '136BBCerta48 s',
      '137ABErrada1 min 32 s',
      '138–AEm branco–',
    ]);
    expect(table.getByRole('link', { name: 'Questão 136' })).toHaveAttribute('href', '/?questao=101');
    expect(screen.getByText('1 certa').parentElement).toHaveTextContent('1 certa de 3 (33%).');
    expect(screen.getByText('Matemática e suas Tecnologias')).toHaveAttribute('href', '/?questao=102');
    expect(
      screen.getByRole('slider', { name: /^Tempo em cada uma de 3 questões, até 1 min 32 s/ }),
    ).toBeInTheDocument();
    expect(screen.queryByText(/Resultado provisório|depois do início/)).not.toBeInTheDocument();
  });

  it('is provisional while marks may still come, and mentions double marks and annulled questions', async () => {
    const changes = [{ anulada: true }, { letra: null, dupla: true }];
    open({
      [RESULT]: sampleSittingResult({
        provisorio_ate: '2026-11-29T13:25:00.000Z',
        anuladas: 1,
        penaliza_erro: true,
        liquida: 0,
        questoes: sampleSittingResult().questoes.map((line, at) => ({ ...line, ...changes[at] })),
      }),
    });
    expect(await screen.findByText(/^Resultado provisório até 29\/11\/2026/)).toBeInTheDocument();
    const [, annulled, double] = screen.getAllByRole('row');
    expect(annulled).toHaveTextContent('Anulada');
    expect(double).toHaveTextContent(/Duas.*Errada/);
    expect(screen.getByText('0 pontos líquidos').parentElement).toHaveTextContent(
      '0 pontos líquidos: 1 certa de 3 (33%), com o ponto de 1 anulada, 1 errada descontada.',
    );
  });

  it('excludes questions that another open sitting withholds, and says so', async () => {
    const [first, ...others] = sampleSittingResult().questoes;
    const withheld = { ...first, certa: null, gabarito: { alternativa_id: null, letra: null, comentario: null } };
    open({
      [RESULT]: sampleSittingResult({ certas: 0, retidas: 1, todos: null, questoes: [withheld, ...others] as never }),
    });
    expect(
      await screen.findByText(/^1 questão está num simulado em andamento: o resultado dela entra aqui quando/),
    ).toBeInTheDocument();
    expect(screen.getByText('0 certas').parentElement).toHaveTextContent('0 certas de 2 (0%).');
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('136B–Em simulado48 s');
    expect(screen.getByText(/^A comparação com os outros aparece quando/)).toBeInTheDocument();
  });

  it('shows what changed since the start beside each question, and the number of such questions', async () => {
    const day = '2026-03-05T12:00:00.000Z';
    const changes = [
      { desde_o_inicio: { gabarito: { de: 'C', para: 'B', em: day } } },
      { desde_o_inicio: { enunciado_em: day } },
    ];
    const questoes = sampleSittingResult().questoes.map((line, at) => ({ ...line, ...changes[at] }));
    open({ [RESULT]: sampleSittingResult({ questoes }) });
    expect(await screen.findByText(/^2 questões mudaram depois do início deste simulado/)).toBeInTheDocument();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '136BBCerta48 s',
      'Questão 136: O gabarito foi corrigido de C para B em 5 de mar. de 2026.',
      '137ABErrada1 min 32 s',
      'Questão 137: O enunciado mudou em 5 de mar. de 2026. Neste simulado vale a redação do início.',
      '138–AEm branco–',
    ]);
  });

  it('sends marks waiting on this device first, and loads the result again', async () => {
    const key = draftKey('simulado', ana.id, markAbout(ID, 103));
    writeDraft(key, markText(joinMark(null, { alternativa_id: 1031 })));
    const { seen } = open({ [RESULT]: sampleSittingResult(), [MARKS]: ({ marcas }) => sampleMarks(marcas) });
    await waitFor(() => expect(seen.filter(({ call }) => call === RESULT)).toHaveLength(2));
    expect(listDrafts(ana.id)).toEqual([]);
  });

  it.each([
    ['is asked for again when the student comes back, while marks of another device may come', true, 2],
    ['is not asked for again once it is final', false, 1],
  ])('%s', async (_what, isProvisional, asked) => {
    const provisorio_ate = isProvisional ? '2026-11-29T13:25:00.000Z' : null;
    const { seen } = open({ [RESULT]: sampleSittingResult({ provisorio_ate }) });
    await screen.findByRole('table');
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    act(() => void dispatchEvent(new Event('focus')));
    clock.mockRestore();
    await waitFor(() => expect(seen.filter(({ call }) => call === RESULT)).toHaveLength(asked));
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(seen.filter(({ call }) => call === RESULT)).toHaveLength(isProvisional ? 3 : 1));
  });

  it('shows the score in each matéria, and its questions alone once it is pressed', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const matter = { certas: 0, erradas: 0, em_branco: 0, anuladas: 0, liquida: 0 };
    const [first, second, third] = sampleSittingResult().questoes.map((line, at) => ({
      ...line,
      materia_id: at === 0 ? 7 : 9,
    }));
    open({
      [RESULT]: sampleSittingResult({
        materias: [
          { ...matter, materia_id: 9, nome: 'Física', numeros: 2, erradas: 1, em_branco: 1 },
          { ...matter, materia_id: 7, nome: 'Matemática', numeros: 1, certas: 1, liquida: 1 },
        ],
        questoes: [first, second, third] as never,
      }),
    });
    const part = within(await screen.findByRole('region', { name: 'Por matéria' }));
    expect(part.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Física 0 de 2 (0%)1 errada, 1 em branco',
      'Matemática 1 de 1 (100%)Nenhum erro',
    ]);
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('136MatemáticaBBCerta48 s');
    const rows = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent?.slice(0, 3));
    await userEvent.click(part.getByRole('button', { name: /^Física/ }));
    expect(rows()).toEqual(['137', '138']);
    await userEvent.click(part.getByRole('button', { name: /^Matemática/ }));
    expect(rows()).toEqual(['136']);
    expect(screen.getByRole('button', { name: /^Só erradas/ })).toBeDisabled();
    await userEvent.click(part.getByRole('button', { name: /^Física/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Só erradas/ }));
    expect(rows()).toEqual(['137']);
    await userEvent.click(part.getByRole('button', { name: /^Física/ }));
    expect(rows()).toEqual(['137']);
    await userEvent.click(part.getByRole('button', { name: /^Matemática/ }));
    expect(rows()).toEqual(['136']);
    await userEvent.click(screen.getByRole('button', { name: /^Só Matemática/ }));
    expect(rows()).toEqual(['136', '137', '138']);
    expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(/\/$/);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('has no part by matéria if there is only one', async () => {
    open();
    await screen.findByRole('table');
    expect(screen.queryByRole('region', { name: 'Por matéria' })).not.toBeInTheDocument();
  });

  it('links back to a sitting that is still open', async () => {
    open({ [RESULT]: refuse(422, { erro: ['Este simulado ainda não terminou.'] }) });
    expect(await screen.findByRole('link', { name: 'Continuar o simulado' })).toHaveAttribute(
      'href',
      `/area-estudante/simulados/${ID}`,
    );
  });

  it('says that it does not exist, or why it failed', async () => {
    const { unmount } = open({ [RESULT]: refuse(404) });
    expect(await screen.findByText('Este resultado não existe')).toBeInTheDocument();
    unmount();
    // An address that no sitting can have is not an open sitting.
    const other = open({ [RESULT]: refuse(422) }, 'nenhum');
    expect(await screen.findByText('Este resultado não existe')).toBeInTheDocument();
    other.unmount();
    open({ [RESULT]: refuse(503, { erro: ['O serviço está fora do ar.'] }) });
    expect(await screen.findByText('O serviço está fora do ar.')).toBeInTheDocument();
  });
});

describe('the actions after a result', () => {
  const BEGIN = 'POST /api/customer-area/sitting';
  const NOTEBOOK = 'POST /api/customer-area/question-notebook/';
  const own = { prova: { id: null, nome: 'Só crase' }, receita_id: sampleUuid(710), areas: [] };

  beforeEach(() => void (Element.prototype.scrollIntoView = jest.fn()));
  afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

  /** The first two are wrong, the third was left blank. */
  const missed = () =>
    sampleSittingResult({
      erradas: 2,
      certas: 0,
      questoes: sampleSittingResult().questoes.map((line) => ({ ...line, certa: false })),
    });
  /** A question to which the student has given another answer since. */
  const answeredSince = (id: number) =>
    sampleQuestion({
      id,
      gabarito: { alternativa_id: id * 10 + 3, letra: 'C', comentario: null },
      resposta: {
        uuid: sampleUuid(1),
        alternativa_id: id * 10 + 3,
        acertou: true,
        revelada: false,
        respondida_em: '2026-11-23T13:00:00.000Z',
      },
    });

  it('review the wrong questions one after the other, and return to their list', async () => {
    const asked: number[] = [];
    open({
      [RESULT]: missed(),
      [QUESTION]: ({ id }) => {
        asked.push(id);
        return answeredSince(id);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rever as erradas' }));
    // The sitting's answer, not the one given since.
    expect(await screen.findByRole('article', { name: 'Questão 136, 101' })).toHaveTextContent(
      'Respondida: 1012, com gabarito',
    );
    expect(screen.getByText('1 de 2 · erradas')).toBeInTheDocument();
    expect(screen.getByText('No simulado: você marcou B, o gabarito é B · Errada · 48 s.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    // The next one is there already.
    await waitFor(() => expect(asked).toEqual([101, 102]));
    await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
    expect(await screen.findByRole('article', { name: 'Questão 137, 102' })).toBeInTheDocument();
    expect(screen.getByLabelText('Endereço completo')).toHaveTextContent('/?so=erradas&questao=102');
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    await screen.findByRole('article', { name: 'Questão 136, 101' });
    await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Concluir' }));
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['136', '137']);
    await userEvent.click(screen.getByRole('button', { name: /^Só erradas/ }));
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(/\/$/);
  });

  it('let a question that was left blank be answered, even if it was answered elsewhere', async () => {
    const calls: FakeCalls = { [RESULT]: missed(), [QUESTION]: ({ id }) => answeredSince(id) };
    open(calls, ID, `/area-estudante/simulados/${ID}/resultado`);
    await userEvent.click(await screen.findByRole('button', { name: /^Só em branco/ }));
    await userEvent.click(screen.getByRole('link', { name: 'Questão 138' }));
    expect(await screen.findByText('A responder')).toBeInTheDocument();
    expect(screen.getByText('1 de 1 · em branco')).toBeInTheDocument();
    expect(screen.getByText('No simulado: você deixou em branco. Responda agora.')).toBeInTheDocument();
  });

  it('review a question of an address among all, if the narrowed ones lack it', async () => {
    open(
      { [RESULT]: sampleSittingResult(), [QUESTION]: ({ id }) => sampleQuestion({ id }) },
      ID,
      '/?so=erradas&questao=101',
    );
    expect(await screen.findByRole('article', { name: 'Questão 136, 101' })).toBeInTheDocument();
    expect(screen.getByText('1 de 3')).toBeInTheDocument();
  });

  it('ignore an address that names nothing of the result', async () => {
    open(undefined, ID, '/?so=toString&materia=toString&questao=toString');
    expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(4);
  });

  it('say why a question cannot be reviewed, and go on', async () => {
    const limit = 'Você já viu as questões de hoje.';
    open(
      {
        [RESULT]: sampleSittingResult(),
        [QUESTION]: ({ id }) => (id === 101 ? refuse(403, { erro: [limit] }) : refuse(503, { erro: ['Fora do ar.'] })),
      },
      ID,
      '/?questao=101',
    );
    expect(await screen.findByText(limit)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
    expect(await screen.findByText('Fora do ar.')).toBeInTheDocument();
  });

  it('make a notebook of the missed questions by one press', async () => {
    const { seen } = open({ [RESULT]: sampleSittingResult(), [NOTEBOOK]: sampleNotebook() });
    await userEvent.click(await screen.findByRole('button', { name: 'Caderno com os erros' }));
    await waitFor(() => expect(seen.some(({ call }) => call === NOTEBOOK)).toBe(true));
    expect(seen.find(({ call }) => call === NOTEBOOK)?.args).toEqual({
      nome: 'Erros: ENEM 2022',
      questoes: [102, 103],
    });
  });

  it('sit the paper again', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Refazer' }));
    expect(screen.getByText('Simulado da prova 57')).toBeInTheDocument();
  });

  it('repeat the recipe, and link to it if it gives too few questions', async () => {
    const { seen } = open({
      [RESULT]: sampleSittingResult(own),
      [BEGIN]: refuse(422, { numeros: ['Só há 4 questões para este simulado.'] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Refazer' }));
    expect(await screen.findByText(/Só há 4 questões para este simulado/)).toBeInTheDocument();
    expect(seen.find(({ call }) => call === BEGIN)?.args).toMatchObject({ receita_id: sampleUuid(710) });
    expect(screen.getByRole('link', { name: 'Ajustar a receita' })).toHaveAttribute(
      'href',
      `/area-estudante/simulados/novo?receita=${sampleUuid(710)}`,
    );
  });

  it('say why an own sitting has no score by area, and repeat none whose recipe is gone', async () => {
    open({ [RESULT]: sampleSittingResult({ ...own, receita_id: null }) });
    expect(await screen.findByText(/^Sem nota TRI nem comparação/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Seu desempenho nesta prova' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Refazer' })).not.toBeInTheDocument();
  });

  it('speak of blanks alone if nothing was wrong', async () => {
    const questoes = sampleSittingResult().questoes.map((one) => ({ ...one, letra: null, certa: false }));
    const { seen } = open({
      [RESULT]: sampleSittingResult({ questoes }),
      [NOTEBOOK]: sampleNotebook(),
    });
    expect(await screen.findByRole('button', { name: 'Rever as em branco' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Caderno com as em branco' }));
    await waitFor(() =>
      expect(seen.find(({ call }) => call === NOTEBOOK)?.args).toMatchObject({ nome: /^Em branco: / }),
    );
  });

  it('offer nothing to review if all were right', async () => {
    const { questoes } = sampleSittingResult();
    open({ [RESULT]: sampleSittingResult({ questoes: questoes.map((one) => ({ ...one, certa: true })) }) });
    expect(await screen.findByRole('button', { name: 'Refazer' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rever as erradas' })).not.toBeInTheDocument();
  });
});

it('words of a result', () => {
  const prova = { id: 57, nome: 'ENEM 2022' };
  const told = { certas: 3, anuladas: 0, numeros: 5, penaliza_erro: true };
  expect(headlineTexts({ ...told, erradas: 0, liquida: 3 })).toEqual({
    lead: '3 pontos líquidos',
    rest: ': 3 certas de 5 (60%), sem nada a descontar.',
  });
  expect(headlineTexts({ ...told, certas: 1, erradas: 2, liquida: -1 })).toEqual({
    lead: '−1 pontos líquidos',
    rest: ': 1 certa de 5 (20%), 2 erradas descontadas.',
  });
  expect(headlineTexts({ ...told, penaliza_erro: false, erradas: 2, liquida: 3, pontos: 3.4 })).toEqual({
    lead: '3 certas',
    rest: ' de 5 (60%): 3,4 pontos, com a parte das somas incompletas.',
  });
  expect(creditText({})).toBeNull();
  expect(creditText({ pontos: 7.44 })).toBe('7,4 pontos, com a parte das somas incompletas.');
  expect(everybodyText({ prova, todos: { estudantes: 48, media: 24.5, percentil: 72.9 } })).toBe(
    '48 estudantes terminaram esta parte sem conhecer o gabarito: em média, 24,5 certas. Você foi melhor que 72,9% dos outros.',
  );
  expect(everybodyText({ prova, todos: { estudantes: 48, media: 24.5, percentil: null } })).toBe(
    '48 estudantes terminaram esta parte sem conhecer o gabarito: em média, 24,5 certas. Você entra na comparação com o seu primeiro simulado desta parte, feito sem conhecer o gabarito de metade dela.',
  );
  expect(everybodyText({ prova, todos: null })).toBe(
    'Menos de cinco estudantes terminaram esta parte da prova sem conhecer o gabarito: ainda não há comparação.',
  );
  const [line] = sampleSittingResult().questoes as [ResultLine];
  const counts = { certas: 5, erradas: 2, em_branco: 1, anuladas: 1, liquida: 3 };
  expect(matterNote(counts, false)).toBe('2 erradas, 1 em branco, 1 anulada');
  expect(matterNote(counts, true)).toBe('5 certas, 2 erradas, 1 em branco, 1 anulada');
  expect(matterNote({ ...counts, certas: 0 }, true)).toBe('2 erradas, 1 em branco, 1 anulada');
  expect(matterTexts({ ...counts, numeros: 8, liquida: -1 }, true)).toEqual({
    lead: '−1',
    rest: 'de 8',
  });
  expect(lineText({ ...line, letra: 'A', certa: false, tempo_ms: 92_000 })).toBe(
    'No simulado: você marcou A, o gabarito é B · Errada · 1 min 32 s.',
  );
  expect(lineText({ ...line, letra: null, certa: false, tempo_ms: null })).toBe(
    'No simulado: você deixou em branco. Responda agora.',
  );
  expect(lineText({ ...line, letra: null, dupla: true, certa: false })).toBe(
    'No simulado: você marcou duas · Errada · 48 s.',
  );
  expect(matterNote({ ...counts, erradas: 0, em_branco: 0, anuladas: 0 }, false)).toBe('Nenhum erro');
  expect(pausesText({ pausas: 2, pausado_ms: 720_000 })).toBe(' · 2 pausas, 12 min');
  expect(medianText([10_000, 30_000])).toBe('Mediana de 20 s em 2 questões.');
  expect(medianText([])).toBe('Nenhum tempo foi contado.');
});
