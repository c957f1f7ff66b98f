import { type FakeCalls, offline, refuse, sampleMap, sampleStudentMap } from '@mapa/api-client/testing';
import { showAsStudent, showAsVisitor } from '@mapa/auth/testing';
import { MESSAGES, routePath } from '@mapa/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { MapsScreen } from './maps-screen';

const LIST = 'GET /api/question-map';
const INCIDENCE = 'GET /api/question-map/incidence';
const OWN = 'GET /api/customer-area/question-map/user-maps';
const SELECT = 'POST /api/customer-area/question-map/select';
const pageOf = <T,>(data: T[], change: object = {}) => ({
  data,
  total: data.length,
  current_page: 1,
  last_page: 1,
  per_page: 20,
  ...change,
});
const boards = pageOf([
  { id: 1, tipo: 'banca' as const, sigla: 'TRCP', nome: 'Tribunal', slug: 'trcp', questoes: 9, provas: 1 },
]);

function Screen() {
  return (
    <>
      <MapsScreen />
      <p aria-label="Endereço">{decodeURIComponent(useLocation().search)}</p>
    </>
  );
}
const open = (query = '', calls: FakeCalls = {}, show = showAsVisitor) =>
  show(<Screen />, {
    route: routePath('maps') + query,
    calls: {
      [LIST]: pageOf([sampleMap()]),
      [OWN]: pageOf([]),
      'GET /api/institution': ({ tipo }) => (tipo === 'banca' ? boards : pageOf([])),
      ...calls,
    },
  });
const address = () => screen.getByLabelText('Endereço').textContent;
/** The column of filters, which the style hides in a window as small as a test's. */
const hidden = { hidden: true } as const;

