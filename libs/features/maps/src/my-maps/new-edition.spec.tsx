import {
  type FakeCalls,
  offline,
  refuse,
  sampleMap,
  sampleMapDetail,
  sampleStudentMap,
} from '@mapa/api-client/testing';
import { ana, showAsStudent } from '@mapa/auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OldMap } from '../model';
import { MyMapsScreen } from './my-maps-screen';

const MAPS = 'GET /api/customer-area/question-map/user-maps';
const OLD = 'GET /api/customer-area/question-map/old/{id}';
const MIGRATE = 'POST /api/customer-area/question-map/migrate';

const newMap = sampleMap({ id: 8, nome: 'Mapa do Auditor', questoes: 40, assuntos: 6 });
const old = sampleStudentMap({
  nova_versao: { id: 8, nome: 'Mapa do Auditor' },
  progresso: { total: 5, respondidas: 4, certas: 3, erradas: 1 },
});
const moved = sampleStudentMap({ mapa: newMap, progresso: { total: 40, respondidas: 3, certas: 3, erradas: 0 } });
const change = (more: Partial<OldMap> = {}): OldMap => ({
  mapa: old.mapa,
  nova_versao: newMap,
  em_comum: 5,
  respondidas: 3,
  ...more,
});

/** One replaced map, from which the student can move. */
function show(other: FakeCalls = {}) {
  let maps = [old];
  const listOf = () => ({ data: maps, total: maps.length, current_page: 1, last_page: 1, per_page: 20 });
  return showAsStudent(<MyMapsScreen />, {
    route: '/area-estudante/mapas/meus-mapas',
    plan: 'plano_pago_primary',
    calls: {
      [MAPS]: listOf,
      'GET /api/customer-area/question-map/detail': sampleMapDetail(),
      'GET /api/question-map': { data: [newMap], total: 1, current_page: 1, last_page: 1, per_page: 20 },
      [OLD]: change(),
      [MIGRATE]: () => {
        maps = [moved];
        return moved;
      },
      ...other,
    },
  });
}

const ask = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Ver o que muda na edição nova de Mapa do Auditor' }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Mudar para a edição nova?' }));

