import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearBrowser, openAsStudent, profileOf } from '../testing/open-shell';

const CLEAR = 'POST /api/customer-area/user/clear-notify';
const FLAG = 'notifytoken';

const open = (notify: boolean) =>
  openAsStudent('/area-estudante/favoritas', { calls: { ...profileOf({ notify }), [CLEAR]: { success: true } } });
const openMenu = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name, expanded: false }));
  return within(await screen.findByRole('menu'));
};

/** jsdom cannot navigate: the link handles its click itself. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => document.addEventListener('click', stay));
afterEach(() => {
  document.removeEventListener('click', stay);
  clearBrowser();
});

describe('the bell on Solicitações', () => {
  it('rings while this device holds the student’s flag, and stops once they followed it', async () => {
    const { seen } = await open(true);
    expect(localStorage.getItem(FLAG)).toBe('true');
    const menu = await openMenu(/Ana.*Aluno.*há um aviso/);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Solicitações (há resposta nova)' }));
    await waitFor(() => expect(seen.filter(({ call }) => call === CLEAR)).toHaveLength(1));
    expect(localStorage.getItem(FLAG)).toBeNull();
    expect(await screen.findByRole('button', { name: /Ana.*Aluno$/ })).toBeInTheDocument();
  });

  it('does not ring without the flag, and then informs the server of nothing', async () => {
    const { seen } = await open(false);
    const menu = await openMenu(/Ana.*Aluno$/);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Solicitações' }));
    expect(seen.map(({ call }) => call)).not.toContain(CLEAR);
  });

  it('continues ringing when another page is opened', async () => {
    await open(true);
    const menu = await openMenu(/Ana.*Aluno/);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Minha Área' }));
    expect(localStorage.getItem(FLAG)).toBe('true');
  });

  it('rings in the mobile menu too', async () => {
    await open(true);
    await screen.findByRole('button', { name: /Ana.*Aluno/ });
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Solicitações (há resposta nova)' }));
    expect(localStorage.getItem(FLAG)).toBeNull();
  });
});
