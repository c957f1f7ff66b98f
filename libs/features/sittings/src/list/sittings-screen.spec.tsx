import { listOf, refuse, sampleSummary, sampleUuid, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { screen } from '@testing-library/react';
import { SittingsScreen } from './sittings-screen';

const LIST = 'GET /api/customer-area/sitting';
const open = (calls: FakeCalls) => showAsStudent(<SittingsScreen />, { calls });

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

  it('shows the reason of a failure', async () => {
    open({ [LIST]: refuse(503, { erro: ['O serviço está fora do ar.'] }) });
    expect(await screen.findByText('O serviço está fora do ar.')).toBeInTheDocument();
  });
});
