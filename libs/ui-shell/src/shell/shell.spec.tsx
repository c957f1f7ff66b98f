import { refuse } from '@mapa/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearBrowser, enterBy, leavePage, openAsStudent, openShell } from '../testing/open-shell';

const trigger = () => screen.findByRole('button', { name: /Ana.*Aluno/, expanded: false });

afterEach(clearBrowser);

describe('what stands around a screen', () => {
  it('lets a visitor sign in by the header and welcomes them', async () => {
    await openShell('/questoes');
    await enterBy();
    expect(await screen.findByText('/bem-vindo')).toBeInTheDocument();
    expect(await trigger()).toBeInTheDocument();
  });

  it('lets a student leave', async () => {
    const { leave } = await openAsStudent('/questoes');
    await userEvent.click(await trigger());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  });

  it('keeps the name that this device remembers while the server is away', async () => {
    await openAsStudent('/questoes');
    await trigger();
    leavePage();
    await openShell('/questoes', { calls: { 'GET /api/customer-area/user/me': refuse(503) } });
    expect(await trigger()).toBeInTheDocument();
  });

  it('leaves the login page bare', async () => {
    await openShell('/login');
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Abrir menu' })).not.toBeInTheDocument();
  });

  it('puts no footer under the welcome', async () => {
    await openShell('/bem-vindo');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('leaves the page that is printed its menu, and neither header nor footer', async () => {
    await openAsStudent('/area-estudante/cadernos/imprimir');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }));
    expect(await screen.findByText('bem-vindo Ana!')).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});
