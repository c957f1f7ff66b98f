import { listOf, refuse, sampleExam, sampleStudentMap, sampleToday, type FakeCalls } from '@mapa/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearBrowser, openPage } from '../testing/open-page';

afterEach(clearBrowser);

const TODAY = 'GET /api/customer-area/today';
const PLAN = 'PUT /api/customer-area/study-plan';
const SELECT = 'POST /api/customer-area/question-map/select';
const nothing = { simulado: null, revisoes: 0, continuar: null, prova: null, sequencia: { atual: 0, maior: 0 } };
const maps: FakeCalls = {
  'GET /api/question-map': listOf(),
  'GET /api/customer-area/question-map/user-maps': listOf(),
};

function open(calls: FakeCalls) {
  document.cookie = 'jwt_token=token; path=/';
  return openPage('/bem-vindo', ['welcome'], { ...maps, ...calls });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the welcome', () => {
  it('greets a student with a session while neither server nor device knows the name', async () => {
    await open({ 'GET /api/customer-area/user/me': refuse(503), [TODAY]: refuse(503) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Boas-vindas, Usuário!' })).toBeVisible();
  });

  it('offers a returning student to continue, with the map and the questions of the day', async () => {
    await open({ [TODAY]: sampleToday() });
    expect(await screen.findByRole('link', { name: 'Começar a revisão' })).toHaveAttribute(
      'href',
      '/area-estudante/revisao?comecar=1',
    );
    expect(screen.getByRole('link', { name: /Continuar ENEM 2022/ })).toHaveAttribute(
      'href',
      '/area-estudante/mapas/questoes/7',
    );
    expect(screen.getByRole('link', { name: 'Ver o que estudar hoje' })).toHaveAttribute(
      'href',
      '/area-estudante/hoje',
    );
    expect(screen.queryByRole('heading', { name: 'Escolha um mapa' })).not.toBeInTheDocument();
  });

  it('shows the maps if the day cannot be loaded', async () => {
    await open({ [TODAY]: refuse(503) });
    expect(await question('Escolha um mapa')).toBeVisible();
  });
});

describe('the three questions to a new student', () => {
  const paper = sampleExam({ id: 57, nome: 'ENED 2026', mapa: { id: 42, nome: 'ENED 2026' }, edital: null });
  const calls: FakeCalls = {
    [TODAY]: sampleToday(nothing),
    'GET /api/exam': ({ com_edital }) => listOf(com_edital ? { ...paper, id: 58, nome: 'Concurso da ANFAM' } : paper),
    [PLAN]: { success: true },
    [SELECT]: sampleStudentMap(),
  };

  it('store exam, day and hours, and lead to the first question of the map', async () => {
    const { seen } = await open(calls);
    await question('Qual é a sua prova?');
    await userEvent.click(await screen.findByRole('radio', { name: /ENED 2026/ }));
    await press('Continuar');
    expect(await question('Quando é a prova?')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Dia da prova'), '2027-02-14');
    await press('Continuar');
    await question('Quanto tempo por dia você tem?');
    await userEvent.click(screen.getByRole('radio', { name: '2 h' }));
    await press('Continuar');
    expect(await screen.findByRole('link', { name: 'Responder a primeira questão' })).toHaveAttribute(
      'href',
      '/area-estudante/mapas/questoes/42',
    );
    expect(seen.find(({ call }) => call === PLAN)?.args).toEqual({
      prova_id: null,
      data_prova: '2027-02-14',
      nome_prova: 'ENED 2026',
      minutos: [120, 120, 120, 120, 120, 120, 120],
    });
    expect(seen.find(({ call }) => call === SELECT)?.args).toEqual({ mapa_id: 42 });
    expect(screen.getByRole('heading', { name: 'Escolha um mapa' })).toBeVisible();
  });

  it('can each be skipped, and then store nothing', async () => {
    const { seen } = await open(calls);
    await question('Qual é a sua prova?');
    await press('Pular');
    await question('Quando é a prova?');
    await press('Pular');
    await question('Quanto tempo por dia você tem?');
    await press('Pular');
    expect(await screen.findByRole('link', { name: 'Responder a primeira questão' })).toHaveAttribute(
      'href',
      '/questoes',
    );
    expect(seen.filter(({ call }) => call === PLAN || call === SELECT)).toEqual([]);
  });

  it('take the day from a notice', async () => {
    const { seen } = await open(calls);
    await question('Qual é a sua prova?');
    await userEvent.click(screen.getByRole('radio', { name: 'Um concurso' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Concurso da ANFAM/ }));
    await press('Continuar');
    await question('Quanto tempo por dia você tem?');
    await press('Voltar');
    await question('Qual é a sua prova?');
    await press('Continuar');
    await press('Pular');
    await screen.findByRole('link', { name: 'Responder a primeira questão' });
    expect(seen.find(({ call }) => call === PLAN)?.args).toEqual({ prova_id: 58, data_prova: null });
  });

  it('lead from an edital, which supplies its day, to the screen that makes a map of it', async () => {
    await open(calls);
    await question('Qual é a sua prova?');
    await userEvent.click(screen.getByRole('radio', { name: 'Tenho o edital' }));
    await press('Continuar');
    await question('Quanto tempo por dia você tem?');
    await press('Pular');
    expect(await screen.findByRole('link', { name: 'Enviar o edital' })).toHaveAttribute(
      'href',
      '/area-estudante/edital',
    );
  });

  it('report a missing or refused field, and lose nothing', async () => {
    let isDown = true;
    const { seen } = await open({ ...calls, [SELECT]: () => (isDown ? refuse(503) : sampleStudentMap()) });
    await question('Qual é a sua prova?');
    await press('Continuar');
    expect(screen.getByRole('alert')).toHaveTextContent('Escolha uma da lista, ou pule esta pergunta.');
    await userEvent.click(await screen.findByRole('radio', { name: /ENED 2026/ }));
    await press('Continuar');
    await userEvent.type(screen.getByLabelText('Dia da prova'), '2020-01-01');
    await press('Continuar');
    expect(screen.getByRole('alert')).toHaveTextContent('Esta data já passou');
    await press('Pular');
    await userEvent.click(screen.getByRole('radio', { name: '30 min' }));
    await press('Continuar');
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(screen.getByRole('radio', { name: '30 min' })).toBeChecked();
    isDown = false;
    await press('Continuar');
    const card = within(await screen.findByRole('region', { name: 'Tudo pronto para começar' }));
    expect(card.getByText(/O mapa de ENED 2026 está entre os seus/)).toBeVisible();
    expect(seen.filter(({ call }) => call === SELECT)).toHaveLength(2);
  });
});
