import { type FakeCalls, listOf, offline, refuse, sampleQuestion, sampleReport } from '@mapa/api-client/testing';
import { showAsStudent as showScreen } from '@mapa/auth/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestsScreen } from '../requests-screen/requests-screen';
import type { Report } from '../model';

jest.mock('@mapa/question', () => jest.requireActual('../testing/slot'));

const REPORTS = 'GET /api/customer-area/moderation/report';
const DECIDE = 'POST /api/customer-area/moderation/report/{id}';
const ONE = 'GET /api/customer-area/question/{id}';
const KEY = 'GET /api/customer-area/question/answer-key/{id}';

const ofQuestion = sampleReport({ id: 5, denuncias: 3 });
const ofComment = sampleReport({
  id: 6,
  tipo: 'comentario',
  motivo: 'propaganda',
  texto: null,
  comentario: { id: 9, texto: 'Compre meu curso', questao_id: 1, autor: 'Bia', professor: false },
});

/** Reports that leave the queue once they are decided. */
function callsWith(reports: Report[], change: FakeCalls = {}): FakeCalls {
  const open = new Map(reports.map((report) => [report.id, report]));
  return {
    [REPORTS]: () => listOf(...open.values()),
    [ONE]: ({ id }) => sampleQuestion({ id }),
    [KEY]: { alternativa_id: null, letra: null, comentario: null },
    [DECIDE]: ({ id }) => {
      open.delete(id);
      return { success: true };
    },
    ...change,
  };
}

const show = (calls: FakeCalls) =>
  showScreen(<RequestsScreen />, {
    calls,
    role: 'admin',
    route: '/area-estudante/solicitacoes',
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const decided = (seen: { call: string; args: Record<string, unknown> }[]) =>
  seen.filter(({ call }) => call === DECIDE).map(({ args }) => args);

describe('the queue of reports', () => {
  it('shows the alleged fault and the reported item, in its context', async () => {
    show(callsWith([ofQuestion, ofComment]));
    const first = within(await screen.findByRole('article', { name: 'Gabarito errado' }));
    expect(first.getByText('“A banca deu a letra C.”')).toBeInTheDocument();
    expect(first.getByText('3 denúncias sobre o mesmo')).toBeInTheDocument();
    const second = within(screen.getByRole('article', { name: 'Propaganda' }));
    expect(second.getByText('Compre meu curso')).toBeInTheDocument();
    expect(second.getByText('Comentário de Bia')).toBeInTheDocument();
    await userEvent.click(second.getByRole('button', { name: 'Ver a questão: Q1' }));
    expect(await screen.findByText('Painel de Q1')).toBeInTheDocument();
    expect(await second.findByText('Esta questão não tem gabarito.')).toBeInTheDocument();
  });

  it('offers only decisions that fit the item', async () => {
    show(callsWith([ofComment]));
    await screen.findByRole('button', { name: 'Ocultar o comentário' });
    expect(screen.queryByRole('button', { name: /anulada|desatualizada/ })).not.toBeInTheDocument();
  });

  it('annuls a question with the reason that students will read', async () => {
    const { seen } = show(callsWith([ofQuestion]));
    await press('Marcar a questão como anulada');
    expect(await screen.findByText('A decisão vale para 3 denúncias sobre o mesmo.')).toBeInTheDocument();
    await press('Confirmar');
    expect(await screen.findByText('Diga o motivo, em uma frase.')).toBeInTheDocument();
    expect(decided(seen)).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Duas respostas certas.');
    await press('Confirmar');
    expect(await screen.findByText('Questão marcada como anulada.')).toBeInTheDocument();
    expect(decided(seen)).toEqual([{ id: 5, decisao: 'anular', motivo: 'Duas respostas certas.' }]);
    expect(await screen.findByText('Nenhuma denúncia aberta')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Denúncias' })).toHaveFocus();
  });

  it('hides a comment after explaining the effect', async () => {
    const { seen } = show(callsWith([ofComment]));
    await press('Ocultar o comentário');
    expect(await screen.findByText(/Ninguém mais vê o comentário/)).toBeInTheDocument();
    await press('Confirmar');
    expect(await screen.findByText('Comentário oculto.')).toBeInTheDocument();
    expect(decided(seen)).toEqual([{ id: 6, decisao: 'ocultar' }]);
  });

  it('decides nothing if the moderator cancels', async () => {
    const { seen } = show(callsWith([ofQuestion]));
    await press('Manter como está');
    await press('Cancelar');
    expect(decided(seen)).toEqual([]);
  });

  it('keeps the reason if the decision could not be sent', async () => {
    show(callsWith([ofQuestion], { [DECIDE]: offline() }));
    await press('Marcar a questão como desatualizada');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'Lei revogada.');
    await press('Confirmar');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão');
    expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Lei revogada.');
  });

  it('removes a report that somebody else has decided meanwhile', async () => {
    let isOpen = true;
    show({
      ...callsWith([]),
      [REPORTS]: () => listOf(...(isOpen ? [ofQuestion] : [])),
      [DECIDE]: () => {
        isOpen = false;
        return refuse(404, { erro: ['Esta denúncia não existe ou já foi decidida.'] });
      },
    });
    await press('Manter como está');
    await press('Confirmar');
    expect(await screen.findByText('Esta denúncia não existe ou já foi decidida.')).toBeInTheDocument();
    expect(await screen.findByText('Nenhuma denúncia aberta')).toBeInTheDocument();
  });

  it('can be requested again after a failure', async () => {
    let isDown = true;
    show({ ...callsWith([]), [REPORTS]: () => (isDown ? offline() : listOf(ofQuestion)) });
    await screen.findByText('As denúncias não puderam ser carregadas');
    isDown = false;
    await press('Tentar novamente');
    expect(await screen.findByRole('article', { name: 'Gabarito errado' })).toBeInTheDocument();
  });
});
