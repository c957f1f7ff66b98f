import { type FakeCalls, refuse, sampleNotebook, sampleOverview } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PerformanceScreen } from './performance-screen';

const OVERVIEW = 'GET /api/customer-area/performance';
const ROAD = 'GET /api/customer-area/road';
const open = (calls: FakeCalls = { [OVERVIEW]: sampleOverview() }) =>
  showAsStudent(<PerformanceScreen />, { calls: { [ROAD]: { caminho: null }, ...calls } });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the performance over everything answered', () => {
  it('says how many first answers were right', async () => {
    open();
    expect(await screen.findByText(/^60% de acerto$/)).toBeInTheDocument();
    expect(screen.getByText(/em 5 questões: 3 certas na primeira resposta/)).toBeInTheDocument();
  });

  it('ranks where to begin, with the reason, and links to the open questions of the subject', async () => {
    open();
    const suggestions = await part('Comece por…');
    expect(suggestions.getByText(/Português: 12% das questões · 60% de acerto em 5 questões/)).toBeInTheDocument();
    expect(suggestions.getByText('10% das questões, e você ainda não respondeu nenhuma')).toBeInTheDocument();
    expect(suggestions.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/questoes?assunto_id%5B%5D=11&estado=nao_respondidas&ocultas=excluir',
    );
  });

  it('makes a notebook of the weak subjects by one press, of wrong questions if none is unsolved', async () => {
    const NOTEBOOK = 'POST /api/customer-area/question-notebook/';
    const { seen, unmount } = open({ [OVERVIEW]: sampleOverview(), [NOTEBOOK]: sampleNotebook() });
    await userEvent.click(await screen.findByRole('button', { name: 'Caderno com os meus fracos' }));
    await waitFor(() => expect(seen.some(({ call }) => call === NOTEBOOK)).toBe(true));
    expect(seen.find(({ call }) => call === NOTEBOOK)?.args).toMatchObject({
      nome: 'Meus fracos',
      filtros: { assunto_id: [11, 9], estado: 'nao_respondidas', ocultas: 'excluir' },
    });
    unmount();
    const solved = sampleOverview().comece_por.map((one) => ({ ...one, nao_resolvidas: 0 }));
    const again = open({ [OVERVIEW]: sampleOverview({ comece_por: solved }), [NOTEBOOK]: sampleNotebook() });
    await userEvent.click(await screen.findByRole('button', { name: 'Caderno com os meus fracos' }));
    await waitFor(() => expect(again.seen.some(({ call }) => call === NOTEBOOK)).toBe(true));
    expect(again.seen.find(({ call }) => call === NOTEBOOK)?.args).toMatchObject({
      filtros: { assunto_id: [11], estado: 'erradas' },
    });
  });

  it('says week by week in a table what the pictures show', async () => {
    open();
    const weeks = await part('Semana a semana');
    const [answers] = weeks.getAllByRole('slider');
    expect(weeks.getAllByRole('slider')).toHaveLength(3);
    expect(answers).toHaveAttribute('aria-valuetext', 'semana de 16 de nov.: 4');
    answers?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(weeks.getByText('semana de 9 de nov.: 2')).toBeVisible();
    await userEvent.click(weeks.getByText('Ver como tabela'));
    const rows = weeks.getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['4', '1 de 3 (33%)', '–'],
      ['2', '2 de 2 (100%)', '48 s'],
    ]);
  });

  it('shows each matéria as a tile, and lists the pressed one', async () => {
    open();
    const tiles = await part('Domínio');
    const [touched, untouched] = within(
      tiles.getByRole('list', { name: 'Matérias, das mais cobradas às menos' }),
    ).getAllByRole('button');
    expect(touched).toHaveAccessibleName(
      'Português: 62,5% das questões, 60% de acerto, entre 23% e 88%, em 5 questões',
    );
    expect(untouched).toHaveAccessibleName('Informática: 37,5% das questões, sem respostas');
    await userEvent.click(tiles.getByText('Ver como tabela'));
    expect(tiles.getByRole('row', { name: 'Informática 37,5% sem respostas' })).toBeInTheDocument();

    act(() => touched?.focus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(untouched).toHaveFocus();
    expect(untouched).toHaveAttribute('aria-pressed', 'true');
    const shares = await part('Por matéria e assunto');
    expect(shares.queryByText('Português')).not.toBeInTheDocument();
    expect(shares.getByRole('link', { name: 'Ver as questões de Informática' })).toHaveAttribute(
      'href',
      '/questoes?materia_id%5B%5D=9',
    );
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    // Its assuntos are opened at once.
    expect(shares.getByRole('link', { name: 'Crase: 1 errada agora' })).toBeInTheDocument();
    await userEvent.click(shares.getByRole('button', { name: 'Ver todas as matérias' }));
    expect(touched).toHaveAttribute('aria-pressed', 'false');
  });

  it('opens the assuntos of a matéria', async () => {
    open();
    const shares = await part('Por matéria e assunto');
    expect(shares.getByRole('link', { name: 'Português: 1 errada agora' })).toHaveAttribute(
      'href',
      '/questoes?materia_id%5B%5D=1&estado=erradas&ocultas=excluir',
    );
    // The link stands below its bar, so that all bars have the same length and can be compared.
    expect(shares.getByRole('link', { name: 'Português: 1 errada agora' }).closest('div')).not.toHaveTextContent('%');
    expect(shares.queryByRole('link', { name: /^Crase/ })).not.toBeInTheDocument();
    await userEvent.click(shares.getByRole('button', { name: '1 assunto' }));
    expect(shares.getByRole('link', { name: 'Crase: 1 errada agora' })).toBeInTheDocument();
  });

  it('links to questions only if there are some, by the links that the server follows', async () => {
    const none = { nao_resolvidas: 0, erradas_agora: 0, a_rever: 0 };
    const [crase] = sampleOverview().comece_por;
    const overview = sampleOverview({
      bancas: [{ id: 3, nome: 'CEBRASPE', respondidas: 5, certas: 3, erradas_agora: 0 }],
      comece_por: crase ? [{ ...crase, ...none, a_rever: 2 }] : [],
    });
    open({ [OVERVIEW]: overview });
    const suggestions = await part('Comece por…');
    expect(suggestions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/area-estudante/revisao?assunto=11',
      '/area-estudante/revisao?assunto=11',
    ]);
    expect((await part('Por banca')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('names the easy questions that were missed', async () => {
    open();
    const surprises = await part('Fora do esperado');
    expect(surprises.getByRole('link', { name: 'Q42 · Crase' })).toHaveAttribute('href', '/questoes/42');
    expect(surprises.getByText('Muito fácil')).toBeInTheDocument();
    expect(surprises.queryByText('Difíceis que você acertou')).not.toBeInTheDocument();
  });

  it('suggests a beginning to a student without answers', async () => {
    open({
      [OVERVIEW]: sampleOverview({
        respondidas: 0,
        certas: 0,
        semanas: [],
        bancas: [],
        materias: [],
        faceis_erradas: [],
        comece_por_base: 'banco',
      }),
    });
    expect(await screen.findByText('Ainda não há respostas')).toBeInTheDocument();
    expect(screen.getByText(/quantas caem no assunto/)).toHaveTextContent('de cada 100 questões das provas');
  });

  it('says what failed and asks again', async () => {
    open({ [OVERVIEW]: refuse(503, { erro: ['O serviço está fora do ar.'] }) });
    expect(await screen.findByText('O serviço está fora do ar.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  });
});
