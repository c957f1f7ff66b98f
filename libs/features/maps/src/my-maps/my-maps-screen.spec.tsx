import {
  type FakeCalls,
  offline,
  refuse,
  sampleMap,
  sampleMapDetail,
  samplePlanUse,
  sampleStudentMap,
  sampleSubject,
} from '@mapa/api-client/testing';
import { showAsLoading, showAsStudent } from '@mapa/auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StudentMap } from '../model';
import { MyMapsScreen } from './my-maps-screen';

const MAPS = 'GET /api/customer-area/question-map/user-maps';
const PLAN = 'GET /api/customer-area/user/plan';
const DETAIL = 'GET /api/customer-area/question-map/detail';
const CHOOSABLE = 'GET /api/question-map';
const REMOVE = 'DELETE /api/customer-area/question-map/{id}';
const SELECT = 'POST /api/customer-area/question-map/select';
const RESET = 'POST /api/customer-area/question-map/reset';

const listOf = <T,>(data: T[]) => ({ data, total: data.length, current_page: 1, last_page: 1, per_page: 20 });
const begun = sampleStudentMap({ progresso: { total: 5, respondidas: 4, certas: 3, erradas: 1 } });
const fresh = sampleStudentMap({
  mapa: sampleMap({ id: 2, nome: 'Mapa do Escrivão', ano: null, banca: null, cargo: null }),
});
const subjects = [
  sampleSubject({ respondidas: 3, certas: 3 }),
  sampleSubject({ assunto_id: 20, nome: 'Regência', total: 2, respondidas: 1, erradas: 1 }),
];

/** A student's maps that are really added and removed. */
function callsWith(maps: StudentMap[], change: FakeCalls = {}) {
  const own = new Map(maps.map((map) => [map.mapa.id, map]));
  const calls: FakeCalls = {
    [MAPS]: () => listOf([...own.values()]),
    [DETAIL]: sampleMapDetail({ assuntos: subjects }),
    [CHOOSABLE]: listOf([begun.mapa, fresh.mapa]),
    [REMOVE]: ({ id }) => {
      own.delete(id);
      return { success: true };
    },
    [SELECT]: ({ mapa_id }) => {
      const map = maps.find(({ mapa }) => mapa.id === mapa_id) ?? fresh;
      own.set(mapa_id, map);
      return map;
    },
    [RESET]: ({ mapa_id }) => {
      own.set(mapa_id, sampleStudentMap({ epoca: 2 }));
      return { success: true, epoca: 2 };
    },
    ...change,
  };
  return calls;
}

const show = (calls: FakeCalls) =>
  showAsStudent(<MyMapsScreen />, { calls, route: '/area-estudante/mapas/meus-mapas' });
const card = (name: string) => screen.findByRole('article', { name });
/** The maps that can be added: behind a button for a student with a map. */
async function choosable() {
  await screen.findByRole('heading', { name: /^(Adicionar outro|Escolha seu primeiro) mapa$/, hidden: true });
  const opener = screen.queryByRole('button', { name: 'Adicionar mapa', expanded: false });
  if (opener) await userEvent.click(opener);
  return screen.findByRole('list', { name: 'Mapas' });
}

