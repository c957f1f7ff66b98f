import { AFTER_PLAN, applyVerdict, baseApi } from '@mapa/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type FakeCalls,
  offline,
  refuse,
  sampleAnswer,
  sampleMapDetail,
  sampleQuestion,
  sampleSubject,
} from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { mapCollection } from '../collection/map-collection';
import type { QuestionPage, StudyQuestion } from '../model';
import { Address, address } from '../testing/slot';
import { StudyWorkspace } from './study-workspace';

jest.mock('@mapa/question', () => jest.requireActual('../testing/slot'));

const DETAIL = 'GET /api/customer-area/question-map/detail';
const QUESTIONS = 'GET /api/customer-area/question-map/questions';

const crasis = [101, 102, 103].map((id, at) => sampleQuestion({ id, numero: at + 1 }));
const regency = [201, 202].map((id, at) =>
  sampleQuestion({ id, numero: at + 4, assunto: [{ id: 20, nome: 'Regência' }] }),
);

const pageOf = (data: StudyQuestion[], page = 1, last = 1): QuestionPage => ({
  data,
  total: data.length,
  current_page: page,
  last_page: last,
  per_page: 20,
});

const bySubject: FakeCalls = {
  [DETAIL]: sampleMapDetail(),
  [QUESTIONS]: ({ assunto_id }) =>
    pageOf(assunto_id === 20 ? regency : assunto_id === 10 ? crasis : [...crasis, ...regency]),
};

const show = (calls: FakeCalls = bySubject, search = '') =>
  showAsStudent(
    <>
      <StudyWorkspace collection={mapCollection(1)} />
      <Address />
    </>,
    { calls, route: `/area-estudante/mapas/questoes/1${search}` },
  );

const question = (code: string) => screen.findByRole('heading', { name: code });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a daily limit that is reached', () => {
  const blocked = { bloqueada: true, enunciado: '', alternativas: [] };

  it('is shown in place of a withheld question, and the others stay open', async () => {
    show({
      [DETAIL]: sampleMapDetail(),
      [QUESTIONS]: pageOf([sampleQuestion({ id: 101, numero: 1 }), sampleQuestion({ id: 102, numero: 2, ...blocked })]),
    });
    await question('Q101');
    await press('Próxima');
    expect(await screen.findByText(/Você já recebeu as 100 questões de hoje/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Conhecer os planos' })).toHaveAttribute('href', '/planos');
    expect(screen.queryByRole('heading', { name: 'Q102' })).toBeNull();
    await press('Anterior');
    await question('Q101');
  });

  it('is shown if the whole page is refused, and can be requested again', async () => {
    let isNewDay = false;
    show({
      [DETAIL]: sampleMapDetail(),
      [QUESTIONS]: () => (isNewDay ? pageOf(crasis) : refuse(403, { erro: ['Amanhã há mais.'] })),
    });
    expect(await screen.findByText(/Amanhã há mais\./)).toBeVisible();
    isNewDay = true;
    await press('Verificar de novo');
    await question('Q101');
  });
});

describe('a map that the plan has locked', () => {
  it.each([
    ['as a whole', () => refuse(403, { erro: ['Por hoje chega.'] })],
    ['in part', () => pageOf([sampleQuestion({ id: 101, bloqueada: true, enunciado: '', alternativas: [] } as never)])],
  ])('%s opens by itself once the plan has changed', async (_how, locked) => {
    let isPaid = false;
    const { store } = show({
      [DETAIL]: sampleMapDetail(),
      [QUESTIONS]: () => (isPaid ? pageOf(crasis) : locked()),
    });
    expect(await screen.findByText('Por hoje, as questões novas terminaram')).toBeVisible();
    isPaid = true;
    act(() => void store.dispatch(baseApi.util.invalidateTags([...AFTER_PLAN])));
    await question('Q101');
  });
});

