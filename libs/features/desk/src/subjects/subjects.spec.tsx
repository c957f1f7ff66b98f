import {
  listOf,
  offline,
  refuse,
  sampleDeskSubjects,
  sampleSubjectAnswer,
  type FakeCalls,
} from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Desk } from '../screen/desk';

const TREE = 'GET /api/customer-area/desk/subject';
const TASKS = 'GET /api/customer-area/desk/task';
const NAME = 'PUT /api/customer-area/desk/subject/{id}/name';
const PLACE = 'PUT /api/customer-area/desk/subject/{id}/place';
const MERGE = 'PUT /api/customer-area/desk/subject/{id}/merge';
const UNDO = 'POST /api/customer-area/desk/subject-act/{id}/undo';

const show = (calls: FakeCalls = {}, role: 'admin' | 'professor' = 'admin') =>
  showAsStudent(<Desk route="deskSubjects" viewer={role} />, {
    calls: { [TREE]: sampleDeskSubjects(), [TASKS]: listOf(), ...calls },
    role,
    route: '/area-estudante/mesa/assuntos',
  });
const effect = ({ so_conferir }: Record<string, unknown>) => sampleSubjectAnswer({ feito: !so_conferir });

/** Opens a change of a subject that a search finds. */
async function open(name: string, act: string) {
  await userEvent.type(await screen.findByLabelText('Buscar matéria ou assunto'), name);
  await userEvent.click(await screen.findByRole('button', { name: `Mudar ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
  return within(await screen.findByRole('dialog', { name: `${act}: ${name}` }));
}

describe('subjects at the desk', () => {
  it('are an expandable tree, with counts and earlier names', async () => {
    show();
    expect(await screen.findByText('2 matérias, 2 assuntos')).toBeInTheDocument();
    expect(screen.queryByText('Crase')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Assuntos de Português' }));
    expect(screen.getByText('Crase')).toBeInTheDocument();
    expect(screen.getByText('12 questões · antes: Emprego da crase')).toBeInTheDocument();
  });

  it('are found by an earlier name too', async () => {
    show();
    await userEvent.type(await screen.findByLabelText('Buscar matéria ou assunto'), 'emprego');
    expect(await screen.findByText('Crase')).toBeInTheDocument();
    expect(screen.queryByText('Regência')).not.toBeInTheDocument();
  });

  it('are renamed after a preview of the changes, and renaming again reverts it', async () => {
    const { seen } = show({ [NAME]: effect });
    const dialog = await open('Crase', 'Renomear');
    const name = dialog.getByLabelText('Nome');
    await userEvent.clear(name);
    await userEvent.type(name, 'Uso da crase');
    await userEvent.click(dialog.getByRole('button', { name: 'Conferir o que muda' }));
    expect(await dialog.findByText('318 estudantes que já responderam')).toBeInTheDocument();
    expect(dialog.getByText('4 mapas e 1 caderno, 2 dos quais feitos por um filtro dele')).toBeInTheDocument();
    await userEvent.type(name, '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Conferir o que muda' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Renomear' }));
    expect(await screen.findByText(/agora se chama/)).toBeInTheDocument();
    expect(seen.filter(({ call }) => call === NAME).map(({ args }) => args)).toEqual([
      { id: 11, nome: 'Uso da crase', so_conferir: true },
      { id: 11, nome: 'Uso da crase!', so_conferir: true },
      { id: 11, nome: 'Uso da crase!', so_conferir: false },
    ]);
  });

  it('are moved below another, or below none', async () => {
    const { seen } = show({ [PLACE]: effect });
    const dialog = await open('Crase', 'Mover');
    expect(dialog.getByRole('button', { name: 'Conferir o que muda' })).toBeDisabled();
    expect(dialog.queryByRole('radio', { name: 'Português › Crase' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'De nenhum: vira matéria' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Conferir o que muda' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Mover' }));
    await screen.findByText(/agora está em/);
    expect(seen.filter(({ call }) => call === PLACE).at(-1)?.args).toEqual({
      id: 11,
      pai_id: null,
      so_conferir: false,
    });
  });

  it('are merged from a pair that the classifier reports', async () => {
    const { seen } = show({ [MERGE]: effect });
    await userEvent.click(await screen.findByRole('button', { name: 'Juntar Língua Portuguesa a Português' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: 'Português' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Conferir o que muda' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Juntar' }));
    await screen.findByText(/agora é/);
    expect(seen.filter(({ call }) => call === MERGE).at(-1)?.args).toEqual({ id: 2, em_id: 1, so_conferir: false });
  });

  it('stay unchanged if the server refuses, and the dialog keeps the typed text', async () => {
    const sentence = 'Já existe “Regência” nesse lugar: junte um ao outro.';
    show({ [NAME]: refuse(422, { erro: [sentence] }) });
    const dialog = await open('Crase', 'Renomear');
    await userEvent.type(dialog.getByLabelText('Nome'), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Conferir o que muda' }));
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
    expect(dialog.getByLabelText('Nome')).toHaveValue('Crase2');
  });

  it('have their latest changes undone, unless the server refuses with a reason', async () => {
    const sentence = '“Crase” mudou depois disso: desfaça antes a mudança mais recente.';
    show({ [UNDO]: refuse(422, { erro: [sentence] }) });
    await userEvent.click(await screen.findByRole('button', { name: /^Desfazer: Português › Emprego da crase/ }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('are read-only for a teacher', async () => {
    show({}, 'professor');
    await screen.findByText('2 matérias, 2 assuntos');
    expect(screen.getByText('Português e Língua Portuguesa')).toBeInTheDocument();
    for (const name of [/^Mudar/, /^Juntar/, /^Desfazer/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('are requested again after a failure', async () => {
    let isDown = true;
    show({ [TREE]: () => (isDown ? offline() : sampleDeskSubjects()) });
    await screen.findByText('Os assuntos não puderam ser carregados');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('2 matérias, 2 assuntos')).toBeInTheDocument();
  });
});
