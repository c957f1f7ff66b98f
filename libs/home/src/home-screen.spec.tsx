import { listOf, offline, renderWithProviders, type FakeCalls } from '@mapa/api-client/testing';
import { LinkProvider } from '@mapa/ui-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { HomeScreen } from '.';
import type { Exam } from './model';

const banca = { id: 3, sigla: 'CEBRASPE', nome: 'Cebraspe' };
const origin = { banca, instituicao: null, ano: 2026, escolaridade: null, cargo: null };
const exam = {
  id: 57,
  nome: 'TRT 10 2026',
  slug: 'trt',
  ...origin,
  uf: null,
  area: null,
  questoes: 120,
  mapa: null,
  pdf_prova: null,
  pdf_gabarito: null,
  edital: null,
};
const edital: NonNullable<Exam['edital']> = {
  situacao: 'aberto',
  suspenso: false,
  esfera: null,
  escolaridades: [],
  cargos: [],
  vagas: 28,
  cadastro_reserva: false,
  salario_min_centavos: null,
  salario_max_centavos: 1_392_440,
  taxa_centavos: null,
  inscricoes_de: '2026-03-02',
  inscricoes_ate: '2026-03-20',
  data_prova: null,
  link: 'https://www.exemplo.com.br/edital.pdf',
  observacao: null,
  provas_orgao: 0,
  mapas_orgao: 0,
};

const calls: FakeCalls = {
  'GET /api/question/count': { total: 98_412, ocultas: { anuladas: 0, desatualizadas: 0 } },
  'GET /api/exam': ({ situacao }) => ({
    ...(situacao ? listOf({ ...exam, id: 58, nome: 'TRE 2026', edital }) : listOf(exam)),
    total: 312,
  }),
  'GET /api/institution': { ...listOf(), total: 41 },
  'GET /api/question-map': { ...listOf(), total: 27 },
};

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="endereço">{pathname + search}</output>;
}

const show = (changes: FakeCalls = {}) =>
  renderWithProviders(
    <>
      <Routes>
        <Route
          path="/"
          element={
            <HomeScreen sample={<p>Amostra</p>} plans={<p>Planos</p>} answers={[['O que é um mapa?', 'Um roteiro.']]} />
          }
        />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>,
    {
      calls: { ...calls, ...changes },
      wrapper: (children) => <LinkProvider value={{ application: 'public-site' }}>{children}</LinkProvider>,
    },
  );

describe('the home', () => {
  it('searches all questions', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar questões' }), '  "crase facultativa" ');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(screen.getByLabelText('endereço')).toHaveTextContent('/questoes?busca=%22crase+facultativa%22');
  });

  it('tells how much there is, each number leading to what it counts', async () => {
    show();
    const totals = within(screen.getByRole('list', { name: 'O que há no Mapa' }));
    expect(await totals.findByRole('link', { name: '98.412 questões' })).toHaveAttribute('href', '/questoes');
    expect(await totals.findByRole('link', { name: '312 provas' })).toHaveAttribute('href', '/provas');
    expect(await totals.findByRole('link', { name: '41 bancas' })).toHaveAttribute('href', '/bancas');
    expect(await totals.findByRole('link', { name: '27 mapas' })).toHaveAttribute('href', '/mapas');
  });

  it('shows the map of a whole paper, half walked, and says that it is an example', () => {
    show();
    const stops = within(screen.getByRole('list', { name: 'Assuntos do mapa de exemplo' })).getAllByRole('listitem');
    expect(stops).toHaveLength(19);
    expect(stops[0]).toHaveTextContent(/^Políticas públicas17% da prova80% de acerto$/);
    expect(stops[18]).toHaveTextContent(/^Liderança3,3% da prova$/);
    expect(
      screen.getByText(/^Exemplo: uma prova inteira, 30 questões e 19 assuntos, com respostas inventadas/),
    ).toBeVisible();
  });

  it('lists the newest papers and the notices that are open', async () => {
    show();
    const papers = within(await screen.findByRole('region', { name: 'Provas mais novas' }));
    expect(await papers.findByRole('link', { name: 'TRT 10 2026' })).toHaveAttribute('href', '/provas/57');
    const notices = within(screen.getByRole('region', { name: 'Inscrições abertas' }));
    expect(await notices.findByRole('link', { name: 'TRE 2026' })).toHaveAttribute(
      'href',
      'https://www.exemplo.com.br/edital.pdf',
    );
    expect(notices.getByText(/Inscrições até 20 de mar.*28 vagas.*13\.924,40/)).toBeVisible();
  });

  it('leaves out what cannot be had, and keeps the rest', async () => {
    show({ 'GET /api/exam': offline(), 'GET /api/question-map': offline() });
    expect(await screen.findByRole('link', { name: '98.412 questões' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'mapas' })).toHaveAttribute('href', '/mapas');
    expect(screen.queryByRole('region', { name: 'Provas mais novas' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Inscrições abertas' })).not.toBeInTheDocument();
    expect(screen.getByText('O que é um mapa?')).toBeVisible();
  });
});