describe('the workspace of a map', () => {
  it('starts where the student stopped', async () => {
    show({ ...bySubject, [DETAIL]: sampleMapDetail({ continuar: { assunto_id: 10, questao_id: 102 } }) });
    await question('Q102');
    await waitFor(() => expect([address().get('assunto'), address().get('questao')]).toEqual(['10', '102']));
    expect(screen.getByText('0 de 5 questões', { selector: 'header span' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Revisão' })).toHaveAttribute(
      'href',
      '/area-estudante/mapas/questoes-revisao/1',
    );
  });

  it('searches the pages for the question in the address', async () => {
    const { seen } = show(
      {
        [DETAIL]: sampleMapDetail(),
        [QUESTIONS]: ({ page = 1 }) => pageOf([sampleQuestion({ id: 100 + page })], page, 3),
      },
      '?assunto=10&questao=103',
    );
    await question('Q103');
    expect(seen.filter(({ call }) => call === QUESTIONS).map(({ args }) => args.page)).toEqual([1, 2, 3]);
  });

  it('steps through questions and subjects to the summary', async () => {
    show(bySubject, '?assunto=10&questao=102');
    await question('Q102');
    await press('Próxima');
    await question('Q103');
    await press('tecla J');
    await question('Q201');
    expect(screen.getByRole('article')).toHaveAttribute('data-focus', 'true');
    await press('tecla J');
    await question('Q202');
    await press('Concluir');
    expect(await screen.findByRole('heading', { name: 'Você percorreu o mapa' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Responder as que faltam (5)' })).toBeInTheDocument();
  });

  it('ends a subject with its score, below its last question only', async () => {
    const done = { total: 3, respondidas: 3, certas: 2, erradas: 1 };
    show(
      {
        ...bySubject,
        [DETAIL]: sampleMapDetail({ assuntos: [sampleSubject(done), sampleSubject({ assunto_id: 20 })] }),
      },
      '?assunto=10&questao=102',
    );
    await question('Q102');
    expect(screen.queryByText(/^Você percorreu Crase/)).not.toBeInTheDocument();
    await press('Próxima');
    expect(await screen.findByText('Você percorreu Crase: 3 de 3 questões, 67% de acerto.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Compartilhar como imagem' })).toBeEnabled();
  });

  it('steps back, also to the end of the previous subject', async () => {
    show(bySubject, '?assunto=20&questao=202');
    await question('Q202');
    await press('tecla K');
    await question('Q201');
    await press('Anterior');
    await question('Q103');
    expect(address().get('assunto')).toBe('10');
  });

  it('has nothing before the first question', async () => {
    show(bySubject, '?assunto=10');
    await question('Q101');
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  });

  it('describes in words the state of each number, and jumps to it', async () => {
    const answered = [
      { ...crasis[0], resposta: sampleAnswer({ acertou: false }) } as StudyQuestion,
      ...crasis.slice(1),
    ];
    show({ ...bySubject, [QUESTIONS]: pageOf(answered) }, '?assunto=10');
    const index = within(await screen.findByRole('list', { name: 'Índice das questões' }));
    expect(index.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Questão 1, errada',
      'Questão 2, não resolvida',
      'Questão 3, não resolvida',
    ]);
    await userEvent.click(index.getByRole('button', { name: 'Questão 3, não resolvida' }));
    await question('Q103');
  });

  it('shows progress at once, before the server is called again', async () => {
    show(bySubject, '?assunto=10');
    await question('Q101');
    await press('Responder');
    expect(await screen.findByText('1 de 5 questões', { selector: 'header span' })).toBeInTheDocument();
    expect(screen.getByText('1 de 3 questões')).toBeInTheDocument();
  });

  it('keeps an answered question on screen under "não resolvidas"', async () => {
    const { store } = show(
      { ...bySubject, 'POST /api/customer-area/question/answer': refuse(500) },
      '?assunto=10&estado=nao_respondidas',
    );
    await question('Q101');
    const result = {
      success: true as const,
      uuid: sampleAnswer().uuid,
      questao_id: 101,
      alternativa_id: 1,
      acertou: true,
      contabilizada: true,
    };
    const gabarito = { alternativa_id: 1, letra: 'A', comentario: null };
    act(() =>
      store.dispatch(
        applyVerdict({ questao_id: 101, alternativa_id: 1, mapa_id: 1 }, { ...result, gabarito, epoca: 1 }),
      ),
    );
    await screen.findByText('respondida');
    expect(screen.getByRole('heading', { name: 'Q101' })).toBeInTheDocument();
  });

  it('filters by state, and loads with or without keys, by the address', async () => {
    const { seen } = show(bySubject, '?assunto=10');
    await question('Q101');
    await userEvent.click(screen.getByRole('link', { name: /^Erradas/ }));
    await waitFor(() => expect(address().get('estado')).toBe('erradas'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Mostrar gabarito das respondidas' }));
    await waitFor(() => expect(address().get('gabarito')).toBe('0'));
    await question('Q101');
    expect(seen.filter(({ call }) => call === QUESTIONS).at(-1)?.args).toMatchObject({
      estado: 'erradas',
      gabarito: false,
      assunto_id: 10,
    });
  });

  it('shows beside each state its number of the subject’s questions, and follows an answer', async () => {
    const assuntos = [
      sampleSubject({ respondidas: 1, certas: 1, abertas: 1 }),
      sampleSubject({ assunto_id: 20, nome: 'Regência', total: 2 }),
    ];
    const progresso = { total: 5, respondidas: 1, certas: 1, erradas: 0, abertas: 3 };
    show({ ...bySubject, [DETAIL]: sampleMapDetail({ progresso, assuntos }) }, '?assunto=10');
    await question('Q101');
    const states = () =>
      within(screen.getByRole('list', { name: 'Filtrar as questões' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(states()).toEqual(['Todas 3', 'Não resolvidas 1', 'Resolvidas 1', 'Certas 1', 'Erradas 0']);
    await press('Responder');
    await waitFor(() =>
      expect(states()).toEqual(['Todas 3', 'Não resolvidas 0', 'Resolvidas 2', 'Certas 2', 'Erradas 0']),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Todos os assuntos', hidden: true }));
    await waitFor(() => expect(states()[0]).toBe('Todas 5'));
  });

  it('says that a filter leaves nothing, and goes on', async () => {
    show({ ...bySubject, [QUESTIONS]: pageOf([]) }, '?assunto=20&estado=certas');
    expect(await screen.findByText('Nenhuma questão neste assunto com o filtro “Certas”')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver todas as questões' })).toBeInTheDocument();
    await press('Ver o resumo do mapa');
    expect(await screen.findByRole('heading', { name: 'Você percorreu o mapa' })).toBeInTheDocument();
  });

  it('switches between the languages of one number, and keeps the language', async () => {
    const two = [
      sampleQuestion({ id: 1, numero: 1, variante: 'espanhol' }),
      sampleQuestion({ id: 2, numero: 1, variante: 'inglês' }),
      sampleQuestion({ id: 3, numero: 2, variante: 'espanhol' }),
      sampleQuestion({ id: 4, numero: 2, variante: 'inglês' }),
    ];
    show({ ...bySubject, [QUESTIONS]: pageOf(two) }, '?assunto=10');
    await question('Q1');
    await press('Inglês');
    await question('Q2');
    expect(screen.getByRole('button', { name: 'Inglês' })).toHaveAttribute('aria-pressed', 'true');
    await press('Próxima');
    await question('Q4');
  });

  it("links away from a map that is not the student's", async () => {
    show({ [DETAIL]: refuse(404, { erro: ['Este mapa não está entre os seus.'] }) });
    expect(await screen.findByText('Este mapa não está entre os seus')).toBeInTheDocument();
    // A replaced map cannot be added: a student who moved to its new edition finds that one in the list.
    expect(screen.getByText(/edição nova dele, ela está em Meus mapas/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir para Meus mapas' })).toHaveAttribute(
      'href',
      '/area-estudante/mapas/meus-mapas',
    );
  });

  it('tries again after a failure', async () => {
    let isDown = true;
    show({ ...bySubject, [QUESTIONS]: () => (isDown ? offline() : pageOf(crasis)) }, '?assunto=10');
    expect(await screen.findByText('Sem conexão. Verifique sua internet e tente novamente.')).toBeInTheDocument();
    isDown = false;
    await press('Tentar novamente');
    await question('Q101');
  });

  it('returns to the beginning if a list became shorter than the address', async () => {
    show(
      { ...bySubject, [QUESTIONS]: ({ page = 1 }) => (page > 1 ? refuse(404) : pageOf(crasis)) },
      '?assunto=10&page=4&questao=999',
    );
    await question('Q101');
  });
});
