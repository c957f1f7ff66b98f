import { listOf, sampleAuditEntry, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Desk } from '../screen/desk';

const AUDIT = 'GET /api/customer-area/desk/audit';
const ROUTE = '/area-estudante/mesa/auditoria';

const show = (answer: FakeCalls[typeof AUDIT], route = ROUTE) =>
  showAsStudent(<Desk route="deskAudit" viewer="admin" />, { calls: { [AUDIT]: answer }, role: 'admin', route });
const address = () => screen.getByLabelText('Endereço completo');

describe('the audit log', () => {
  it('says who did what to whom, and what it changed', async () => {
    show(listOf(sampleAuditEntry()));
    expect(await screen.findByRole('heading', { name: 'Papel concedido' })).toBeInTheDocument();
    expect(screen.getByText('Rui Prado (rui@exemplo.com.br)')).toBeInTheDocument();
    expect(screen.getByText('Aluno → Professor')).toBeInTheDocument();
    expect(screen.getByText('15 de mar. de 2026, 09:30 · Ana Souza, ana@exemplo.com.br')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Pessoas' })).not.toBeInTheDocument();
  });

  it('says so if a command acted, and if an account is gone', async () => {
    const command = sampleAuditEntry({ id: 2, por: 'comando', autor: null, objeto_nome: null });
    const gone = sampleAuditEntry({ id: 3, autor: null, objeto: 'questao', objeto_id: '7', antes: null });
    show(listOf(gone, command));
    expect(await screen.findByText(/· por um comando no servidor$/)).toBeInTheDocument();
    expect(screen.getByText('Conta excluída')).toBeInTheDocument();
    expect(screen.getByText(/· conta excluída$/)).toBeInTheDocument();
    expect(screen.getByText('Questão Q7')).toBeInTheDocument();
  });

  it('is narrowed by act, question and person; the address stores the first two', async () => {
    const { seen } = show(listOf());
    await userEvent.selectOptions(await screen.findByLabelText('Ato'), 'papel_concedido');
    await userEvent.type(screen.getByLabelText('Questão'), 'q12{Enter}');
    await userEvent.type(screen.getByLabelText('E-mail de quem agiu ou de quem se trata'), 'rui@exemplo.com.br{Enter}');
    const filter = { ato: 'papel_concedido', questao_id: 12, pessoa: 'rui@exemplo.com.br' };
    await waitFor(() => expect(seen.at(-1)?.args).toEqual(filter));
    expect(address()).toHaveTextContent(`${ROUTE}?ato=papel_concedido&questao_id=12`);
    expect(address()).not.toHaveTextContent('rui');
    expect(await screen.findByText('Nenhum ato encontrado')).toBeInTheDocument();
  });

  it('requires a valid code', async () => {
    show(listOf());
    await userEvent.type(await screen.findByLabelText('Questão'), 'doze{Enter}');
    expect(screen.getByText('Escreva um código como Q12.')).toBeInTheDocument();
    expect(address()).toHaveTextContent(new RegExp(`^${ROUTE}$`));
  });

  it('is empty at first', async () => {
    show(listOf());
    expect(await screen.findByText('Nenhum ato ainda')).toBeInTheDocument();
  });
});
