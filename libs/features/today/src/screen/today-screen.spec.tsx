import type { CachedToday } from '@mapa/api-client';
import { listOf, refuse, sampleExam, sampleNotice, sampleToday, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnReminder } from '../reminder';
import { TodayScreen } from './today-screen';

const TODAY = 'GET /api/customer-area/today';
const PLAN = 'PUT /api/customer-area/study-plan';
const open = (calls: FakeCalls = {}) => showAsStudent(<TodayScreen />, { calls: { [TODAY]: sampleToday(), ...calls } });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const sent = (seen: { call: string; args: unknown }[]) =>
  seen.filter(({ call }) => call === PLAN).map(({ args }) => args);

describe('the student’s day', () => {
  it('shows one task first, and the others after it', async () => {
    open();
    const now = await part('O que fazer agora');
    expect(now.getByRole('heading', { name: 'Revisar 12 questões' })).toBeInTheDocument();
    expect(now.getByRole('link', { name: 'Começar a revisão' })).toHaveAttribute(
      'href',
      '/area-estudante/revisao?comecar=1',
    );
    expect(within(now.getByRole('list', { name: 'Depois' })).getAllByRole('link')).toHaveLength(2);
    expect(screen.getByText('terça-feira, 24 de novembro')).toBeInTheDocument();
  });

  it('shows the week in words, in a picture and in a table', async () => {
    open();
    const week = await part('Plano da semana');
    expect(week.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '10 de 30 questões');
    const tasks = within(week.getByRole('list', { name: 'O que cabe nas horas de hoje:' }));
    const textsOf = (role: string) => tasks.getAllByRole(role).map(({ textContent }) => textContent);
    // No number in a link: the list behind it holds more than today's share.
    expect(textsOf('link')).toEqual(['Revisão', 'Crase', 'ENEM 2022']);
    expect(textsOf('listitem')).toEqual([
      'Revisão 12 revisões hoje',
      'Crase 4 questões hoje',
      'ENEM 2022 4 questões hoje',
    ]);
    expect(week.getByText('terça-feira: 10 feitas, 20 planejadas')).toBeVisible();
    week.getByRole('slider', { name: 'Os dias da semana' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(week.getByText(/^segunda-feira: /)).toBeVisible();
    await userEvent.click(week.getByText('Ver como tabela'));
    expect(week.getByRole('row', { name: /sábado 0 0 sem estudo/ })).toBeInTheDocument();
    expect(week.getByRole('link', { name: '10 feitas, terça-feira' })).toHaveAttribute(
      'href',
      '/area-estudante/desempenho',
    );
  });

  it('links the days in a row to their weeks', async () => {
    open();
    const row = await part('Dias seguidos');
    expect(row.getByRole('link', { name: /^5 dias seguidos com respostas/ })).toHaveAttribute(
      'href',
      '/area-estudante/desempenho',
    );
  });

  it('links the numbers of each week to the performance of that week', async () => {
    open();
    const weeks = await part('Últimas semanas');
    await userEvent.click(weeks.getByText('Ver como tabela'));
    const [, newest] = weeks.getAllByRole('row');
    const links = within(newest as HTMLElement).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['4 respostas, semana de 16 de nov.', '/area-estudante/desempenho'],
      ['1 de 3 (33%) certas na primeira, semana de 16 de nov.', '/area-estudante/desempenho'],
    ]);
  });

  it('says that a day is done, and that one is a day of rest', async () => {
    const { plano } = sampleToday();
    const free = plano.dias.map((day) => ({ ...day, revisoes: 0, assuntos: [], continuar: 0 }));
    const { unmount } = open({ [TODAY]: sampleToday({ plano: { dias: free } }) });
    expect(await screen.findByText(/O plano de hoje está feito\.$/)).toBeInTheDocument();
    unmount();
    open({ [TODAY]: sampleToday({ plano: { dias: free, minutos: [60, 0, 60, 60, 60, 0, 0] } }) });
    expect(await screen.findByText('Hoje é dia de descanso no seu plano.')).toBeInTheDocument();
  });

  it('shows the last weeks as a calendar with each day’s goal, navigable by arrow keys', async () => {
    open();
    const streak = await part('Dias seguidos');
    const days = within(
      streak.getByRole('list', { name: /^Calendário de 26\/10\/2026 até hoje: meta do dia alcançada em 1 dia$/ }),
    );
    expect(days.getAllByRole('button')).toHaveLength(35);
    expect(
      days.getByRole('button', { name: 'segunda-feira, 23 de novembro: 30 de 24 questões, meta do dia alcançada' }),
    ).toBeInTheDocument();
    expect(days.getByRole('button', { name: 'domingo, 22 de novembro: descanso' })).toBeInTheDocument();
    expect(streak.getByText('terça-feira, 24 de novembro: 10 de 24 questões')).toBeVisible();
    await userEvent.click(days.getByRole('button', { current: 'date' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(streak.getByText('quarta-feira, 25 de novembro: meta de 24 questões')).toBeVisible();
  });

  it('asks for more time only while a day of the week is left, without reproach', async () => {
    const { plano } = sampleToday();
    const { unmount } = open({ [TODAY]: sampleToday({ plano: { ...plano, sem_lugar: 9 } }) });
    expect(await screen.findByText(/Se quiser fazer também as 9 questões/)).toBeVisible();
    unmount();
    open({ [TODAY]: sampleToday({ hoje: '2026-11-29', plano: { ...plano, sem_lugar: 9 } }) });
    await part('Plano da semana');
    expect(screen.queryByText(/Se quiser fazer também/)).not.toBeInTheDocument();
  });

  it('ends a week whose goal is reached with a picture to share', async () => {
    const { plano } = sampleToday();
    open({ [TODAY]: sampleToday({ plano: { ...plano, feitas: 120 } }) });
    expect(await screen.findByText('A meta da semana está feita.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Compartilhar como imagem' })).toBeEnabled();
  });

  it('changes the hours', async () => {
    const { seen } = open({ [PLAN]: { success: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Mudar as horas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Horas de estudo' }));
    await userEvent.selectOptions(dialog.getByLabelText('Sábado'), '2 h');
    expect(dialog.getByText(/7 h por semana/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent(seen)).toEqual([{ minutos: [60, 60, 60, 60, 60, 120, 0] }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps the hours’ dialog open with the sentence of a refusal', async () => {
    open({ [PLAN]: refuse(503, { erro: ['O serviço está fora do ar.'] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Mudar as horas' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('O serviço está fora do ar.')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Horas de estudo' })).toBeInTheDocument();
  });

  it('chooses the exam by its notice', async () => {
    const { seen } = open({
      [TODAY]: sampleToday({ prova: null }),
      [PLAN]: { success: true },
      'GET /api/exam': listOf(
        sampleExam({ id: 91, nome: 'Concurso da Prefeitura' }),
        sampleExam({ id: 92, nome: 'Concurso passado', edital: sampleNotice({ data_prova: '2026-11-23' }) }),
      ),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Escolher a prova' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Concurso da Prefeitura/ }));
    expect(screen.queryByRole('radio', { name: /Concurso passado/ })).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Buscar concurso'), '{Enter}');
    expect(sent(seen)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent(seen)).toEqual([{ prova_id: 91, data_prova: null }]));
  });

  it('accepts a future day and rejects a past one', async () => {
    const { seen } = open({ [PLAN]: { success: true }, 'GET /api/exam': listOf() });
    await userEvent.click(await screen.findByRole('button', { name: 'Mudar a prova' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Pela data' }));
    const day = screen.getByLabelText('Dia da prova');
    await userEvent.type(day, '2026-11-01');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Esta data já passou');
    await userEvent.clear(day);
    await userEvent.type(day, '2027-03-07');
    await userEvent.type(screen.getByLabelText(/Nome da prova/), 'UnB');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent(seen)).toEqual([{ prova_id: null, data_prova: '2027-03-07', nome_prova: 'UnB' }]));
  });

  it('asks for the next exam after a past one', async () => {
    open({ [TODAY]: sampleToday({ prova: { prova_id: null, nome: 'UnB', data: '2026-11-20', dias: -4 } }) });
    expect(await screen.findByText('UnB foi em 20/11/2026. Esperamos que tenha ido bem!')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Escolher a próxima prova' })).toBeInTheDocument();
  });

  it('helps a new student to begin', async () => {
    open({
      [TODAY]: sampleToday({
        revisoes: 0,
        continuar: null,
        comece_por_base: 'banco',
        prova: null,
        semanas: [],
        sequencia: { atual: 0, maior: 0 },
      }),
    });
    expect(await screen.findByRole('link', { name: 'Escolher um mapa' })).toHaveAttribute(
      'href',
      '/area-estudante/mapas/meus-mapas',
    );
    expect(screen.queryByRole('region', { name: 'Últimas semanas' })).not.toBeInTheDocument();
  });

  it('says what failed, and tries again', async () => {
    open({ [TODAY]: refuse(503, { erro: ['O serviço está fora do ar.'] }) });
    expect(await screen.findByText('O serviço está fora do ar.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  });

  it('marks a stored day as stored', async () => {
    const kept: CachedToday = { ...sampleToday(), guardado: true };
    open({ [TODAY]: kept });
    expect(await screen.findByText(/Sem conexão: isto é o que este aparelho guardou em 24\/11\/2026/)).toBeVisible();
  });
});

describe('the reminder', () => {
  it('is requested, at an hour, and ended', async () => {
    let lembrete: { hora: number } | null = null;
    const { seen } = open({
      [TODAY]: () => sampleToday({ lembrete }),
      'PUT /api/customer-area/reminder': ({ hora }) => {
        lembrete = { hora };
        return { success: true };
      },
      'DELETE /api/customer-area/reminder': () => {
        lembrete = null;
        return { success: true };
      },
    });
    const wish = () => screen.findByRole('checkbox', { name: /Avisar por e-mail/ });
    await userEvent.click(await wish());
    const hour = await screen.findByLabelText('A que horas (Brasília)');
    await waitFor(() => expect(hour).toBeEnabled());
    await userEvent.selectOptions(hour, '7 h');
    await waitFor(() => expect(hour).toHaveValue('7'));
    await waitFor(async () => expect(await wish()).toBeEnabled());
    await userEvent.click(await wish());
    await waitFor(async () => expect(await wish()).not.toBeChecked());
    expect(seen.filter(({ call }) => call.startsWith('PUT')).map(({ args }) => args)).toEqual([
      { hora: 19 },
      { hora: 7 },
    ]);
  });

  it('says that the address is unverified, and why it was refused', async () => {
    open({
      [TODAY]: sampleToday({ lembrete: { hora: 19 } }),
      'DELETE /api/customer-area/reminder': refuse(503, { erro: ['O serviço está fora do ar.'] }),
    });
    expect(await screen.findByText('O primeiro chega depois que você confirmar seu e-mail.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /Avisar por e-mail/ }));
    expect(await screen.findByText('O serviço está fora do ar.')).toBeInTheDocument();
  });

  it('is changed on another page as well, which says what failed and loads again', async () => {
    let isAway = true;
    const { seen } = showAsStudent(<OwnReminder />, {
      calls: {
        [TODAY]: () =>
          isAway ? refuse(503, { erro: ['O serviço está fora do ar.'] }) : sampleToday({ lembrete: { hora: 7 } }),
        'DELETE /api/customer-area/reminder': { success: true },
      },
    });
    expect(await screen.findByText('O serviço está fora do ar.')).toBeInTheDocument();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    const wish = await screen.findByRole('checkbox', { name: /Avisar por e-mail/ });
    expect(wish).toBeChecked();
    expect(screen.getByLabelText('A que horas (Brasília)')).toHaveValue('7');
    await userEvent.click(wish);
    await waitFor(() => expect(seen.map(({ call }) => call)).toContain('DELETE /api/customer-area/reminder'));
  });
});