describe('a map with a new edition', () => {
  it('says so on its card; a map without one does not', async () => {
    show();
    expect(await screen.findByText('Este mapa tem uma edição nova.')).toBeInTheDocument();
    expect(screen.getAllByRole('article', { name: 'Mapa do Auditor' })).toHaveLength(1);
  });

  it('names an edition with another name', async () => {
    show({
      [MAPS]: {
        data: [{ ...old, nova_versao: { id: 8, nome: 'Mapa do Auditor 2027' } }, moved],
        total: 2,
        current_page: 1,
        last_page: 1,
        per_page: 20,
      },
    });
    expect(await screen.findByText('Este mapa tem uma edição nova: “Mapa do Auditor 2027”.')).toBeInTheDocument();
    expect(screen.getAllByText(/edição nova/)).toHaveLength(1);
  });

  it('says what is moved, and replaces the old edition in the list', async () => {
    const { seen } = show();
    await ask();
    const asked = await dialog();
    expect(await asked.findByText('3 respostas suas vão junto.')).toBeInTheDocument();
    expect(asked.getByText('A edição nova tem 40 questões de 6 assuntos; 5 já estão nesta.')).toBeInTheDocument();
    await userEvent.click(asked.getByRole('button', { name: 'Mudar de edição' }));
    expect(await screen.findByText('A edição nova de “Mapa do Auditor” está nos seus mapas.')).toBeInTheDocument();
    expect(await screen.findByText('3 de 40 questões')).toBeInTheDocument();
    expect(screen.queryByText('Este mapa tem uma edição nova.')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(seen.filter(({ call }) => call === MIGRATE).map(({ args }) => args)).toEqual([{ mapa_id: 1 }]);
  });

  it.each([
    [change({ respondidas: 1, em_comum: 1 }), '1 resposta sua vai junto.', /; 1 já está nesta\./],
    [
      change({ respondidas: 0, em_comum: 0 }),
      'Nenhuma resposta vai junto: você começa nela do zero.',
      /; nenhuma delas está nesta\./,
    ],
    [change({ em_comum: 40 }), '3 respostas suas vão junto.', /; todas já estão nesta\./],
  ])('says how many answers are moved: few, none and all', async (told, along, shared) => {
    show({ [OLD]: told });
    await ask();
    const asked = await dialog();
    expect(await asked.findByText(along)).toBeInTheDocument();
    expect(asked.getByText(shared)).toBeInTheDocument();
  });

  it('says that answers waiting on the device are moved too', async () => {
    const { outbox } = show({ 'POST /api/customer-area/question/answer': offline() });
    await act(async () => {
      for (const [questao_id, mapa_id] of [
        [101, 1],
        [102, 1],
        [103, 2],
      ] as const)
        await outbox.enqueue(ana.id, { questao_id, alternativa_id: 1, mapa_id });
    });
    await ask();
    expect(
      await (await dialog()).findByText('2 respostas que ainda não foram enviadas seguem depois.'),
    ).toBeInTheDocument();
  });

  it('is kept if the student cancels', async () => {
    const { seen } = show();
    await ask();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Ficar com esta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(seen.some(({ call }) => call === MIGRATE)).toBe(false);
  });

  it('loads what is moved again after a failure, and allows no move before', async () => {
    let isDown = true;
    show({ [OLD]: () => (isDown ? offline() : change()) });
    await ask();
    const asked = await dialog();
    expect(await asked.findByText('Sem conexão. Verifique sua internet e tente novamente.')).toBeInTheDocument();
    expect(asked.getByRole('button', { name: 'Mudar de edição' })).toBeDisabled();
    isDown = false;
    await userEvent.click(asked.getByRole('button', { name: 'Tentar novamente' }));
    expect(await asked.findByText('3 respostas suas vão junto.')).toBeInTheDocument();
    expect(asked.getByRole('button', { name: 'Mudar de edição' })).toBeEnabled();
  });

  it('stays if the move fails, and the dialog stays open to try again', async () => {
    show({ [MIGRATE]: offline() });
    await ask();
    const asked = await dialog();
    await asked.findByText('3 respostas suas vão junto.');
    await userEvent.click(asked.getByRole('button', { name: 'Mudar de edição' }));
    expect(await screen.findByText('Sem conexão. Verifique sua internet e tente novamente.')).toBeInTheDocument();
    expect(await asked.findByRole('button', { name: 'Mudar de edição' })).toBeEnabled();
  });

  it('shows the state that another tab has created', async () => {
    let maps = [old];
    show({
      [MAPS]: () => ({ data: maps, total: 1, current_page: 1, last_page: 1, per_page: 20 }),
      [MIGRATE]: () => {
        maps = [moved];
        return refuse(404, { erro: ['Este mapa não está nos seus mapas.'] });
      },
    });
    await ask();
    const asked = await dialog();
    await asked.findByText('3 respostas suas vão junto.');
    await userEvent.click(asked.getByRole('button', { name: 'Mudar de edição' }));
    expect(await screen.findByText('3 de 40 questões')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The requested move has happened: no error.
    expect(await screen.findByRole('link', { name: 'Estudar agora' })).toHaveAttribute(
      'href',
      '/area-estudante/mapas/questoes/8',
    );
    expect(screen.queryByText('Este mapa não está nos seus mapas.')).not.toBeInTheDocument();
  });

  it('says why it cannot move if another tab has removed the map', async () => {
    let maps = [old];
    show({
      [MAPS]: () => ({ data: maps, total: maps.length, current_page: 1, last_page: 1, per_page: 20 }),
      [MIGRATE]: () => {
        maps = [];
        return refuse(404, { erro: ['Este mapa não está nos seus mapas.'] });
      },
    });
    await ask();
    const asked = await dialog();
    await asked.findByText('3 respostas suas vão junto.');
    await userEvent.click(asked.getByRole('button', { name: 'Mudar de edição' }));
    expect(await screen.findByText('Este mapa não está nos seus mapas.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Estudar agora' })).not.toBeInTheDocument();
  });
});
