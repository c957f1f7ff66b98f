import { renderWithProviders } from '@mapa/api-client/testing';
import { PageBar } from '@mapa/ui-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partsOf } from '../layout/layout-rules';
import { Header, type HeaderProps } from './header';

const ana = { nome: 'Ana Souza', plano_tipo: 'plano_gratis', role: 'estudante' };

function show({ route = '/questoes', ...change }: Partial<HeaderProps> & { route?: string } = {}) {
  const user = 'user' in change ? change.user : null;
  const props: HeaderProps = {
    parts: partsOf(route, user),
    user,
    helpUrl: 'https://ajuda.exemplo/',
    onLogin: jest.fn(),
    onLogout: jest.fn(),
    onRetry: jest.fn(),
    ...change,
  };
  return { props, ...renderWithProviders(<Header {...props} />, { route }) };
}

const mainLinks = () =>
  within(screen.getByRole('navigation', { name: 'Principal' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the header', () => {
  it('offers a visitor to sign in', async () => {
    const { props } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(props.onLogin).toHaveBeenCalledTimes(1);
    expect(mainLinks()).toEqual(['Mapas', 'Provas', 'Bancas', 'Questões', 'Concursos', 'Planos']);
  });

  it('shows neither name nor sign-in while the session loads', () => {
    show({ user: undefined });
    expect(screen.queryByRole('button', { name: 'Entrar' })).not.toBeInTheDocument();
    expect(mainLinks()).toEqual(['Provas', 'Bancas', 'Questões', 'Concursos']);
  });

  it('marks the current place', async () => {
    show({ user: ana, route: '/area-estudante/mapas/questoes/3' });
    await screen.findByRole('button', { name: /Ana.*Aluno/, expanded: false });
    expect(screen.getByRole('link', { name: 'Mapas' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Questões' })).not.toHaveAttribute('aria-current');
  });

  it("is one slim bar with the menu and the site's notices if a page has a bar of its own", async () => {
    show({ user: ana, PageBar, notice: '1 resposta na fila' });
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByText('1 resposta na fila')).toBeVisible();
    expect(bar.getByRole('link', { name: 'Mapa, hoje' })).toBeVisible();
    expect(bar.queryByRole('navigation', { name: 'Principal' })).toBeNull();
    await userEvent.click(bar.getByRole('button', { name: 'Abrir menu' }));
    const menu = within(await screen.findByRole('dialog', { name: /^bem-vindo Ana/ }));
    expect(menu.getByRole('button', { name: 'Sair' })).toBeVisible();
  });

  it("opens the student's menu and lets them log out", async () => {
    const { props } = show({ user: ana });
    await userEvent.click(await screen.findByRole('button', { name: /Ana.*Aluno/ }));
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Minha Área', 'Meus Cadernos', 'Favoritos', 'Solicitações', 'Minha Conta', 'Fale Conosco', 'Sair']);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Sair' }));
    expect(props.onLogout).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['professor', 'Professor'],
    ['admin', 'Administrador'],
    ['master', 'Master'],
    ['estudante', 'Aluno'],
  ])('names the role of a %s: %s', async (role, label) => {
    show({ user: { ...ana, role } });
    expect(await screen.findByRole('button', { name: new RegExp(`Ana\\s*${label}$`) })).toBeInTheDocument();
  });

  it('is absent on the login page', () => {
    show({ route: '/login' });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });

  it('is reduced on the checkout, and says that the purchase is safe', () => {
    show({ route: '/checkout' });
    expect(screen.getByText('Compra 100% Segura')).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('the mobile menu', () => {
  const EVERYBODY = ['Mapas', 'Bancas', 'Questões', 'Provas', 'Concursos'];
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }));
    return screen.findByRole('dialog');
  };

  it('invites a visitor to sign in', async () => {
    const { props } = show();
    const menu = await open();
    expect(within(menu).getByText('Entre na sua conta e comece a estudar.')).toBeInTheDocument();
    await userEvent.click(within(menu).getByRole('button', { name: 'Entrar' }));
    expect(props.onLogin).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the space of unknown items, and offers nobody a plan that they may have', async () => {
    show({ user: undefined });
    const menu = await open();
    expect(within(menu).getByRole('group', { name: 'Carregando' })).toBeInTheDocument();
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(EVERYBODY);
    expect(within(menu).queryByRole('button', { name: /Entrar|Sair/ })).not.toBeInTheDocument();
  });

  it('greets a student by name and links to their pages', async () => {
    const { props } = show({ user: ana });
    await screen.findByRole('button', { name: /Ana.*Aluno/, expanded: false });
    const menu = await open();
    expect(within(menu).getByText('bem-vindo Ana!')).toBeInTheDocument();
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      ...EVERYBODY,
      'Planos',
      'Minha Conta',
      'Meus Mapas',
      'Meus Cadernos',
      'Favoritos',
      'Solicitações',
      'Fale Conosco',
    ]);
    await userEvent.click(within(menu).getByRole('button', { name: 'Sair' }));
    expect(props.onLogout).toHaveBeenCalledTimes(1);
  });
});
