import { baseApi } from '@mapa/api-client';
import {
  type FakeCalls,
  listOf,
  offline,
  refuse,
  sampleAnswer,
  sampleMapDetail,
  sampleNotebookDetail,
  sampleQuestion,
  sampleVerdict,
} from '@mapa/api-client/testing';
import { ana, showAsStudent } from '@mapa/auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapCollection } from '../../collection/map-collection';
import { notebookCollection } from '../../collection/notebook-collection';
import { Address, address, slots } from '../../testing/slot';
import type { DueItem } from '../review-model';
import { ReviewScreen } from './review-screen';

jest.mock('@mapa/question', () => jest.requireActual('../../testing/slot'));

const NOTEBOOK_ID = sampleNotebookDetail().id;
const DETAIL = 'GET /api/customer-area/question-map/detail';
const QUESTIONS = 'GET /api/customer-area/question-map/questions';
const QUESTION = 'GET /api/customer-area/question/{id}';
const REVIEW = 'GET /api/customer-area/question/review';
const SURE = 'GET /api/customer-area/question/overconfident';
const DAY_MS = 86_400_000;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const key = { alternativa_id: 2, letra: 'B', comentario: '<p>Porque sim.</p>' };
const wrong = sampleQuestion({ id: 101, resposta: sampleAnswer({ acertou: false }), gabarito: key });
const right = sampleQuestion({ id: 102, resposta: sampleAnswer(), gabarito: key });
const progresso = { total: 5, respondidas: 2, certas: 1, erradas: 1 };

const line = (id: number) => {
  const {
    enunciado: _enunciado,
    alternativas: _alternativas,
    versao: _versao,
    resposta: _resposta,
    gabarito: _gabarito,
    ...identity
  } = sampleQuestion({ id });
  return { ...identity, resumo: `Começo da ${id}` };
};
const due = (id: number, change: Partial<DueItem> = {}): DueItem => ({
  questao: line(id),
  motivo: 'errada',
  vence_em: inDays(-1),
  ultima_resposta_em: inDays(-3),
  retencao: 0.634,
  revisoes: 1,
  esquecimentos: 0,
  ...change,
});

const calls: FakeCalls = {
  [DETAIL]: sampleMapDetail({ progresso }),
  [QUESTIONS]: ({ estado }) =>
    listOf(...(estado === 'erradas' ? [wrong] : estado === 'certas' ? [right] : [wrong, right])),
  [QUESTION]: ({ id }) => sampleQuestion({ id, resposta: sampleAnswer({ acertou: false }), gabarito: key }),
  [REVIEW]: { ...listOf(due(101), due(102, { motivo: 'esquecimento' })), proxima_em: inDays(1) },
  [SURE]: listOf({ questao: line(101), confianca: 'certeza', respondida_em: inDays(-1) }),
};

function open({
  search = '',
  collection = mapCollection(1),
  ...setting
}: { search?: string; calls?: FakeCalls; collection?: ReturnType<typeof mapCollection> } = {}) {
  slots.length = 0;
  const view = showAsStudent(
    <>
      <ReviewScreen collection={collection} />
      <Address />
    </>,
    { calls: { ...calls, ...setting.calls }, route: `${collection.paths.review}${search}` },
  );
  return { ...view, slots };
}

const question = (code: string) => screen.findByRole('heading', { name: code });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the review of answered questions', () => {
  it('starts with the wrong ones, with the own answer and the key, and continues with the right ones', async () => {
    const { slots } = open();
    await question('Q101');
    expect(address().get('estado')).toBe('erradas');
    expect(slots.at(-1)).toMatchObject({ answer: { acertou: false }, answerKey: key, mapId: 1, repeatable: false });
    expect(screen.getByRole('link', { name: 'Respondidas 2' })).toHaveAttribute('aria-current', 'page');
    await press('Próxima');
    await question('Q102');
    expect(address().get('estado')).toBe('certas');
    await press('Concluir');
    expect(await screen.findByRole('heading', { name: 'Você reviu o que respondeu' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Fazer a revisão de hoje' })).toHaveAttribute(
      'href',
      expect.stringMatching(/lista=hoje$/),
    );
  });

  it('can be narrowed, and offers no filter by unanswered questions', async () => {
    open();
    await question('Q101');
    expect(screen.queryByRole('link', { name: /^Não resolvidas/ })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /^Certas/ }));
    await question('Q102');
  });

  it('says where to begin if nothing was answered', async () => {
    open({ calls: { [DETAIL]: sampleMapDetail(), [REVIEW]: { ...listOf(), proxima_em: null }, [SURE]: listOf() } });
    expect(await screen.findByText('Ainda não há o que rever')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Começar a responder' })).toHaveAttribute(
      'href',
      '/area-estudante/mapas/questoes/1',
    );
  });

  it("links away from a map that is not the student's", async () => {
    open({ calls: { [DETAIL]: refuse(404), [REVIEW]: refuse(404), [SURE]: refuse(404) } });
    expect(await screen.findByText('Este mapa não está entre os seus')).toBeInTheDocument();
  });

  it('loads from the notebook if one is reviewed', async () => {
    const { seen } = open({
      collection: notebookCollection(NOTEBOOK_ID),
      calls: {
        'GET /api/customer-area/question-notebook/id': sampleNotebookDetail({ progresso }),
        'GET /api/customer-area/question-notebook/{id}/questions': listOf(wrong),
      },
    });
    await question('Q101');
    expect(screen.getByRole('link', { name: 'Revisão de véspera' })).toHaveAttribute(
      'href',
      `/area-estudante/cadernos/${NOTEBOOK_ID}`,
    );
    for (const call of [REVIEW, SURE])
      expect(seen.find((one) => one.call === call)?.args).toMatchObject({ caderno_id: NOTEBOOK_ID });
  });
});

