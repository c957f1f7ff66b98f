import {
  type FakeCalls,
  offline,
  refuse,
  sampleAnswer,
  sampleNotebookDetail,
  sampleQuestion,
  sampleUuid,
} from '@mapa/api-client/testing';
import { ana, showAsStudent } from '@mapa/auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notebookCollection } from '../collection/notebook-collection';
import { Address, address, slots } from '../testing/slot';
import { StudyWorkspace } from './study-workspace';

jest.mock('@mapa/question', () => jest.requireActual('../testing/slot'));

const NOTEBOOK_ID = sampleNotebookDetail().id;
const DETAIL = 'GET /api/customer-area/question-notebook/id';
const QUESTIONS = 'GET /api/customer-area/question-notebook/{id}/questions';

const questions = [
  sampleQuestion({ id: 101 }),
  sampleQuestion({ id: 201, assunto: [{ id: 20, nome: 'Regência' }] }),
  sampleQuestion({ id: 102 }),
];
const calls: FakeCalls = {
  [DETAIL]: sampleNotebookDetail(),
  [QUESTIONS]: ({ assunto_id }) => {
    const data =
      assunto_id === undefined
        ? questions
        : questions.filter(({ assunto }) => assunto.some(({ id }) => id === assunto_id));
    return { data, total: data.length, current_page: 1, last_page: 1, per_page: 20 };
  },
};

function open(setting: { calls?: FakeCalls; search?: string } = {}) {
  slots.length = 0;
  const view = showAsStudent(
    <>
      <StudyWorkspace collection={notebookCollection(NOTEBOOK_ID)} />
      <Address />
    </>,
    { calls: { ...calls, ...setting.calls }, route: `/area-estudante/cadernos/${NOTEBOOK_ID}${setting.search ?? ''}` },
  );
  return { ...view, slots };
}

const question = (code: string) => screen.findByRole('heading', { name: code });

