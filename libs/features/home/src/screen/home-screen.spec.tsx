import { listOf, offline, type FakeCalls } from '@mapa/api-client/testing';
import { showAsLoading, showAsStudent, showAsUnknown, showAsVisitor } from '@mapa/auth/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { HomeScreen } from '..';
import type { Exam } from '../model';

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

const EVERYTHING = { questoes: 0, provas: 0, bancas: 0, mapas: 0 };

const home = (totalsFrom = EVERYTHING) => (
  <Routes>
    <Route
      path="/"
      element={
        <HomeScreen
          sample={<p>Amostra</p>}
          totalsFrom={totalsFrom}
          plans={<p>Planos</p>}
          answers={[['O que é um mapa?', 'Um roteiro.']]}
        />
      }
    />
    <Route path="*" element={null} />
  </Routes>
);

const show = (changes: FakeCalls = {}, totalsFrom = EVERYTHING) =>
  showAsVisitor(home(totalsFrom), { calls: { ...calls, ...changes } });

describe('the home', () => {
  it('searches all questions', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar questões' }), '  "crase facultativa" ');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(screen.getByLabelText('Endereço completo')).toHaveTextContent('/questoes?busca=%22crase+facultativa%22');
  });

  it('shows the totals, each with a link to its list', async () => {
    show();
    const totals = within(await screen.findByRole('list', { name: 'O que há no Mapa' }));
    expect(await totals.findByRole('link', { name: '98.412 questões' })).toHaveAttribute('href', '/questoes');
    expect(await totals.findByRole('link', { name: '312 provas' })).toHaveAttribute('href', '/provas');
    expect(await totals.findByRole('link', { name: '41 bancas' })).toHaveAttribute('href', '/bancas');
    expect(await totals.findByRole('link', { name: '27 mapas' })).toHaveAttribute('href', '/mapas');
  });

  it('shows no total below its minimum', async () => {
    show({}, { questoes: 98_412, provas: 313, bancas: 100, mapas: 28 });
    const totals = within(await screen.findByRole('list', { name: 'O que há no Mapa' }));
    expect(totals.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['98.412questões']);
  });

  it('names the exams that it covers, and offers a visitor an account', () => {
    show();
    expect(screen.getByText('Para o ENEM, a OAB e concursos públicos')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', '/cadastro');
  });

  it('offers a signed-in student to continue, once the student is known', async () => {
    const { arrive } = showAsLoading(home(), { calls });
    expect(screen.queryByRole('link', { name: 'Continuar estudando' })).not.toBeInTheDocument();
    arrive();
    expect(await screen.findByRole('link', { name: 'Continuar estudando' })).toHaveAttribute(
      'href',
      '/area-estudante/hoje',
    );
    expect(screen.getByRole('link', { name: 'Meus mapas' })).toHaveAttribute(
      'href',
      '/area-estudante/mapas/meus-mapas',
    );
    expect(screen.queryByRole('link', { name: 'Criar conta' })).not.toBeInTheDocument();
  });

  it('offers the staff its own queues, and nobody with a session an account', () => {
    const { unmount } = showAsStudent(home(), { calls, role: 'professor' });
    expect(screen.getByRole('link', { name: 'Ir para minha área' })).toHaveAttribute(
      'href',
      '/area-estudante/solicitacoes',
    );
    expect(screen.queryByRole('link', { name: 'Continuar estudando' })).not.toBeInTheDocument();
    unmount();
    showAsUnknown(home(), { calls });
    expect(screen.queryByRole('link', { name: 'Criar conta' })).not.toBeInTheDocument();
  });

  it('shows the map of a whole paper, half done, and says that it is an example', () => {
    show();
    const stops = within(screen.getByRole('list', { name: 'Assuntos do mapa de exemplo' })).getAllByRole('listitem');
    expect(stops).toHaveLength(19);
    expect(stops[0]).toHaveTextContent(/^Políticas públicas16,7% da prova80% de acerto$/);
    expect(stops[18]).toHaveTextContent(/^Liderança3,3% da prova$/);
    expect(
      screen.getByText(/^Exemplo: uma prova inteira, 30 questões e 19 assuntos, com respostas inventadas/),
    ).toBeVisible();
  });

  it('lists the newest papers and the open notices', async () => {
    show();
    const papers = within(await screen.findByRole('region', { name: 'Provas mais novas' }));
    expect(await papers.findByRole('link', { name: 'TRT 10 2026' })).toHaveAttribute('href', '/provas/57');
    const notices = within(screen.getByRole('region', { name: 'Inscrições abertas' }));
    expect(await notices.findByRole('link', { name: 'TRE 2026' })).toHaveAttribute(
      'href',
      'https://www.exemplo.com.br/edital.pdf',
    );
    expect(screen.getByRole('link', { name: 'Faça um mapa do seu edital' })).toHaveAttribute(
      'href',
      '/area-estudante/edital',
    );
    expect(notices.queryByRole('link', { name: /^Estudar para/ })).not.toBeInTheDocument();
    expect(notices.getByText(/Inscrições até 20 de mar.*28 vagas.*13\.924,40/)).toBeVisible();
  });

  it('leads from a notice whose edital was read to its programme', async () => {
    const notice = { ...edital, com_programa: true };
    show({ 'GET /api/exam': listOf({ ...exam, id: 58, nome: 'TRE 2026', edital: notice }) });
    expect(await screen.findByRole('link', { name: 'Estudar para este concurso: TRE 2026' })).toHaveAttribute(
      'href',
      '/concursos/58/estudar',
    );
  });

  it('leaves out what cannot be loaded, and keeps the rest', async () => {
    show({ 'GET /api/exam': offline(), 'GET /api/question-map': offline() });
    expect(await screen.findByRole('link', { name: '98.412 questões' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /mapas$/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Provas mais novas' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Inscrições abertas' })).not.toBeInTheDocument();
    expect(screen.getByText('O que é um mapa?')).toBeVisible();
  });
});
