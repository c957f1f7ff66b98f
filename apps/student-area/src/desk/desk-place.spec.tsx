import { listOf, sampleDeskWork, type FakeCalls } from '@mapa/api-client/testing';
import { showAsLoading, showAsStudent } from '@mapa/auth/testing';
import type { Role } from '@mapa/domain';
import { useShownPlace } from '@mapa/ui-kit';
import { screen } from '@testing-library/react';
import { DeskPlace } from './desk-place';

const calls: FakeCalls = {
  'GET /api/customer-area/desk/person': listOf(),
  'GET /api/customer-area/desk/audit': listOf(),
  'GET /api/customer-area/desk/work': sampleDeskWork(),
};
const Title = () => <p aria-label="Título do documento">{useShownPlace()}</p>;
const show = (role: Role, route: 'deskPeople' | 'deskAudit' | 'desk') =>
  showAsStudent(
    <>
      <Title />
      <DeskPlace route={route} />
    </>,
    { role, calls, route: '/area-estudante/mesa' },
  );

describe('the desk', () => {
  it.each(['deskPeople', 'deskAudit', 'desk'] as const)('does not exist for a student: %s', async (route) => {
    const { seen } = show('estudante', route);
    expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeInTheDocument();
    expect(screen.getByLabelText('Título do documento')).toHaveTextContent('Página não encontrada');
    expect(seen).toEqual([]);
  });

  it('does not exist in a part that the role does not see', () => {
    show('admin', 'deskPeople');
    expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeInTheDocument();
  });

  it.each(['master', 'admin', 'professor'] as const)('starts with the open tasks, for a %s', async (role) => {
    show(role, 'desk');
    expect(await screen.findByRole('heading', { name: 'Mesa' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'A fazer' })).toHaveAttribute('aria-current', 'page');
  });

  it('opens the part of its address', async () => {
    show('master', 'deskPeople');
    expect(await screen.findByRole('heading', { name: 'Mesa' })).toBeInTheDocument();
  });

  it('shows neither while the role is unknown', () => {
    showAsLoading(<DeskPlace route="desk" />, { calls });
    expect(screen.getByLabelText('Carregando')).toBeInTheDocument();
  });
});