describe("the student's maps", () => {
  it('offer others behind a button, and load no list of them before it is pressed', async () => {
    const { seen } = show(callsWith([begun]));
    await card('Mapa do Auditor');
    expect(screen.queryByRole('list', { name: 'Mapas' })).not.toBeInTheDocument();
    expect(seen.some(({ call }) => call === CHOOSABLE)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar mapa' }));
    expect(await screen.findByRole('list', { name: 'Mapas' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar mapa', expanded: true }));
    expect(screen.queryByRole('list', { name: 'Mapas' })).not.toBeInTheDocument();
  });

  it('show progress and accuracy, and link to the next question', async () => {
    show(callsWith([begun, fresh]));
    const first = within(await card('Mapa do Auditor'));
    await choosable();
    expect(first.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 de 5 questões');
    expect(first.getByText('75% de acerto')).toBeInTheDocument();
    expect(first.getByRole('link', { name: 'Continuar: Mapa do Auditor' })).toHaveAttribute(
      'href',
      '/area-estudante/mapas/questoes/1',
    );
    expect(first.getByRole('link', { name: 'Revisar Mapa do Auditor' })).toHaveAttribute(
      'href',
      '/area-estudante/mapas/questoes-revisao/1',
    );
    const second = within(await card('Mapa do Escrivão'));
    expect(second.getByRole('link', { name: 'Começar: Mapa do Escrivão' })).toBeInTheDocument();
    expect(second.queryByRole('link', { name: /Revisar/ })).toBeNull();
  });

  it('show the heaviest subjects of the map studied last, each with a link to its questions', async () => {
    show(callsWith([begun]));
    const first = within(await card('Mapa do Auditor'));
    const route = within(await first.findByRole('list', { name: 'Assuntos mais cobrados em Mapa do Auditor' }));
    expect(route.getByRole('link', { name: /Crase/ })).toHaveAttribute(
      'href',
      '/area-estudante/mapas/questoes/1?assunto=10',
    );
    await userEvent.click(first.getByRole('button', { name: 'Assuntos mais cobrados' }));
    expect(first.queryByRole('list')).not.toBeInTheDocument();
  });

  it('are reset only after saying what is kept', async () => {
    show(callsWith([begun]));
    const first = within(await card('Mapa do Auditor'));
    await choosable();
    await userEvent.click(first.getByRole('button', { name: 'Recomeçar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recomeçar o mapa?' }));
    expect(dialog.getByText('As respostas que você já deu ficam guardadas no seu histórico.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Recomeçar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await first.findByText('Nenhuma resposta ainda')).toBeInTheDocument();
  });

  it('can be reset even if only keys were seen', async () => {
    show(callsWith([sampleStudentMap({ ultima_resposta_em: '2026-11-03T12:00:00.000Z', continuar: null })]));
    const first = within(await card('Mapa do Auditor'));
    expect(first.getByText(/questões só lidas/)).toBeInTheDocument();
    await userEvent.click(first.getByRole('button', { name: 'Recomeçar' }));
    expect(await screen.findByText('Você poderá responder as questões que só leu.')).toBeInTheDocument();
  });

  it('are kept if the student cancels', async () => {
    const { seen } = show(callsWith([begun]));
    await choosable();
    await userEvent.click(within(await card('Mapa do Auditor')).getByRole('button', { name: 'Recomeçar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(seen.some(({ call }) => call === RESET)).toBe(false);
  });

  it('can be removed, and restored', async () => {
    show(callsWith([begun]));
    await choosable();
    await userEvent.click(within(await card('Mapa do Auditor')).getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText(/O progresso fica guardado/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Mapa do Auditor' })).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await card('Mapa do Auditor')).toBeInTheDocument();
  });

  it('stay if the removal fails, and the reason is shown', async () => {
    show(callsWith([begun], { [REMOVE]: refuse(503, { erro: ['O serviço está indisponível.'] }) }));
    await choosable();
    await userEvent.click(within(await card('Mapa do Auditor')).getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('O serviço está indisponível.')).toBeInTheDocument();
    expect(await card('Mapa do Auditor')).toBeInTheDocument();
  });

  it('offer a choice if there are none', async () => {
    show(callsWith([]));
    expect(await screen.findByRole('heading', { name: 'Escolha seu primeiro mapa' })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar Mapa do Escrivão' }));
    expect(await card('Mapa do Escrivão')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Estudar Mapa do Escrivão' })).toBeInTheDocument();
  });

  it('can be requested again after a failure', async () => {
    let isDown = true;
    show(callsWith([begun], { [MAPS]: () => (isDown ? offline() : listOf([begun])) }));
    await screen.findByText('Sem conexão. Verifique sua internet e tente novamente.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await card('Mapa do Auditor')).toBeInTheDocument();
    await choosable();
  });
});

describe('the choice of maps', () => {
  const search = () => userEvent.type(screen.getByRole('searchbox', { name: 'Buscar mapa pelo nome' }), 'escri');

  it('is searched by name when the student pauses', async () => {
    const { seen } = show(
      callsWith([begun], { [CHOOSABLE]: ({ busca }) => listOf(busca ? [fresh.mapa] : [begun.mapa, fresh.mapa]) }),
    );
    await choosable();
    await search();
    await waitFor(() => expect(screen.getByText('1 mapa')).toBeInTheDocument());
    expect(seen.filter(({ call }) => call === CHOOSABLE).map(({ args }) => args.busca)).toEqual([undefined, 'escri']);
  });

  it('says that a name finds nothing, and leads back', async () => {
    show(callsWith([begun], { [CHOOSABLE]: ({ busca }) => listOf(busca ? [] : [fresh.mapa]) }));
    await choosable();
    await search();
    await userEvent.click(await screen.findByRole('button', { name: 'Ver todos os mapas' }));
    expect(await screen.findByRole('button', { name: 'Adicionar Mapa do Escrivão' })).toBeInTheDocument();
  });

  it("marks maps that are the student's already", async () => {
    show(callsWith([begun]));
    const rows = within(await choosable());
    expect(await rows.findByText('Adicionado')).toBeInTheDocument();
    expect(rows.getByRole('link', { name: 'Estudar Mapa do Auditor' })).toBeInTheDocument();
  });
});

describe('the limits of the plan', () => {
  it('are shown to a free student before they are reached, and follow added maps', async () => {
    let used = 2;
    const calls = callsWith([begun]);
    show({
      ...calls,
      [PLAN]: () => samplePlanUse({ mapas: { limite: 3, usados: used } }),
      [REMOVE]: () => {
        used -= 1;
        return { success: true };
      },
    });
    expect(await screen.findByText(/2 de 3 mapas · 37 de 100 questões hoje/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Estudar sem limites' })).toHaveAttribute('href', '/planos');
    await userEvent.click(within(await card('Mapa do Auditor')).getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText(/1 de 3 mapas/)).toBeVisible();
  });

  it('are placed above the maps from the start, which wait for the profile', async () => {
    const { store, arrive } = showAsLoading(<MyMapsScreen />, { calls: callsWith([begun]) });
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('Mapa do Auditor'));
    expect(screen.getByRole('group', { name: 'Carregando seus mapas' })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Meus mapas' })).not.toBeInTheDocument();
    arrive();
    expect(screen.getByText(/Plano gratuito/)).toBeInTheDocument();
    await card('Mapa do Auditor');
  });

  it('do not move the maps when these have loaded', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    show(callsWith([begun], { [MAPS]: () => arrived.then(() => listOf([begun])) }));
    expect(screen.getByRole('group', { name: 'Carregando seus mapas' })).toBeInTheDocument();
    expect(screen.queryByText(/Plano gratuito/)).not.toBeInTheDocument();
    arrive();
    await card('Mapa do Auditor');
    expect(screen.getByText(/Plano gratuito/)).toBeInTheDocument();
  });

  it('are not requested for a student without limits', async () => {
    const { seen } = showAsStudent(<MyMapsScreen />, { calls: callsWith([begun]), plan: 'plano_pago_primary' });
    await card('Mapa do Auditor');
    expect(seen.map(({ call }) => call)).not.toContain(PLAN);
  });
});
