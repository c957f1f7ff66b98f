import { type FakeCalls, offline, pageOf, refuse, sampleExam } from '@mapa/api-client/testing';
import { ana, showAsStudent, showAsVisitor } from '@mapa/auth/testing';
import { MESSAGES, routePath } from '@mapa/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { ExamsScreen } from './exams-screen';

const LIST = 'GET /api/exam';
const SCORES = 'GET /api/customer-area/exam/performance';
const CREATE = 'POST /api/customer-area/exam/create-question-notebook';
const boards = pageOf([
  { id: 3, tipo: 'banca' as const, sigla: 'CEBRASPE', nome: 'Centro', slug: 'cebraspe', questoes: 9, provas: 1 },
]);
const notebook = {
  id: '5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10',
  nome: 'TRT 10 2024: Analista',
  origem: {},
  criado_em: '2026-01-01T12:00:00.000Z',
  epoca: 1,
  ultima_resposta_em: null,
  progresso: { total: 5, respondidas: 0, certas: 0, erradas: 0 },
  continuar: null,
};

function Screen() {
  return (
    <>
      <ExamsScreen />
      <p aria-label="Endereço">{decodeURIComponent(useLocation().search)}</p>
    </>
  );
}
const open = (query = '', calls: FakeCalls = {}, show = showAsVisitor) =>
  show(<Screen />, {
    route: routePath('exams') + query,
    calls: {
      [LIST]: pageOf([sampleExam()]),
      'GET /api/institution': ({ tipo }) => (tipo === 'banca' ? boards : pageOf([])),
      [SCORES]: pageOf([]),
      'GET /api/customer-area/user/me': { success: true, usuario: ana },
      [CREATE]: notebook,
      ...calls,
    },
  });
const address = () => screen.getByLabelText('Endereço').textContent;
/** The column of filters, which the style hides in a window as small as a test's. */
const hidden = { hidden: true } as const;
const makeButton = () => screen.findByRole('button', { name: 'Criar caderno de TRT 10 2024: Analista' });

