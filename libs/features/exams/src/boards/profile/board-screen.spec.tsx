import { type FakeCalls, offline, refuse, sampleBoardProfile } from '@mapa/api-client/testing';
import { showAsVisitor } from '@mapa/auth/testing';
import { routePath } from '@mapa/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BoardScreen } from './board-screen';

const PROFILE = 'GET /api/institution/{id}';
const INCIDENCE = 'GET /api/question/incidence';
const incidence = {
  total: 90,
  data: [
    { id: 1, nome: 'Português', pai_id: null, questoes: 90, percentual: 100 },
    { id: 11, nome: 'Crase', pai_id: 1, questoes: 45, percentual: 50 },
    { id: 111, nome: 'Crase facultativa', pai_id: 11, questoes: 9, percentual: 10 },
  ],
};

const open = (calls: FakeCalls = {}, id: number | null = 3) =>
  showAsVisitor(<BoardScreen id={id} />, {
    calls: { [PROFILE]: sampleBoardProfile(), [INCIDENCE]: incidence, ...calls },
  });
const query = (params: Record<string, number>) =>
  new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)])).toString();
const rowsOf = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const textOf = (element: HTMLElement | undefined) => element?.textContent?.replace(/\s/g, ' ');

describe('the raio-x of a board', () => {
  it('shows its name and totals, and links to its questions, papers and maps', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'CEBRASPE' })).toBeInTheDocument();
    expect(screen.getByText('Centro Brasileiro de Pesquisa')).toBeInTheDocument();
    expect(textOf(screen.getByText(/12 provas/))).toBe('210 questões · 12 provas · 2 mapas · 2020–2024');
    const hrefs = ['Resolver questões', 'Ver provas', 'Ver mapas'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(
      [routePath('questions'), routePath('exams'), routePath('maps')].map(
        (path) => `${path}?${query({ 'banca_id[]': 3 })}`,
      ),
    );
  });

  it('explains how its questions outnumber the numbers of its papers', async () => {
    open({ [PROFILE]: sampleBoardProfile({ variantes: { numeros: 5, questoes: 10, nomes: ['espanhol', 'inglês'] } }) });
    expect(
      await screen.findByText(
        'São 210 questões de 205 números: 5 números têm 2 versões, espanhol e inglês, e cada versão é uma questão.',
      ),
    ).toBeInTheDocument();
  });

  it('shows for each matéria its share, the interval and the sample, and links to its questions', async () => {
    open();
    const [first] = await rowsOf('Matérias, da mais cobrada à menos cobrada');
    expect(textOf(first)).toBe('Informática55%48% a 62% · 110 de 200');
    expect(screen.getByRole('link', { name: 'Informática' })).toHaveAttribute(
      'href',
      `${routePath('questions')}?${query({ 'banca_id[]': 3, 'materia_id[]': 9 })}`,
    );
  });

  it('keeps a long list short until more is requested', async () => {
    const materias = Array.from({ length: 14 }, (_, index) => ({
      id: index + 1,
      nome: `Matéria ${index + 1}`,
      questoes: 10,
      por_ano: [10, 0, 0, 0],
    }));
    open({ [PROFILE]: sampleBoardProfile({ materias }) });
    const list = 'Matérias, da mais cobrada à menos cobrada';
    expect(await rowsOf(list)).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Ver mais 4' }));
    expect(await rowsOf(list)).toHaveLength(14);
    expect(screen.queryByRole('button', { name: /Ver mais/ })).not.toBeInTheDocument();
  });

  it('opens a matéria to its assuntos, with their own sample, and to its years', async () => {
    const { seen } = open();
    const opener = await screen.findByRole('button', { name: 'Assuntos e anos de Português' });
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const subjects = await rowsOf('Assuntos de Português');
    expect(subjects.map(textOf)).toEqual(['Crase50%40% a 60% · 45 de 90']);
    expect(seen.at(-1)?.args).toEqual({ banca_id: [3], materia_id: [1] });
    const years = await rowsOf('Português em cada ano');
    expect(years.map(textOf)).toEqual([
      '202470%60% a 78% · 70 de 100',
      '202313%6,9% a 22% · 10 de 80',
      '2020sem base · 5 de 15',
      'Sem anosem base · 5 de 5',
    ]);
    await userEvent.click(opener);
    expect(screen.queryByRole('list', { name: 'Assuntos de Português' })).not.toBeInTheDocument();
  });

  it('says that the assuntos could not be loaded, and tries again', async () => {
    let broken = true;
    open({ [INCIDENCE]: () => (broken ? offline() : incidence) });
    await userEvent.click(await screen.findByRole('button', { name: 'Assuntos e anos de Português' }));
    expect(await screen.findByText('Os assuntos não puderam ser carregados')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await rowsOf('Assuntos de Português')).toHaveLength(1);
  });

  it('shows the years as a table, with the sample of each and without those that are too small', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'Parte de cada matéria em cada ano' }));
    expect(table.getAllByRole('columnheader').map(textOf)).toEqual([
      'Matéria',
      '2020, amostra de 15',
      '2023, amostra de 80',
      '2024, amostra de 100',
    ]);
    const [, row] = table.getAllByRole('row');
    expect(textOf(row)).toBe('Informática–sem base88% (78% a 93%, 70 de 80)30% (22% a 40%, 30 de 100)');
  });

  it('shows the kinds of its questions, and how often it annulled one', async () => {
    open();
    const rows = await rowsOf('Como a banca pergunta');
    expect(rows.map(textOf)).toEqual([
      'Verdadeiro ou falso75%69% a 80% · 150 de 200',
      'Múltipla escolha, 5 alternativas25%20% a 31% · 50 de 200',
      'Anuladas, de todas2,9%1,3% a 6,1% · 6 de 210',
      'Desatualizadas, de todas1,9%0,7% a 4,8% · 4 de 210',
    ]);
  });

  it('shows counts without a share if the sample is too small', async () => {
    open({
      [PROFILE]: sampleBoardProfile({
        questoes: 12,
        amostra: 12,
        materias: [{ id: 1, nome: 'Português', questoes: 12, por_ano: [12] }],
        anos: [{ ano: 2024, questoes: 12 }],
      }),
    });
    expect(await screen.findByText(/com 12 questões, uma porcentagem enganaria/)).toBeInTheDocument();
    const [first] = await rowsOf('Matérias, da mais cobrada à menos cobrada');
    expect(textOf(first)).toBe('Portuguêssem base · 12 de 12');
    expect(screen.getByText('Todas as questões com ano são de 2024.')).toBeInTheDocument();
  });

  it('says that a board has no questions', async () => {
    open({
      [PROFILE]: sampleBoardProfile({
        questoes: 0,
        amostra: 0,
        provas: 0,
        mapas: 0,
        materias: [],
        assuntos: [],
        anos: [],
      }),
    });
    expect(await screen.findByText('Ainda não há questões vigentes desta banca')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Resolver questões' })).not.toBeInTheDocument();
  });

  it.each([
    ['an absent board', refuse(404, { erro: ['Esta banca ou órgão não existe.'] }), 3],
    ['a body that is no board', sampleBoardProfile({ tipo: 'orgao' }), 3],
    ['an address that is no number', sampleBoardProfile(), null],
  ])('does not exist for %s', async (_, answer, id) => {
    open({ [PROFILE]: answer }, id);
    expect(await screen.findByText('Esta banca não existe')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver bancas' })).toHaveAttribute('href', routePath('boards'));
  });

  it('offers another try if it could not be loaded', async () => {
    let broken = true;
    open({ [PROFILE]: () => (broken ? offline() : sampleBoardProfile()) });
    expect(await screen.findByText('A banca não pôde ser carregada')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'CEBRASPE' })).toBeInTheDocument();
  });
});
