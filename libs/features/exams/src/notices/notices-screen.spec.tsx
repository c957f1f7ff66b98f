import { type FakeCalls, offline, pageOf, sampleExam, sampleNotice } from '@mapa/api-client/testing';
import { showAsVisitor } from '@mapa/auth/testing';
import { dayAfter, dayInBrasilia, routePath } from '@mapa/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { Exam } from '../papers/model';
import { NoticesScreen } from './notices-screen';

const LIST = 'GET /api/exam';
const today = dayInBrasilia();
const exam = (notice: Partial<NonNullable<Exam['edital']>> = {}, change: Partial<Exam> = {}) =>
  sampleExam({ nome: 'TRT 10', questoes: 0, mapa: null, edital: sampleNotice(notice), ...change });

function Screen() {
  return (
    <>
      <NoticesScreen />
      <p aria-label="Endereço">{decodeURIComponent(useLocation().search)}</p>
    </>
  );
}
const open = (query = '', calls: FakeCalls = {}) =>
  showAsVisitor(<Screen />, {
    route: routePath('notices') + query,
    calls: { [LIST]: pageOf([exam()]), 'GET /api/institution': pageOf([]), ...calls },
  });
const address = () => screen.getByLabelText('Endereço').textContent;
const card = async () => within(await screen.findByRole('article'));
/** The column of filters, which the style hides in a window as small as a test's. */
const hidden = { hidden: true } as const;