describe('the list of papers', () => {
  afterEach(() => {
    document.cookie = 'jwt_token=; max-age=0; path=/';
    localStorage.clear();
  });

  it('shows their number, the origin of each, and links to its parts', async () => {
    open('', { [LIST]: pageOf([sampleExam()], { total: 1234, last_page: 62 }) });
    expect(await screen.findByText('1.234 provas')).toBeInTheDocument();
    expect(screen.getByText('CEBRASPE · TRT 10 · Analista · 2024 · DF · Superior · 5 questões')).toBeInTheDocument();
    const row = within(screen.getByRole('article'));
    expect(row.getByRole('link', { name: 'TRT 10 2024: Analista' })).toHaveAttribute(
      'href',
      routePath('exam', { id: 57 }),
    );
    expect(row.getByRole('link', { name: 'Questões' })).toHaveAttribute(
      'href',
      `${routePath('questions')}?prova_id%5B%5D=57`,
    );
    expect(row.getByRole('link', { name: 'Mapa' })).toHaveAttribute(
      'href',
      `${routePath('maps')}?busca=Mapa+do+Analista`,
    );
    expect(row.getByRole('link', { name: 'Prova em PDF' })).toHaveAttribute(
      'href',
      '/api/document/aa/trt-10-2024-analista-prova.pdf',
    );
    expect(row.queryByRole('link', { name: 'Gabarito em PDF' })).not.toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Meu desempenho' })).toHaveAttribute(
      'href',
      `${routePath('exam', { id: 57 })}#desempenho`,
    );
    expect(screen.getByRole('link', { name: 'Próxima página' })).toHaveAttribute(
      'href',
      `${routePath('exams')}?page=2`,
    );
  });

  it('stores every filter in the address, shows it as a chip, and removes it', async () => {
    const { seen } = open('?page=3&ano[]=2024&cargo=Analista&instituicao_id[]=29&uf[]=df');
    await userEvent.click(screen.getByRole('button', { name: 'Superior', ...hidden }));
    await userEvent.click(screen.getByText('Banca'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'CEBRASPE', ...hidden }));
    expect(seen.filter(({ call }) => call === LIST).at(-1)?.args).toEqual({
      banca_id: [3],
      instituicao_id: [29],
      cargo: 'Analista',
      ano: [2024],
      escolaridade: ['superior'],
      uf: ['df'],
    });
    for (const name of ['CEBRASPE', 'TRT 10', 'Cargo: Analista', '2024', 'Distrito Federal']) {
      await userEvent.click(await screen.findByRole('button', { name: `Remover filtro ${name}` }));
    }
    expect(address()).toBe('?escolaridade[]=superior');
  });

  it('shows on a small window the result count before filters are applied', async () => {
    open('', { [LIST]: ({ uf }) => pageOf([sampleExam()], { total: uf ? 2 : 8 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Filtros' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    await userEvent.click(sheet.getByText('UF'));
    await userEvent.click(sheet.getByRole('button', { name: 'Distrito Federal' }));
    expect(address()).toBe('');
    await userEvent.click(await sheet.findByRole('button', { name: 'Ver 2 provas' }));
    expect(address()).toBe('?uf[]=df');
  });

  it('shows a student the score in each paper, and requests nothing for a visitor', async () => {
    const scores = pageOf([{ prova_id: 57, total: 5, respondidas: 4, certas: 3, erradas: 1, percentual: 60 }]);
    const { unmount, seen } = open('', { [SCORES]: scores }, showAsStudent);
    expect(await screen.findByRole('link', { name: 'Meu desempenho: 60%' })).toBeInTheDocument();
    expect(seen.find(({ call }) => call === SCORES)?.args).toEqual({ prova_id: [57] });
    unmount();
    const begun = pageOf([{ prova_id: 57, total: 120, respondidas: 12, certas: 0, erradas: 12, percentual: 0 }]);
    const some = open('', { [SCORES]: begun }, showAsStudent);
    expect(await screen.findByRole('link', { name: 'Meu desempenho: 12 de 120 respondidas' })).toBeInTheDocument();
    some.unmount();
    const visit = open('', { [SCORES]: scores });
    expect(await screen.findByRole('link', { name: 'Meu desempenho' })).toBeInTheDocument();
    expect(visit.seen.some(({ call }) => call === SCORES)).toBe(false);
  });

  it('makes a notebook of a paper, and leads to it', async () => {
    const { seen } = open('', {}, showAsStudent);
    await userEvent.click(await makeButton());
    const to = routePath('notebook', { id: notebook.id });
    expect(await screen.findByRole('link', { name: 'Abrir caderno de TRT 10 2024: Analista' })).toHaveAttribute(
      'href',
      to,
    );
    expect(screen.getByRole('link', { name: 'Resolver agora' })).toHaveAttribute('href', to);
    expect(seen.find(({ call }) => call === CREATE)?.args).toEqual({ prova_id: 57 });
  });

  it('makes the notebook that a visitor requested once they have signed in', async () => {
    const { seen } = open('', {
      'POST /api/auth/login': {
        access_token: 'token',
        user_name: ana.nome,
        user_email: ana.email,
        ava_novo: false,
        verificou_email_em: '',
        role: 'estudante',
      },
    });
    await userEvent.click(await makeButton());
    await userEvent.type(await screen.findByLabelText('E-mail'), ana.email);
    expect(seen.some(({ call }) => call === CREATE)).toBe(false);
    await userEvent.type(screen.getByLabelText('Senha'), 'Estudar#2026');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByRole('link', { name: 'Abrir caderno de TRT 10 2024: Analista' })).toBeInTheDocument();
  });

  it("explains in the plan's own words why there is no notebook, and links to the plans", async () => {
    open('', { [CREATE]: refuse(403, { erro: ['O plano gratuito permite 3 cadernos.'] }) }, showAsStudent);
    await userEvent.click(await makeButton());
    expect(await screen.findByText(/O plano gratuito permite 3 cadernos\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Conhecer os planos' })).toHaveAttribute('href', routePath('plans'));
    expect(await makeButton()).toBeEnabled();
  });

  it('leaves a rate limit to the page: one notice for one refusal', async () => {
    const { seen } = open('', { [CREATE]: refuse(429, {}, { 'retry-after': '60' }) }, showAsStudent);
    await userEvent.click(await makeButton());
    await waitFor(() => expect(seen.map(({ call }) => call)).toContain(CREATE));
    expect(await makeButton()).toBeEnabled();
    expect(screen.queryByText(MESSAGES.rateLimited)).toBeNull();
  });

  it('shows any other failure, and lets the student try again', async () => {
    open('', { [CREATE]: offline() }, showAsStudent);
    await userEvent.click(await makeButton());
    expect(await screen.findByText(MESSAGES.offline)).toBeInTheDocument();
    expect(await makeButton()).toBeEnabled();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('suggests the next step for an empty result, and keeps the page if loading fails', async () => {
    let broken = true;
    open('?busca=xyz', { [LIST]: ({ busca }) => (broken ? offline() : pageOf(busca ? [] : [sampleExam()])) });
    expect(await screen.findByText('As provas não puderam ser carregadas')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Nenhuma prova encontrada')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Limpar filtros' }).at(-1) as HTMLElement);
    expect(await makeButton()).toBeInTheDocument();
    expect(address()).toBe('');
  });
});