describe('the public list of maps', () => {
  it('shows their number, and of each its scope and its heaviest subjects', async () => {
    open('', { [LIST]: pageOf([sampleMap()], { total: 1234, last_page: 62 }) });
    expect(await screen.findByText('1.234 mapas')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Mapa do Auditor' })).toBeInTheDocument();
    expect(screen.getByText('TRCP · Auditor · 2025 · 5 questões · 2 assuntos')).toBeInTheDocument();
    expect(screen.getByRole('slider', { name: 'O que mais cai: Crase (60%), Regência (40%)' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Próxima página' })).toHaveAttribute('href', `${routePath('maps')}?page=2`);
  });

  it("shows a map's incidence on request: its matérias, and the heaviest subjects of each", async () => {
    const row = (id: number, nome: string, pai_id: number | null, questoes: number) => ({
      id,
      nome,
      pai_id,
      questoes,
      percentual: questoes,
    });
    const assuntos = ['Crase', 'Regência', 'Sintaxe', 'Pontuação', 'Verbos'].map((nome, at) =>
      row(10 + at, nome, 1, 20 - at),
    );
    const data = [row(2, 'Direito', null, 25), row(1, 'Português', null, 75), ...assuntos];
    const { seen } = open('', { [INCIDENCE]: { total: 100, data } });
    const opener = await screen.findByRole('button', { name: 'Ver incidência de Mapa do Auditor' });
    expect(seen.some(({ call }) => call === INCIDENCE)).toBe(false);
    await userEvent.click(opener);
    const rows = within(await screen.findByRole('list', { name: 'Incidência em Mapa do Auditor' })).getAllByRole(
      'listitem',
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Português75% · 75 questõesCrase (20%), Regência (19%), Sintaxe (18%), Pontuação (17%) e mais 1 assunto',
      'Direito25% · 25 questões',
    ]);
    expect(seen.find(({ call }) => call === INCIDENCE)?.args).toEqual({ id: 1 });
    await userEvent.click(opener);
    expect(screen.queryByRole('list', { name: 'Incidência em Mapa do Auditor' })).toBeNull();
  });

  it('shows a map of one matéria by its assuntos, and tries again after a failure', async () => {
    const only = { id: 1, nome: 'Português', pai_id: null, questoes: 5, percentual: 100 };
    const crasis = { id: 10, nome: 'Crase', pai_id: 1, questoes: 3, percentual: 60 };
    let broken = true;
    open('', { [INCIDENCE]: () => (broken ? offline() : { total: 5, data: [only, crasis] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver incidência de Mapa do Auditor' }));
    broken = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    const list = within(await screen.findByRole('list', { name: 'Incidência em Mapa do Auditor' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Crase60% · 3 questões']);
  });

  it('stores every filter in the address, shows it as a chip, and removes it', async () => {
    const { seen } = open('?page=3&ano[]=2025&cargo=Auditor&instituicao_id[]=5');
    await userEvent.click(screen.getByRole('button', { name: 'Superior', ...hidden }));
    expect(address()).toBe('?instituicao_id[]=5&cargo=Auditor&ano[]=2025&escolaridade[]=superior');
    await userEvent.click(screen.getByText('Banca'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'TRCP', ...hidden }));
    expect(seen.filter(({ call }) => call === LIST).at(-1)?.args).toEqual({
      banca_id: [1],
      instituicao_id: [5],
      cargo: 'Auditor',
      ano: [2025],
      escolaridade: ['superior'],
    });
    for (const name of ['TRCP', 'Instituição', 'Cargo: Auditor', '2025']) {
      await userEvent.click(await screen.findByRole('button', { name: `Remover filtro ${name}` }));
    }
    expect(address()).toBe('?escolaridade[]=superior');
  });

  it('searches by a part of the name', async () => {
    const { seen } = open('?page=2');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar mapa pelo nome' }), 'auditor{Enter}');
    expect(address()).toBe('?busca=auditor');
    expect(seen.filter(({ call }) => call === LIST).at(-1)?.args).toEqual({ busca: 'auditor' });
  });

  it('shows on a small window the result count before filters are applied', async () => {
    open('', { [LIST]: ({ ano }) => pageOf([sampleMap()], { total: ano ? 2 : 8 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Filtros' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    await userEvent.click(sheet.getByText('Ano'));
    await userEvent.click(sheet.getByRole('button', { name: '2024' }));
    expect(address()).toBe('');
    await userEvent.click(await sheet.findByRole('button', { name: 'Ver 2 mapas' }));
    expect(address()).toBe('?ano[]=2024');
  });

  it('marks the maps that a student has already, and none for a visitor', async () => {
    const { unmount } = open('', { [OWN]: pageOf([sampleStudentMap()]) }, showAsStudent);
    expect(await screen.findByText('Adicionado')).toBeInTheDocument();
    unmount();
    const { seen } = open();
    expect(await screen.findByRole('button', { name: 'Adicionar Mapa do Auditor' })).toBeInTheDocument();
    expect(seen.some(({ call }) => call === OWN)).toBe(false);
  });

  it("explains in the plan's own words why a map cannot be added", async () => {
    open('', { [SELECT]: refuse(403, { erro: ['Seu plano permite 3 mapas.'] }) }, showAsStudent);
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar Mapa do Auditor' }));
    expect(await screen.findByText('Seu plano permite 3 mapas.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Adicionar Mapa do Auditor' })).toBeEnabled();
  });

  it('leaves a rate limit to the page: one notice for one refusal', async () => {
    const { seen } = open('', { [SELECT]: refuse(429, {}, { 'retry-after': '60' }) }, showAsStudent);
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar Mapa do Auditor' }));
    await waitFor(() => expect(seen.map(({ call }) => call)).toContain(SELECT));
    expect(await screen.findByRole('button', { name: 'Adicionar Mapa do Auditor' })).toBeEnabled();
    expect(screen.queryByText(MESSAGES.rateLimited)).toBeNull();
  });

  it('holds the place of what loads, and says where the list ends', async () => {
    open();
    expect(screen.getByRole('status', { name: 'Carregando mapas' })).toBeInTheDocument();
    expect(await screen.findByText('Fim da lista.')).toBeInTheDocument();
  });

  it('suggests the next step if a filter finds nothing', async () => {
    open('?busca=xyz', { [LIST]: ({ busca }) => pageOf(busca ? [] : [sampleMap()]) });
    expect(await screen.findByText('Nenhum mapa encontrado')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Limpar filtros' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Mapa do Auditor' })).toBeInTheDocument();
    expect(address()).toBe('');
  });

  it('leads back from a page that does not exist', async () => {
    open('?ano[]=2025&page=9', { [LIST]: pageOf([], { total: 3, current_page: 9 }) });
    expect(await screen.findByRole('link', { name: 'Ir para a primeira página' })).toHaveAttribute(
      'href',
      `${routePath('maps')}?ano%5B%5D=2025`,
    );
  });

  it('keeps the page if the maps cannot be loaded, and tries again', async () => {
    let broken = true;
    open('', { [LIST]: () => (broken ? offline() : pageOf([sampleMap()])) });
    expect(await screen.findByText('Os mapas não puderam ser carregados')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { name: 'Mapa do Auditor' })).toBeInTheDocument();
  });
});