describe('the workspace of a notebook', () => {
  it('starts where the student stopped, in the order of the notebook', async () => {
    const { seen } = open();
    await question('Q201');
    await waitFor(() => expect([address().get('assunto'), address().get('questao')]).toEqual(['todos', '201']));
    const { args } = seen.find(({ call }) => call === QUESTIONS) ?? {};
    expect(args).toMatchObject({ id: NOTEBOOK_ID, gabarito: true, page: 1 });
    expect(args).not.toHaveProperty('assunto_id');
    await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
    await question('Q102');
  });

  it('counts an answer there, in the epoch of the notebook', async () => {
    const { slots } = open({ calls: { [DETAIL]: sampleNotebookDetail({ epoca: 4 }) } });
    await question('Q201');
    expect(slots.at(-1)).toMatchObject({ notebookId: NOTEBOOK_ID, mapId: undefined, epoch: 4, repeatable: false });
  });

  it('shows progress at once, in the notebook and in the subject', async () => {
    open();
    await question('Q201');
    await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
    expect(await screen.findByText('1 de 5 questões', { selector: 'header span' })).toBeInTheDocument();
    expect(screen.getByText('1 de 2 questões')).toBeInTheDocument();
  });

  it('orders its subjects by their number of questions, and shows no incidence', async () => {
    open();
    await question('Q201');
    const route = await screen.findByRole('list', {
      name: 'Assuntos do caderno Revisão de véspera, do que tem mais ao que tem menos questões',
    });
    const names = within(route)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      expect.stringMatching(/^Crase0 de 3 questões/),
      expect.stringMatching(/^Regência0 de 2 questões/),
    ]);
    expect(screen.queryByText(/da prova/)).toBeNull();
    await userEvent.click(within(route).getByRole('link', { name: /Crase/ }));
    await question('Q101');
    await waitFor(() => expect(address().get('assunto')).toBe('10'));
  });

  it('says that it contains several versions of a number', async () => {
    open({
      calls: {
        [DETAIL]: sampleNotebookDetail({
          variantes: { numeros: 1, questoes: 2, nomes: ['espanhol', 'inglês'] },
          progresso: { total: 5, respondidas: 0, certas: 0, erradas: 0 },
        }),
      },
    });
    expect(
      await screen.findByText(
        'São 5 números e 6 questões: 1 número tem 2 versões, espanhol e inglês, e na prova se responde uma.',
      ),
    ).toBeInTheDocument();
  });

  it('says that its key was released, and which questions were answered elsewhere', async () => {
    open({
      calls: {
        [DETAIL]: sampleNotebookDetail({ gabarito_liberado_em: '2026-11-03T15:00:00.000Z', respondidas_fora: 1 }),
      },
    });
    await question('Q201');
    expect(
      screen.getByText(/^Gabarito liberado em 3 de nov\. de 2026: .* não nas estatísticas de todos nem na TRI\.$/),
    ).toBeInTheDocument();
    expect(screen.getByText('Uma das questões em aberto você já respondeu fora deste caderno.')).toBeInTheDocument();
  });

  it('says how an open question was answered elsewhere, until it is answered here', async () => {
    const resposta_fora = { acertou: false, respondida_em: '2026-11-03T15:00:00.000Z' };
    const data = [
      sampleQuestion({ id: 101, resposta: sampleAnswer(), resposta_fora }),
      sampleQuestion({ id: 201, resposta_fora }),
      sampleQuestion({ id: 102, resposta_fora: null }),
    ];
    open({ calls: { [QUESTIONS]: { data, total: 3, current_page: 1, last_page: 1, per_page: 20 } } });
    const text = 'Você já respondeu esta questão fora deste caderno, em 3 de nov. de 2026, e errou.';
    await question('Q201');
    expect(screen.getByText(text)).toBeInTheDocument();
    for (const [button, code] of [
      ['Próxima', 'Q102'],
      ['Anterior', 'Q201'],
      ['Anterior', 'Q101'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: button }));
      await question(code);
      expect(screen.queryAllByText(text)).toHaveLength(code === 'Q201' ? 1 : 0);
    }
  });

  it('ends with a reset if questions were only read, and offers none that cannot be answered', async () => {
    open({ calls: { [DETAIL]: sampleNotebookDetail({ continuar: null }) }, search: '?assunto=todos&fim=1' });
    expect(await screen.findByText(/^5 questões só lidas: .* use “Recomeçar” em Meus cadernos\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Responder as que faltam/ })).toBeNull();
  });

  it('ends with a summary in its own words', async () => {
    open({ search: '?assunto=todos&fim=1' });
    expect(await screen.findByRole('heading', { name: 'Você chegou ao fim do caderno' })).toHaveFocus();
    for (const link of screen.getAllByRole('link', { name: 'Meus cadernos' }))
      expect(link).toHaveAttribute('href', '/area-estudante/cadernos');
  });

  it('marks an answer that waits on this device, only if it is of this notebook', async () => {
    const { outbox } = open({ calls: { 'POST /api/customer-area/question/answer': offline() } });
    await question('Q201');
    await act(() => outbox.submitAnswer(ana.id, { questao_id: 201, alternativa_id: 1, caderno_id: NOTEBOOK_ID }));
    await act(() => outbox.submitAnswer(ana.id, { questao_id: 101, alternativa_id: 1, mapa_id: 7 }));
    await act(() =>
      outbox.submitAnswer(ana.id, {
        questao_id: 102,
        alternativa_id: 1,
        caderno_id: sampleUuid(303),
      }),
    );
    expect(await screen.findByRole('button', { name: 'Questão 2, resposta aguardando conexão' })).toBeInTheDocument();
    for (const label of [1, 3])
      expect(screen.getByRole('button', { name: `Questão ${label}, não resolvida` })).toBeInTheDocument();
  });

  it.each([404, 422])('links back to the list from a deleted, foreign or invalid one (%i)', async (status) => {
    open({ calls: { [DETAIL]: refuse(status, { erro: ['Este caderno não é seu.'] }) } });
    expect(await screen.findByText('Este caderno não está entre os seus')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver meus cadernos' })).toHaveAttribute('href', '/area-estudante/cadernos');
  });
});