describe('the review of today', () => {
  it('says what is due and why before it begins', async () => {
    open({ search: '?lista=hoje' });
    expect(await screen.findByRole('heading', { name: '2 questões para rever hoje' })).toBeInTheDocument();
    const rows = within(screen.getByRole('list', { name: 'Questões da revisão de hoje' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Crase Q101');
    expect(screen.getByRole('link', { name: 'Ver de tudo o que você respondeu' })).toHaveAttribute(
      'href',
      '/area-estudante/revisao?lista=hoje',
    );
    expect(rows[0]).toHaveTextContent('Você errou da última vez');
    expect(rows[0]).toHaveTextContent('Lembrança estimada: 63%');
    expect(rows[0]).toHaveTextContent('Respondida há 3 dias');
  });

  it('asks each question anew, outside the map, and ends with the score and the next day', async () => {
    let isDone = false;
    const { slots } = open({
      search: '?lista=hoje',
      calls: {
        [REVIEW]: () =>
          isDone ? { ...listOf(), proxima_em: inDays(1) } : { ...listOf(due(101), due(102)), proxima_em: inDays(1) },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Começar a revisão' }));
    await question('Q101');
    expect(slots.at(-1)).toMatchObject({
      answer: null,
      answerKey: null,
      repeatable: false,
    });
    expect(slots.at(-1)?.mapId).toBeUndefined();
    expect(slots.at(-1)?.notebookId).toBeUndefined();
    expect(slots.at(-1)?.epoch).toBeUndefined();
    await press('Responder');
    expect(await screen.findByText('1 certa · 0 erradas')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Questão 1, certa' })).toBeInTheDocument();
    await press('Próxima');
    await question('Q102');
    expect(screen.getByText('Questão 2 de 2')).toBeInTheDocument();
    isDone = true;
    await press('Concluir');
    expect(await screen.findByRole('heading', { name: 'Revisão concluída' })).toHaveFocus();
    expect(screen.getByText(/Você acertou 1 de 1 \(100%\)\. 1 questão ficou sem resultado\./)).toBeInTheDocument();
    expect(await screen.findByText('Por hoje é tudo. A próxima questão volta amanhã.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Compartilhar como imagem' })).toBeEnabled();
  });

  it('shows the answer to a question of this session when the student steps back', async () => {
    const { slots } = open({ search: '?lista=hoje' });
    await userEvent.click(await screen.findByRole('button', { name: 'Começar a revisão' }));
    await question('Q101');
    await press('Responder');
    await press('Próxima');
    await question('Q102');
    await press('Anterior');
    await question('Q101');
    expect(slots.at(-1)).toMatchObject({ answerKey: key });
  });

  it('is up to date when the student returns to it after leaving in the middle', async () => {
    let isAnswered = false;
    const { seen } = open({
      search: '?lista=hoje',
      calls: {
        [REVIEW]: () => ({ ...listOf(...(isAnswered ? [due(102)] : [due(101), due(102)])), proxima_em: inDays(1) }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Começar a revisão' }));
    await question('Q101');
    await press('Responder');
    isAnswered = true;
    expect(seen.filter(({ call }) => call === REVIEW)).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: /^Certeza/ }));
    expect(await screen.findByRole('link', { name: 'Revisão de hoje 1' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Revisão de hoje 1' }));
    expect(await screen.findByRole('heading', { name: '1 questão para rever hoje' })).toBeInTheDocument();
  });

  it('hides why a question is due while a sitting withholds it', async () => {
    let isWithheld = false;
    const { store } = open({
      search: '?lista=hoje',
      calls: { [QUESTION]: ({ id }) => (isWithheld ? sampleQuestion({ id }) : { ...wrong, id }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Começar a revisão' }));
    await question('Q101');
    expect(screen.getByText('Você errou da última vez')).toBeInTheDocument();
    isWithheld = true;
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Sitting'])));
    await waitFor(() => expect(screen.queryByText('Você errou da última vez')).not.toBeInTheDocument());
  });

  it('counts an answer held back by a sitting as soon as the sitting has ended', async () => {
    let isOver = false;
    const { store, slots } = open({
      search: '?lista=hoje',
      calls: {
        [QUESTION]: ({ id }) =>
          isOver && id === 101
            ? sampleQuestion({ id, resposta: sampleAnswer({ acertou: true }), gabarito: key })
            : sampleQuestion({ id }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Começar a revisão' }));
    await question('Q101');
    const held = sampleVerdict({ uuid: sampleAnswer().uuid, questao_id: 101, acertou: null, retida: true });
    act(() => slots.at(-1)?.onAnswered?.(held));
    expect(await screen.findByRole('button', { name: /^Questão 1, resposta guardada/ })).toBeInTheDocument();
    await press('Próxima');
    await question('Q102');
    isOver = true;
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Sitting'])));
    expect(await screen.findByText('1 certa · 0 erradas')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Questão 1, certa' })).toBeInTheDocument();
  });

  it('continues if more questions are due than one session has', async () => {
    open({ search: '?lista=hoje', calls: { [REVIEW]: { ...listOf(due(101)), total: 31, proxima_em: null } } });
    expect(await screen.findByText('Até 20 por vez.')).toBeInTheDocument();
    await press('Começar com 1');
    await question('Q101');
    await press('Concluir');
    expect(await screen.findByText('Para hoje faltam 31 questões.')).toBeInTheDocument();
    await press('Continuar a revisão');
    await question('Q101');
    expect(screen.getByText('Questão 1 de 1')).toBeInTheDocument();
  });

  it('leaves out questions whose answers wait on this device', async () => {
    const { outbox } = open({ search: '?lista=hoje', calls: { 'POST /api/customer-area/question/answer': offline() } });
    await screen.findByRole('heading', { name: '2 questões para rever hoje' });
    await act(() => outbox.submitAnswer(ana.id, { questao_id: 101, alternativa_id: 1 }));
    expect(await screen.findByRole('heading', { name: '1 questão para rever hoje' })).toBeInTheDocument();
  });

  it.each([
    [inDays(5), /A próxima questão volta em 5 dias\./],
    [null, /volta aqui quando estiver prestes a ser esquecida/],
  ])('says when the next question is due if none is (%s)', async (next, words) => {
    open({ search: '?lista=hoje', calls: { [REVIEW]: { ...listOf(), proxima_em: next } } });
    expect(await screen.findByText('Nada para rever hoje')).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it("counts the days from the server's time, as the device's clock may be wrong", async () => {
    const days = { proxima_em: '2031-03-05T12:00:00.000Z', agora: '2031-03-03T12:00:00.000Z' };
    open({ search: '?lista=hoje', calls: { [REVIEW]: { ...listOf(), ...days } } });
    expect(await screen.findByText(/A próxima questão volta depois de amanhã\./)).toBeInTheDocument();
  });

  it('tries again after a failure, of the list and of a question', async () => {
    let isDown = true;
    open({
      search: '?lista=hoje',
      calls: {
        [REVIEW]: () => (isDown ? offline() : { ...listOf(due(101)), proxima_em: null }),
        [QUESTION]: ({ id }) => (isDown ? offline() : sampleQuestion({ id })),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão');
    isDown = false;
    await press('Tentar novamente');
    const start = await screen.findByRole('button', { name: 'Começar a revisão' });
    isDown = true;
    await userEvent.click(start);
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão');
    isDown = false;
    await press('Tentar novamente');
    await question('Q101');
  });
});

describe('confident wrong answers', () => {
  it('opens each with the own answer and the reason, to be answered again', async () => {
    const { slots } = open({ search: '?lista=certeza' });
    await userEvent.click(
      await screen.findByRole('button', {
        name: /Crase Q101 · errada em .+ de \d{4}\s*Começo da 101/,
        expanded: false,
      }),
    );
    await question('Q101');
    expect(slots.at(-1)).toMatchObject({
      answer: { acertou: false },
      answerKey: key,
      repeatable: true,
    });
    expect(slots.at(-1)?.mapId).toBeUndefined();
    await press(/Crase Q101/);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Q101' })).toBeNull());
  });

  it('explains its purpose when it is empty', async () => {
    open({ search: '?lista=certeza', calls: { [SURE]: listOf() } });
    expect(await screen.findByText('Nenhuma certeza errada')).toBeInTheDocument();
  });

  it('returns to the first page if a list became shorter', async () => {
    open({
      search: '?lista=certeza&page=4',
      calls: {
        [SURE]: ({ page = 1 }) =>
          page > 1 ? refuse(404) : listOf({ questao: line(101), confianca: 'certeza', respondida_em: inDays(-1) }),
      },
    });
    expect(await screen.findByRole('heading', { name: '1 certeza errada' })).toBeInTheDocument();
    expect(address().get('page')).toBeNull();
  });
});
