import { type FakeCalls, refuse, sampleNotebook, samplePlanUse, sampleProfile } from '@mapa/api-client/testing';
import { ana, showAsStudent, showAsVisitor } from '@mapa/auth/testing';
import { refusalAt, planLimits } from '@mapa/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotebookButton, type NotebookButtonProps } from './notebook-button';

const CREATE = 'POST /api/customer-area/question-notebook/';
const PLAN = 'GET /api/customer-area/user/plan';
const FREE = planLimits('plano_gratis');

const made = (args: { nome: string }) => sampleNotebook({ nome: args.nome });
const filter = { filtros: { assunto_id: [10], ano: [2024] } };
const button = (over: Partial<NotebookButtonProps> = {}) => (
  <NotebookButton label="Gerar caderno" name="Crase, 2024" source={filter} total={40} {...over} />
);
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Gerar caderno' }));
  return within(await screen.findByRole('dialog', { name: 'Gerar caderno' }));
};
const name = () => screen.findByRole('textbox', { name: 'Nome do caderno' });
const create = () => userEvent.click(screen.getByRole('button', { name: 'Criar caderno' }));
const calls = (change: FakeCalls = {}): FakeCalls => ({ [CREATE]: made, ...change });

afterEach(() => {
  document.cookie = 'jwt_token=; max-age=0; path=/';
  localStorage.clear();
});

describe('a notebook made from a filter', () => {
  it('proposes a name and all questions found, and leads to itself', async () => {
    const { seen } = showAsStudent(button(), { calls: calls() });
    await open();
    expect(await name()).toHaveValue('Crase, 2024');
    expect(screen.getByRole('textbox', { name: 'Quantas questões' })).toHaveValue('40');
    await create();
    expect(await screen.findByText('“Crase, 2024” está nos seus cadernos.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Estudar agora' })).toHaveAttribute(
      'href',
      `/area-estudante/cadernos/${sampleNotebook().id}`,
    );
    expect(seen.find(({ call }) => call === CREATE)?.args).toEqual({ nome: 'Crase, 2024', ...filter, limite: 40 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('takes as many questions as requested, and refuses an invalid number', async () => {
    const { seen } = showAsStudent(button(), { calls: calls() });
    await open();
    const size = await screen.findByRole('textbox', { name: 'Quantas questões' });
    await userEvent.clear(size);
    await userEvent.type(size, '41');
    await create();
    expect(await screen.findByText('Escolha de 1 a 40.')).toBeInTheDocument();
    await userEvent.clear(size);
    await userEvent.type(size, '7');
    await create();
    await waitFor(() => expect(seen.find(({ call }) => call === CREATE)?.args).toMatchObject({ limite: 7 }));
  });

  it('says before that not all of them fit, and what the plans allow', async () => {
    showAsStudent(button({ total: 964 }), { calls: calls() });
    const dialog = await open();
    expect(
      await dialog.findByText(
        /São 964 questões ao todo, e um caderno tem até 100 no plano gratuito: entram as mais recentes/,
      ),
    ).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Quantas questões' })).toHaveValue('100');
    expect(dialog.getByRole('link', { name: 'Conhecer os planos' })).toHaveAttribute('href', '/planos');
  });

  it('cannot be made if the plan has no room, and says so before', async () => {
    showAsStudent(button(), { calls: calls({ [PLAN]: samplePlanUse({ cadernos: { limite: 3, usados: 3 } }) }) });
    const dialog = await open();
    expect(await dialog.findByText(new RegExp(refusalAt('notebooks', FREE)))).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Criar caderno' })).toBeDisabled();
  });

  it('keeps the typed fields if it is refused, and says why', async () => {
    showAsStudent(button(), {
      calls: calls({ [CREATE]: refuse(422, { questoes: ['Nenhuma questão atende ao que você escolheu.'] }) }),
    });
    await open();
    const field = await name();
    await userEvent.clear(field);
    await userEvent.type(field, 'O meu');
    await create();
    expect(await screen.findByText('Nenhuma questão atende ao que você escolheu.')).toBeInTheDocument();
    expect(await name()).toHaveValue('O meu');
  });

  it('cannot be made without questions', () => {
    showAsStudent(button({ total: 0 }), { calls: calls() });
    expect(screen.getByRole('button', { name: 'Gerar caderno' })).toBeDisabled();
  });

  it('is made for a visitor who signs in on the way', async () => {
    const { usuario } = sampleProfile();
    const { seen } = showAsVisitor(button(), {
      calls: calls({
        'GET /api/customer-area/user/me': { success: true, usuario },
        'POST /api/auth/login': {
          access_token: 'token',
          user_name: ana.nome,
          user_email: ana.email,
          ava_novo: false,
          verificou_email_em: '',
          role: 'estudante',
        },
      }),
    });
    await open();
    const field = await name();
    await userEvent.clear(field);
    await userEvent.type(field, 'Para depois');
    await create();
    await userEvent.type(await screen.findByLabelText('E-mail'), ana.email);
    expect(seen.some(({ call }) => call === CREATE)).toBe(false);
    await userEvent.type(screen.getByLabelText('Senha'), 'Estudar#2026');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('“Para depois” está nos seus cadernos.')).toBeInTheDocument();
    expect(seen.find(({ call }) => call === CREATE)?.args).toEqual({ nome: 'Para depois', ...filter, limite: 40 });
  });
});

describe('a notebook of picked questions', () => {
  it('contains those that were picked, as many as the plan allows', async () => {
    const questoes = Array.from({ length: 101 }, (_, n) => n + 1);
    const { seen } = showAsStudent(button({ source: { questoes }, total: 101 }), { calls: calls() });
    const dialog = await open();
    expect(await dialog.findByText(/entram as primeiras/)).toBeInTheDocument();
    expect(dialog.queryByRole('textbox', { name: 'Quantas questões' })).not.toBeInTheDocument();
    await create();
    await waitFor(() =>
      expect(seen.find(({ call }) => call === CREATE)?.args).toEqual({
        nome: 'Crase, 2024',
        questoes: questoes.slice(0, 100),
      }),
    );
  });
});
