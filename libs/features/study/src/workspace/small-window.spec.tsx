import { type FakeCalls, sampleMapDetail, sampleQuestion } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { PageBar } from '@mapa/ui-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapCollection } from '../collection/map-collection';
import { Address, address, slots } from '../testing/slot';
import { StudyWorkspace } from './study-workspace';

jest.mock('@mapa/question', () => jest.requireActual('../testing/slot'));

const questions = [101, 102, 103].map((id, at) => sampleQuestion({ id, numero: at + 1 }));
const calls: FakeCalls = {
  'GET /api/customer-area/question-map/detail': sampleMapDetail(),
  'GET /api/customer-area/question-map/questions': {
    data: questions,
    total: 3,
    current_page: 1,
    last_page: 1,
    per_page: 20,
  },
};

async function show() {
  slots.length = 0;
  showAsStudent(
    <>
      <PageBar brand="Mapa">
        <button>Abrir menu</button>
      </PageBar>
      <StudyWorkspace collection={mapCollection(1)} />
      <Address />
    </>,
    { calls, route: '/area-estudante/mapas/questoes/1?assunto=10' },
  );
  await question('Q101');
  return slots;
}

const question = (code: string) => screen.findByRole('heading', { name: code });
const SHEET = 'Filtros, índice e assuntos';

async function openSheet() {
  await userEvent.click(screen.getByRole('button', { name: SHEET }));
  return within(await screen.findByRole('dialog', { name: SHEET }));
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the workspace in a small window', () => {
  it("shows for each question its subject, the subject's frequency, and its place in the subject", async () => {
    const slots = await show();
    expect(slots.at(-1)?.place).toEqual(['1 de 3', 'Crase', '60% da prova']);
  });

  it('shows the way back, the title and the progress in one bar', async () => {
    await show();
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('link', { name: 'Meus mapas' })).toHaveAttribute('href', '/area-estudante/mapas/meus-mapas');
    expect(bar.getByRole('heading', { level: 1, name: 'Mapa do Auditor' })).toBeVisible();
    expect(bar.getByText('0 de 5 questões')).toBeVisible();
    expect(bar.getByRole('progressbar', { name: 'Progresso no mapa' })).toBeInTheDocument();
    expect(bar.getByRole('button', { name: 'Abrir menu' })).toBeVisible();
  });

  it('keeps filters, index, subjects and steps away from the statement, and gives the steps to the question', async () => {
    const slots = await show();
    expect(screen.queryByRole('list', { name: 'Filtrar as questões' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Índice das questões' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Assuntos' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Navegação entre questões' })).toBeNull();
    expect(slots.at(-1)).toMatchObject({ dock: { nextLabel: 'Próxima' } });
  });

  it('holds them in one sheet; a choice there replaces the question', async () => {
    await show();
    const sheet = await openSheet();
    expect(sheet.getByRole('list', { name: 'Filtrar as questões' })).toBeVisible();
    expect(sheet.getByRole('navigation', { name: 'Assuntos' })).toBeVisible();
    expect(sheet.getByRole('link', { name: 'Revisão' })).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Usar tema escuro' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Questão 3, não resolvida' }));
    await question('Q103');
    await closed();
  });

  it('filters from the sheet', async () => {
    await show();
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('link', { name: /^Erradas/ }));
    await waitFor(() => expect(address().get('estado')).toBe('erradas'));
    await closed();
  });

  it('closes the sheet by the back button, and by its own, and stays at the question', async () => {
    await show();
    await openSheet();
    act(() => window.history.back());
    await closed();
    await openSheet();
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(screen.getByRole('heading', { name: 'Q101' })).toBeVisible();
  });
});
