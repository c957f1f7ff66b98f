import { offline, refuse } from '@mapa/api-client/testing';
import { MESSAGES } from '@mapa/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ana, clearBrowser, enterBy, leavePage, openAsStudent, openShell } from '../testing/open-shell';

const trigger = () => screen.findByRole('button', { name: /Ana.*Aluno/, expanded: false });

afterEach(clearBrowser);

describe('the shell of a screen', () => {
  it('lets a visitor sign in by the header and welcomes them', async () => {
    await openShell('/questoes');
    await enterBy();
    expect(await screen.findByText('/bem-vindo')).toBeInTheDocument();
    expect(await trigger()).toBeInTheDocument();
  });

  it('lets a student log out', async () => {
    const { leave } = await openAsStudent('/questoes');
    await userEvent.click(await trigger());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  });

  it('keeps the name stored on this device while the server is unavailable', async () => {
    await openAsStudent('/questoes');
    await trigger();
    leavePage();
    await openShell('/questoes', { calls: { 'GET /api/customer-area/user/me': refuse(503) } });
    expect(await trigger()).toBeInTheDocument();
  });

  describe.each([
    ['fails', refuse(500), MESSAGES.unexpected],
    ['is away', refuse(503), MESSAGES.unavailable],
    ['cannot be reached', offline(), MESSAGES.offline],
  ])('while the server %s', (_how, failure, sentence) => {
    const PROFILE = 'GET /api/customer-area/user/me';
    const ME = { success: true, usuario: ana } as const;
    const OWN = ['Minha Conta', 'Meus Mapas', 'Meus Cadernos', 'Favoritos', 'Solicitações', 'Fale Conosco'];
    const openMenu = async (name: RegExp) => {
      await userEvent.click(await screen.findByRole('button', { name, expanded: false }));
      return within(await screen.findByRole('menu'));
    };

    it('treats a session without a stored name as signed in, and loads the profile on request', async () => {
      let reply: typeof ME | typeof failure = failure;
      await openAsStudent('/questoes', { calls: { [PROFILE]: () => reply } });
      let menu = await openMenu(/Usuário.*Aluno.*sem conexão com a conta/);
      expect(screen.queryByRole('button', { name: 'Entrar' })).not.toBeInTheDocument();
      expect(
        within(screen.getByRole('navigation', { name: 'Principal' }))
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['Mapas', 'Provas', 'Bancas', 'Questões', 'Concursos', 'Cadernos']);
      expect(screen.getByText('Sem conexão com a sua conta.')).toBeInTheDocument();
      await userEvent.click(menu.getByRole('menuitem', { name: 'Tentar novamente' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
      reply = ME;
      menu = await openMenu(/Usuário/);
      await userEvent.click(menu.getByRole('menuitem', { name: 'Tentar novamente' }));
      menu = await openMenu(/^Ana\s*Aluno$/);
      expect(menu.queryByRole('menuitem', { name: 'Tentar novamente' })).not.toBeInTheDocument();
    });

    it('says so in the mobile menu, which is complete and loads again', async () => {
      let reply: typeof ME | typeof failure = failure;
      localStorage.setItem('user_name', ana.nome);
      localStorage.setItem('mapa_estudante', ana.id);
      await openAsStudent('/area-estudante/favoritas', { calls: { [PROFILE]: () => reply } });
      await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }));
      const menu = within(await screen.findByRole('dialog', { name: 'bem-vindo Ana!' }));
      expect(
        menu.getByText('Sem conexão com a sua conta. O que você responder fica guardado neste aparelho.'),
      ).toBeInTheDocument();
      expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Mapas',
        'Bancas',
        'Questões',
        'Provas',
        'Concursos',
        ...OWN,
      ]);
      expect(menu.getByRole('button', { name: 'Sair' })).toBeEnabled();
      reply = ME;
      await userEvent.click(menu.getByRole('button', { name: 'Tentar novamente' }));
      await waitFor(() => expect(menu.queryByText(/Sem conexão com a sua conta/)).not.toBeInTheDocument());
      expect(menu.getByRole('link', { name: 'Planos' })).toBeInTheDocument();
    });
  });

  it('leaves the login page bare', async () => {
    await openShell('/login');
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Abrir menu' })).not.toBeInTheDocument();
  });

  it('shows no footer under the welcome page', async () => {
    await openShell('/bem-vindo');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('shows on the printed page its menu, and neither header nor footer', async () => {
    await openAsStudent('/area-estudante/cadernos/imprimir');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }));
    expect(await screen.findByText('bem-vindo Ana!')).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});