describe('the list of notices', () => {
  it('lists notices by their closing day, and shows their number', async () => {
    const { seen } = open('', { [LIST]: pageOf([exam()], { total: 1234, last_page: 62 }) });
    expect(await screen.findByText('1.234 concursos')).toBeInTheDocument();
    expect(seen.find(({ call }) => call === LIST)?.args).toEqual({ com_edital: true, ordem: 'encerra_em' });
    expect(screen.getByRole('link', { name: 'Próxima página' })).toHaveAttribute(
      'href',
      `${routePath('notices')}?page=2`,
    );
  });

  it('shows how long one can still register, even from an old cached response', async () => {
    open('', {
      [LIST]: pageOf([
        exam({ situacao: 'previsto', inscricoes_de: dayAfter(today, -5), inscricoes_ate: dayAfter(today, 3) }),
      ]),
    });
    const row = await card();
    expect(row.getByText('Inscrições abertas')).toBeInTheDocument();
    expect(row.getByText('Encerra em 3 dias')).toBeInTheDocument();
  });

  it('shows the essentials and folds further positions under the first', async () => {
    open('', { [LIST]: pageOf([exam({ cargos: ['Técnico', 'Analista', 'Auditor', 'Motorista'] })]) });
    const row = await card();
    expect(row.getByText('1.200 + cadastro de reserva')).toBeInTheDocument();
    expect(row.getByText('4 cargos: Técnico, Analista, Auditor…')).toBeInTheDocument();
    expect(row.getByText('Motorista')).not.toBeVisible();
    await userEvent.click(row.getByText('4 cargos: Técnico, Analista, Auditor…'));
    expect(row.getByText('Motorista')).toBeVisible();
  });

  it.each([
    ['Cada resposta errada anula uma certa.', exam({ penaliza_erro: true })],
    ['Resposta errada não anula certa.', exam({ penaliza_erro: false })],
    ['Cada resposta errada anula uma certa.', exam({}, { penaliza_erro: true })],
  ])('shows the cost of a wrong answer: %s', async (sentence, shown) => {
    open('', { [LIST]: pageOf([shown]) });
    expect((await card()).getByText(sentence)).toBeInTheDocument();
  });

  it('shows no such cost if the notice states none', async () => {
    open();
    expect((await card()).queryByText(/anula/)).toBeNull();
  });

  it("links to the notice safely, and to the body's maps and questions while there is no paper", async () => {
    open();
    const row = await card();
    const notice = row.getByRole('link', { name: 'Edital de TRT 10, em outra aba' });
    expect(notice).toHaveAttribute('href', 'https://www.exemplo.com.br/edital.pdf');
    expect(notice).toHaveAttribute('rel', 'noopener noreferrer');
    expect(row.getByRole('link', { name: '2 mapas do órgão' })).toHaveAttribute(
      'href',
      `${routePath('maps')}?instituicao_id%5B%5D=29`,
    );
    expect(row.getByRole('link', { name: '3 provas do órgão' })).toHaveAttribute(
      'href',
      `${routePath('exams')}?instituicao_id%5B%5D=29`,
    );
    expect(row.queryByRole('link', { name: 'TRT 10' })).not.toBeInTheDocument();
  });

  it('links to its own map and paper if they exist, and to no unsafe address', async () => {
    open('', {
      [LIST]: pageOf([
        exam(
          { link: 'javascript:alert(1)', provas_orgao: 1 },
          { questoes: 5, mapa: { id: 42, nome: 'Mapa do Analista' } },
        ),
      ]),
    });
    const row = await card();
    expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'TRT 10',
      'Mapa deste concurso',
      'Prova deste concurso',
    ]);
    expect(row.getByRole('link', { name: 'TRT 10' })).toHaveAttribute('href', routePath('exam', { id: 57 }));
  });

  it('stores every filter in the address, shows it as a chip, and removes it', async () => {
    const { seen } = open('?page=3&uf[]=df&salario_min=5000&ordem=salario&cargo=Analista');
    await userEvent.click(screen.getByRole('button', { name: 'Inscrições abertas', ...hidden }));
    await userEvent.click(screen.getByRole('button', { name: 'Superior', ...hidden }));
    expect(address()).toBe(
      '?situacao[]=aberto&uf[]=df&escolaridade[]=superior&cargo=Analista&salario_min=5000&ordem=salario',
    );
    expect(seen.filter(({ call }) => call === LIST).at(-1)?.args).toEqual({
      com_edital: true,
      situacao: ['aberto'],
      uf: ['df'],
      escolaridade: ['superior'],
      cargo: 'Analista',
      salario_min: 5000,
      ordem: 'salario',
    });
    for (const name of [
      'Inscrições abertas',
      'Distrito Federal',
      'Superior',
      'Cargo: Analista',
      /A partir de R\$\s5.000,00/,
    ]) {
      await userEvent.click(
        await screen.findByRole('button', {
          name: typeof name === 'string' ? `Remover filtro ${name}` : new RegExp(`Remover filtro ${name.source}`),
        }),
      );
    }
    expect(address()).toBe('?ordem=salario');
  });

  it('sets salary and order, and omits defaults', async () => {
    open('?page=2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Salário', ...hidden }), '8000');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Maior salário');
    expect(address()).toBe('?salario_min=8000&ordem=salario');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Encerra antes');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Salário', ...hidden }), 'Qualquer salário');
    expect(address()).toBe('');
  });

  it('searches by name, body or position', async () => {
    open('?page=2');
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Buscar concurso por nome, órgão ou cargo' }),
      'auditor{Enter}',
    );
    expect(address()).toBe('?busca=auditor');
  });

  it('shows on a small window the result count before filters are applied, and keeps the order', async () => {
    open('?ordem=recentes', { [LIST]: ({ situacao }) => pageOf([exam()], { total: situacao ? 2 : 8 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Filtros' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Previsto' }));
    expect(address()).toBe('?ordem=recentes');
    await userEvent.click(await sheet.findByRole('button', { name: 'Ver 2 concursos' }));
    expect(address()).toBe('?situacao[]=previsto&ordem=recentes');
  });

  it('holds the place of what loads, and says where the list ends', async () => {
    open();
    expect(screen.getByRole('status', { name: 'Carregando concursos' })).toBeInTheDocument();
    expect(await screen.findByText('Fim da lista.')).toBeInTheDocument();
  });

  it('suggests the next step if a filter finds nothing', async () => {
    open('?busca=xyz', { [LIST]: ({ busca }) => pageOf(busca ? [] : [exam()]) });
    expect(await screen.findByText('Nenhum concurso encontrado')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Limpar filtros' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(address()).toBe('');
  });

  it('keeps the page if the notices cannot be loaded, and tries again', async () => {
    let broken = true;
    open('', { [LIST]: () => (broken ? offline() : pageOf([exam()])) });
    expect(await screen.findByText('Os concursos não puderam ser carregados')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});
