import { listOf, offline, refuse, samplePerson, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Desk } from '../screen/desk';

const PEOPLE = 'GET /api/customer-area/desk/person';
const ROLE = 'POST /api/customer-area/desk/person/{id}/role';
const ROUTE = '/area-estudante/mesa/pessoas';

const show = (calls: FakeCalls = {}) =>
  showAsStudent(<Desk route="deskPeople" viewer="master" />, {
    calls: { [PEOPLE]: listOf(samplePerson()), ...calls },
    role: 'master',
    route: ROUTE,
  });

async function choose(role: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar o papel de Rui Prado' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Papel de Rui Prado' }));
  await userEvent.selectOptions(dialog.getByLabelText('Papel'), role);
  return dialog;
}

describe('people at the desk', () => {
  it('are the staff, with their roles', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Rui Prado' })).toBeInTheDocument();
    expect(screen.getByText('1 pessoa na equipe')).toBeInTheDocument();
    expect(screen.getByText('Professor')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pessoas' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Auditoria' })).toHaveAttribute('href', '/area-estudante/mesa/auditoria');
  });

  it('are found by a part of a name, which the address omits', async () => {
    const joana = samplePerson({ nome: 'Joana Lima', email: 'joana@exemplo.com.br', papel: 'estudante' });
    show({ [PEOPLE]: ({ busca }) => (busca === 'joana' ? listOf(joana) : listOf()) });
    await userEvent.type(await screen.findByLabelText('Nome ou e-mail'), 'joana{Enter}');
    expect(await screen.findByRole('heading', { name: 'Joana Lima' })).toBeInTheDocument();
    expect(screen.getByText('1 conta')).toBeInTheDocument();
    expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(new RegExp(`^${ROUTE}$`));
  });

  it('are given a role after a preview of its meaning', async () => {
    let now = samplePerson();
    const { seen } = show({
      [PEOPLE]: () => listOf(now),
      [ROLE]: ({ papel }) => (now = samplePerson({ papel })),
    });
    const dialog = await choose('admin');
    expect(dialog.getByText('Decide denúncias, devolve pagamentos e lê a auditoria.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Dar o papel' }));
    expect(await screen.findByText('Rui Prado agora é Administrador.')).toBeInTheDocument();
    expect(await screen.findByText('Administrador')).toBeInTheDocument();
    expect(seen.find(({ call }) => call === ROLE)?.args).toEqual({ id: now.id, papel: 'admin' });
  });

  it('keep their role if the server refuses, and the dialog says why', async () => {
    const sentence = 'Esta é a única conta Master: dê antes esse papel a outra.';
    show({ [ROLE]: refuse(422, { papel: [sentence] }) });
    const dialog = await choose('estudante');
    await userEvent.click(dialog.getByRole('button', { name: 'Dar o papel' }));
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
    expect(dialog.getByLabelText('Papel')).toHaveValue('estudante');
  });

  it('come in pages, and are requested again after a failure', async () => {
    let isDown = true;
    const { seen } = show({
      [PEOPLE]: () => (isDown ? offline() : { ...listOf(samplePerson()), total: 30, last_page: 2 }),
    });
    await screen.findByText('As pessoas não puderam ser carregadas');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Próximos' }));
    await waitFor(() => expect(seen.at(-1)?.args).toEqual({ page: 2 }));
  });

  it('say what to do if there is no such account', async () => {
    show({ [PEOPLE]: listOf() });
    expect(await screen.findByText('Nenhuma conta encontrada')).toBeInTheDocument();
  });
});
