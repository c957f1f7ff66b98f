import {
  type FakeCalls,
  offline,
  refuse,
  sampleEdital,
  sampleNoticeProgramme,
  sampleStudentMap,
  sampleToday,
} from '@mapa/api-client/testing';
import { ana, showAsStudent, showAsVisitor } from '@mapa/auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeStudyScreen } from './notice-study-screen';

const PROGRAMME = 'GET /api/exam/{id}/programme';
const BEGIN = 'POST /api/customer-area/edital';
const MAKE = 'POST /api/customer-area/edital/{id}/map';
const PLAN = 'PUT /api/customer-area/study-plan';
const TODAY = 'GET /api/customer-area/today';
const ROUTE = '/concursos/57/estudar';
/** In one document with the map, so that the way there is seen. */
const INSIDE = '/area-estudante/estudar?cargo=0';
const MAP = `/area-estudante/mapas/questoes/${sampleStudentMap().mapa.id}`;

const made: FakeCalls = { [BEGIN]: sampleEdital(), [MAKE]: sampleStudentMap(), [PLAN]: { success: true } };
const page = (calls: FakeCalls = {}, route = `${ROUTE}?cargo=0`) => ({
  calls: { [PROGRAMME]: sampleNoticeProgramme(), ...calls },
  route,
});
const ui = <NoticeStudyScreen id={57} />;
const arrives = () => expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(MAP);
const create = async () => userEvent.click(await screen.findByRole('button', { name: 'Criar meu mapa' }));

describe("the page of a notice's programme", () => {
  it('asks for the office first, if there are several', async () => {
    const offices = sampleNoticeProgramme({ cargo: null, disciplinas: [], assuntos: [], primeiras: [] });
    const { seen } = showAsVisitor(ui, page({ [PROGRAMME]: offices }, ROUTE));
    const list = await screen.findByRole('list', { name: 'Cargos' });
    expect(within(list).getByRole('link', { name: /^TÉCNICO/ })).toHaveAttribute('href', `${ROUTE}?cargo=1`);
    expect(screen.queryByRole('button', { name: 'Criar meu mapa' })).not.toBeInTheDocument();
    expect(seen.find(({ call }) => call === PROGRAMME)?.args).toEqual({ id: 57 });
  });

  it('shows the beginning of the map, what it covers and what the bank lacks', async () => {
    const { seen } = showAsVisitor(ui, page());
    const order = await screen.findByRole('list', { name: 'Ordem de estudo' });
    expect(within(order).getByText(/3,1 a 5,6 · 64 questões/)).toBeInTheDocument();
    expect(screen.getByText('E mais 8 assuntos no mapa, na mesma ordem.')).toBeInTheDocument();
    expect(screen.getByText(/1 de 2 tópicos com questões no banco/)).toBeInTheDocument();
    const disciplines = screen.getByRole('list', { name: 'Disciplinas' });
    expect(within(disciplines).getByText('15 questões · peso 2 · 2 tópicos')).toBeInTheDocument();
    expect(within(disciplines).getByText('Semiótica')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Crase Q42' })).toHaveAttribute('href', '/questoes/42');
    expect(screen.getByRole('link', { name: 'Trocar o cargo' })).toHaveAttribute('href', ROUTE);
    expect(seen.find(({ call }) => call === PROGRAMME)?.args).toEqual({ id: 57, cargo: 0 });
  });

  it('offers to send an edital if this one was not read, and to try again after a failure', async () => {
    const absent = showAsVisitor(ui, page({ [PROGRAMME]: refuse(404, { erro: ['Não há.'] }) }));
    expect(await screen.findByRole('link', { name: 'Enviar o PDF do edital' })).toBeInTheDocument();
    absent.unmount();
    showAsVisitor(ui, page({ [PROGRAMME]: offline() }));
    expect(await screen.findByText('O programa não pôde ser carregado')).toBeInTheDocument();
  });
});

describe('the map of a notice', () => {
  it('is made in one press, and the week is planned for the exam', async () => {
    const { seen } = showAsStudent(ui, page({ ...made, [TODAY]: sampleToday({ prova: null }) }, INSIDE));
    await create();
    await waitFor(arrives);
    expect(seen.find(({ call }) => call === PLAN)?.args).toEqual({ prova_id: 57 });
    expect(seen.find(({ call }) => call === BEGIN)?.args).toMatchObject({ concurso_id: 57, cargo: 0, texto: null });
    expect(seen.find(({ call }) => call === MAKE)?.args).toEqual({ id: sampleEdital().id });
  });

  it('leaves the plan of a student who plans for another exam', async () => {
    const other = { prova_id: 9, nome: 'Outra', data: null, dias: null };
    const { seen } = showAsStudent(ui, page({ ...made, [TODAY]: sampleToday({ prova: other }) }, INSIDE));
    await create();
    await waitFor(arrives);
    expect(seen.some(({ call }) => call === PLAN)).toBe(false);
  });

  it('is made after a visitor has signed in', async () => {
    const { seen } = showAsVisitor(
      ui,
      page(
        {
          ...made,
          [TODAY]: sampleToday({ prova: null }),
          'GET /api/customer-area/user/me': { success: true, usuario: ana },
          'POST /api/auth/login': {
            access_token: 'token',
            user_name: ana.nome,
            user_email: ana.email,
            ava_novo: false,
            verificou_email_em: '',
            role: 'estudante',
          },
        },
        INSIDE,
      ),
    );
    await create();
    expect(seen.some(({ call }) => call === BEGIN)).toBe(false);
    await userEvent.type(await screen.findByLabelText('E-mail'), ana.email);
    await userEvent.type(screen.getByLabelText('Senha'), 'Estudar#2026');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await waitFor(arrives);
  });

  it('is refused with a sentence', async () => {
    showAsStudent(ui, page({ [BEGIN]: sampleEdital(), [MAKE]: refuse(403, { erro: ['Seu plano tem 3 mapas.'] }) }));
    await create();
    expect(await screen.findByText(/^Seu plano tem 3 mapas/)).toBeInTheDocument();
  });
});
