import { type FakeCalls, offline, pageOf, sampleBoard } from '@mapa/api-client/testing';
import { showAsVisitor } from '@mapa/auth/testing';
import { routePath } from '@mapa/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { BoardsScreen } from './boards-screen';

const LIST = 'GET /api/institution';

function Screen() {
  return (
    <>
      <BoardsScreen />
      <p aria-label="Endereço">{useLocation().search}</p>
    </>
  );
}
const open = (query = '', calls: FakeCalls = {}) =>
  showAsVisitor(<Screen />, {
    route: routePath('boards') + query,
    calls: { [LIST]: pageOf([sampleBoard()]), ...calls },
  });
const address = () => screen.getByLabelText('Endereço').textContent;

describe('the list of boards', () => {
  it('shows their number, and of each its name, its sizes and a link', async () => {
    const { seen } = open('', {
      [LIST]: pageOf([sampleBoard(), sampleBoard({ id: 4, sigla: 'FGV', nome: 'FGV', questoes: 1, provas: 0 })]),
    });
    expect(await screen.findByText('2 bancas')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'CEBRASPE' })).toHaveAttribute('href', routePath('board', { id: 3 }));
    expect(screen.getByText('Centro Brasileiro de Pesquisa')).toBeInTheDocument();
    expect([
      screen.getByText('1.240 questões'),
      screen.getByText('12 provas'),
      screen.getByText('1 questão'),
    ]).toHaveLength(3);
    expect(screen.getAllByText('FGV')).toHaveLength(1);
    expect(screen.getByText('Fim da lista.')).toBeInTheDocument();
    expect(seen.map(({ args }) => args)).toEqual([{ tipo: 'banca', per_page: 40, ordem: 'questoes' }]);
  });

  it('searches and sorts by the address, and starts anew with either', async () => {
    const { seen } = open('?page=2');
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Buscar banca pela sigla ou pelo nome' }),
      'cebr{Enter}',
    );
    expect(address()).toBe('?busca=cebr');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Por sigla');
    expect(address()).toBe('?busca=cebr&ordem=sigla');
    expect(seen.at(-1)?.args).toEqual({ tipo: 'banca', per_page: 40, ordem: 'sigla', busca: 'cebr' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Mais questões primeiro');
    expect(address()).toBe('?busca=cebr');
  });

  it('holds the place of what loads', async () => {
    open();
    expect(screen.getByRole('status', { name: 'Carregando bancas' })).toBeInTheDocument();
    expect(await screen.findByText('1 banca')).toBeInTheDocument();
    expect(screen.queryByRole('status', { name: 'Carregando bancas' })).not.toBeInTheDocument();
  });

  it('suggests the next step if a search finds nothing', async () => {
    open('?busca=xyz', { [LIST]: ({ busca }) => pageOf(busca ? [] : [sampleBoard()]) });
    expect(await screen.findByText('Nenhuma banca encontrada')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await screen.findByRole('link', { name: 'CEBRASPE' })).toBeInTheDocument();
    expect(address()).toBe('');
  });

  it('keeps the page if the boards cannot be loaded, and tries again', async () => {
    let broken = true;
    open('', { [LIST]: () => (broken ? offline() : pageOf([sampleBoard()])) });
    expect(await screen.findByText('As bancas não puderam ser carregadas')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('link', { name: 'CEBRASPE' })).toBeInTheDocument();
  });
});
