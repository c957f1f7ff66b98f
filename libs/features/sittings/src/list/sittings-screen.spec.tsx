import {
  listOf,
  refuse,
  sampleRecipe,
  sampleStudentMap,
  sampleSummary,
  sampleUuid,
  type FakeCalls,
} from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { minuteText } from '@mapa/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Summary } from '../model';
import { SittingsScreen } from './sittings-screen';

const LIST = 'GET /api/customer-area/sitting';
const RECIPES = 'GET /api/customer-area/sitting-recipe';
const MAPS = 'GET /api/customer-area/question-map/user-maps';
const open = (calls: FakeCalls) =>
  showAsStudent(<SittingsScreen />, { calls: { [RECIPES]: { data: [] }, [MAPS]: listOf(), ...calls } });

/** The ways to the next sitting: each with its link's target. */
const waysIn = async (title: string) => {
  const links = await within(await screen.findByRole('region', { name: title })).findAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};
const PUBLIC_WAYS = [
  ['Uma prova inteira', '/area-estudante/simulados/novo#provas'],
  ['Questões que você filtrar', '/questoes'],
];
const MAP_WAY = ['Um mapa de questões', '/mapas'];

describe('the list of sittings', () => {
  it('links open ones to the sitting, and finished ones to their result', async () => {
    open({
      [LIST]: listOf(
        sampleSummary({ pausado_em: '2026-11-22T13:05:00.000Z', marcadas: 2 }),
        sampleSummary({
          id: sampleUuid(701),
          areas: [],
          idioma: 'inglês',
          duracao_ms: 18_000_000,
          estado: 'encerrada',
        }),
      ),
    });
    expect(await screen.findByText('Matemática · 3 questões · 30 min')).toBeInTheDocument();
    expect(screen.getByText(/^Em pausa · 2 de 3 marcadas/)).toBeInTheDocument();
    expect(screen.getByText('prova inteira · inglês · 3 questões · 5 h')).toBeInTheDocument();
    expect(screen.getByText(/^Tempo esgotado/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute(
      'href',
      `/area-estudante/simulados/${sampleUuid(700)}`,
    );
    expect(screen.getByRole('link', { name: 'Ver resultado' })).toHaveAttribute(
      'href',
      `/area-estudante/simulados/${sampleUuid(701)}/resultado`,
    );
  });

  it('links to a new one, even if it is empty', async () => {
    const { unmount } = open({ [LIST]: listOf() });
    expect(await screen.findByText('Nenhum simulado ainda')).toBeInTheDocument();
    const way = () => screen.findByRole('link', { name: 'Novo simulado' });
    expect(await way()).toHaveAttribute('href', '/area-estudante/simulados/novo');
    unmount();
    open({ [LIST]: listOf(sampleSummary()) });
    expect(await way()).toHaveAttribute('href', '/area-estudante/simulados/novo');
  });

  it('shows one’s own by its name', async () => {
    open({ [LIST]: listOf(sampleSummary({ prova: { id: null, nome: 'Só crase' }, receita_id: null, areas: [] })) });
    expect(await screen.findByRole('heading', { name: 'Só crase' })).toBeInTheDocument();
    expect(screen.getByText('questões escolhidas · 3 questões · 30 min')).toBeInTheDocument();
  });

  it('shows the score of a finished one, with net points and what another one withholds', async () => {
    const finished = (resultado: Summary['resultado']) =>
      sampleSummary({ id: sampleUuid(702), estado: 'entregue', numeros: 45, marcadas: 40, resultado });
    const { unmount } = open({ [LIST]: listOf(finished({ certas: 28 })) });
    expect((await screen.findByText('28 certas')).parentElement).toHaveTextContent('28 certasde 45 (62%)');
    unmount();
    const { unmount: unmountSecond } = open({ [LIST]: listOf(finished({ certas: 1, retidas: 5, liquida: -3 })) });
    expect((await screen.findByText('\u22123 pontos líquidos')).parentElement).toHaveTextContent(
      '1 certa e 4 erradas de 405 questões em outro simulado',
    );
    unmountSecond();
    const { unmount: unmountThird } = open({ [LIST]: listOf(finished({ certas: 28, anuladas: 1 })) });
    expect((await screen.findByText('28 certas')).parentElement).toHaveTextContent(
      '28 certasde 45 (62%)com o ponto de 1 anulada',
    );
    unmountThird();
    open({ [LIST]: listOf(finished({ certas: 0, retidas: 45 })) });
    expect(await screen.findByText('45 questões em outro simulado')).toBeInTheDocument();
    expect(screen.queryByText(/certa/)).toBeNull();
  });

  it('draws the share of right answers from the oldest to the newest, without blank and withheld ones', async () => {
    const finished = (at: number, resultado: Summary['resultado'], marcadas = 10) =>
      sampleSummary({
        id: sampleUuid(800 + at),
        estado: 'entregue',
        encerrado_em: `2026-11-${20 - at}T13:20:00.000Z`,
        numeros: 10,
        marcadas,
        resultado,
      });
    const told = [finished(1, { certas: 8 }), finished(2, { certas: 3, retidas: 4, liquida: 0 })];
    const left = [finished(3, { certas: 0 }, 0), finished(4, { certas: 0, retidas: 10 }), sampleSummary()];
    const { unmount } = open({ [LIST]: listOf(...told, ...left) });
    await screen.findByRole('list', { name: 'Simulados' });
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    unmount();
    open({ [LIST]: listOf(...told, ...left, finished(5, { certas: 2 })) });
    const course = await screen.findByRole('slider', { name: 'Acerto em 3 simulados' });
    expect(
      screen.getByText(
        '50% de acerto nas 26 questões destes 3 simulados; no mais recente, 80%. A altura toda é 100%; os entregues em branco ficam de fora.',
      ),
    ).toBeInTheDocument();
    course.focus();
    expect(course).toHaveAttribute('aria-valuetext', 'ENEM 2022, 15 de nov. de 2026: 20%');
    await userEvent.keyboard('{End}');
    expect(course).toHaveAttribute('aria-valuetext', 'ENEM 2022, 19 de nov. de 2026: 80%');
  });

  it('tells when an open one ends, what is left of a paused one, and that nothing was marked', async () => {
    const ended = '2026-11-22T13:20:00.000Z';
    const [running, blank] = [sampleSummary(), sampleSummary({ id: sampleUuid(703), estado: 'entregue', numeros: 5 })];
    open({
      [LIST]: listOf(running, sampleSummary({ id: sampleUuid(702), pausado_em: '2026-11-22T13:18:00.000Z' }), {
        ...blank,
        encerrado_em: ended,
        resultado: { certas: 0, liquida: 0 },
      }),
    });
    expect(
      await screen.findByText(`Em andamento · 0 de 3 marcadas · termina em ${minuteText(running.termina_em)}`),
    ).toBeInTheDocument();
    expect(screen.getByText('Em pausa · 0 de 3 marcadas · restam 12 min')).toBeInTheDocument();
    expect(screen.getByText(`Entregue · 0 de 5 marcadas · levou 20 min · ${minuteText(ended)}`)).toBeInTheDocument();
    expect(screen.getByText('Em branco')).toBeInTheDocument();
    expect(screen.queryByText(/pontos líquidos/)).toBeNull();
  });

  it('shows the reason of a failure', async () => {
    open({ [LIST]: refuse(503, { erro: ['O serviço está fora do ar.'] }) });
    expect(await screen.findByText('O serviço está fora do ar.')).toBeInTheDocument();
  });

  it('leads to the next one by recipes, maps and errors', async () => {
    const progress = (respondidas: number, erradas: number) => ({
      total: 40,
      respondidas,
      certas: respondidas - erradas,
      erradas,
    });
    open({
      [LIST]: listOf(sampleSummary()),
      [RECIPES]: {
        data: [710, 711, 712].map((id) =>
          sampleRecipe({ id: sampleUuid(id), nome: `Receita ${id}`, penaliza_erro: id === 711 }),
        ),
      },
      [MAPS]: listOf(
        sampleStudentMap({ mapa: { id: 1, nome: 'Mapa feito' }, progresso: progress(38, 4) }),
        sampleStudentMap({ mapa: { id: 2, nome: 'Mapa aberto' }, progresso: progress(20, 6) }),
      ),
    });
    const to = (query: string) => `/area-estudante/simulados/novo?${query}`;
    expect(await waysIn('Começar outro')).toEqual([
      ['Receita 710', to(`receita=${sampleUuid(710)}`)],
      ['Receita 711', to(`receita=${sampleUuid(711)}`)],
      ['Mapa aberto', to('mapa=2&estado=nao_respondidas')],
      ['O que você errou', to('mapa=2&estado=erradas')],
      ...PUBLIC_WAYS,
    ]);
    expect(screen.getByText('As questões erradas de Mapa aberto')).toBeInTheDocument();
    expect(screen.getAllByText(/^Sua receita.*min · erro −1$/)).toHaveLength(1);
  });

  it('offers a newcomer what needs no earlier work, and so if the own ways cannot be loaded', async () => {
    const { unmount } = open({ [LIST]: listOf() });
    expect(await waysIn('Por onde começar')).toEqual([...PUBLIC_WAYS, MAP_WAY]);
    unmount();
    const away = refuse(503, { erro: ['O serviço está fora do ar.'] });
    open({ [LIST]: listOf(), [RECIPES]: away, [MAPS]: away });
    expect(await waysIn('Por onde começar')).toEqual([...PUBLIC_WAYS, MAP_WAY]);
  });
});
