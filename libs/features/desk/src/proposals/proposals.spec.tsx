import { listOf, refuse, sampleBankQuestion, sampleCorrection, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import type { Role } from '@mapa/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { Desk } from '../screen/desk';
import { bodiesOf } from '../testing/show-paper';

const LIST = 'GET /api/customer-area/desk/proposal';
const DECIDE = 'PUT /api/customer-area/desk/proposal/{id}';
const PROPOSE = 'POST /api/customer-area/desk/question/{id}/proposal';
const ONE = 'GET /api/customer-area/desk/question/{id}';
const ROUTE = '/area-estudante/mesa/propostas';

const show = (calls: FakeCalls = {}, role: Role = 'admin', route = ROUTE) =>
  showAsStudent(
    <Routes>
      <Route path={ROUTE} element={<Desk route="deskProposals" viewer={role} />} />
      <Route path="/area-estudante/mesa/questoes/:id" element={<Desk route="deskQuestion" viewer={role} />} />
    </Routes>,
    { calls: { [LIST]: listOf(sampleCorrection()), [ONE]: sampleBankQuestion(), ...calls }, role, route },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('proposed corrections', () => {
  it('are accepted, or say why not', async () => {
    let isTaken = true;
    const decided = { proposta: sampleCorrection({ situacao: 'aceita' }), avisos: ['A prova mudou.'] };
    const { seen } = show({ [DECIDE]: () => (isTaken ? refuse(422, { erro: ['Já decidida.'] }) : decided) });
    expect(
      await screen.findByText(/Alternativa B → Alternativa C · definitivo, publicado em 13 de mar\. de 2026/),
    ).toBeInTheDocument();
    expect(screen.getByText(/^proposta por Rui Prado em/)).toBeInTheDocument();
    await press('Aceitar a proposta: Q101');
    expect(await screen.findByText('Já decidida.')).toBeInTheDocument();
    isTaken = false;
    await press('Aceitar a proposta: Q101');
    expect(await screen.findByText('Q101 foi corrigida. A prova mudou.')).toBeInTheDocument();
    expect(bodiesOf(seen, DECIDE)[1]).toEqual({ id: 12, aceita: true });
  });

  it('are refused with a reason, and cannot be accepted once the question has changed', async () => {
    const late = sampleCorrection({ mudou_desde: true });
    const { seen } = show({
      [LIST]: listOf(late),
      [DECIDE]: { proposta: sampleCorrection({ situacao: 'recusada' }), avisos: [] },
    });
    expect(await screen.findByRole('button', { name: 'Aceitar a proposta: Q101' })).toBeDisabled();
    await press('Recusar a proposta: Q101');
    const dialog = within(await screen.findByRole('dialog', { name: 'Recusar a proposta' }));
    await userEvent.type(dialog.getByLabelText('Motivo'), 'A banca manteve.');
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    expect(await screen.findByText('A proposta foi recusada.')).toBeInTheDocument();
    expect(bodiesOf(seen, DECIDE)).toEqual([{ id: 12, aceita: false, motivo: 'A banca manteve.' }]);
  });

  it('of texts show both, and a teacher reads the decision', async () => {
    const textos = [
      { campo: 'alternativa' as const, letra: 'A', antes: '<p>Erado</p>', depois: '<p>Errado</p>' },
      { campo: 'comentario' as const, letra: null, antes: null, depois: '<p>Novo</p>' },
    ];
    const decided = sampleCorrection({
      tipo: 'texto',
      gabarito: null,
      textos,
      situacao: 'recusada',
      resposta: 'Está certo assim.',
      decidida_em: '2026-03-15T12:30:00.000Z',
      decidida_por: { nome: 'Alice' },
    });
    show({ [LIST]: listOf(decided) }, 'professor');
    expect(await screen.findByText('Resposta: Está certo assim.')).toBeInTheDocument();
    expect(screen.getByText('Alternativa A')).toBeInTheDocument();
    expect(screen.getByText('Erado')).toBeInTheDocument();
    expect(screen.getByText('Errado')).toBeInTheDocument();
    expect(screen.getByText(/recusada por Alice em/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Aceitar/ })).not.toBeInTheDocument();
  });

  it('are made by a teacher on the page of the question', async () => {
    const { seen } = show(
      { [PROPOSE]: { salvo: true, questao: sampleBankQuestion() } },
      'professor',
      '/area-estudante/mesa/questoes/101',
    );
    await press('Propor outro gabarito');
    const dialog = within(await screen.findByRole('dialog', { name: 'Propor outro gabarito' }));
    await userEvent.selectOptions(dialog.getByLabelText(/^Gabarito da banca/), 'definitivo');
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Recurso 12');
    await userEvent.click(dialog.getByRole('button', { name: 'Propor outro gabarito' }));
    expect(await screen.findByText('A proposta foi enviada. Um administrador decide.')).toBeInTheDocument();
    await press('Propor outro texto');
    const form = within(await screen.findByRole('form', { name: 'Texto da questão' }));
    await userEvent.type(form.getByLabelText('Motivo'), 'Erro de digitação');
    await userEvent.click(form.getByRole('button', { name: 'Propor' }));
    expect(await screen.findAllByText('A proposta foi enviada. Um administrador decide.')).not.toEqual([]);
    expect(bodiesOf(seen, PROPOSE)).toMatchObject([
      { id: 101, versao: 2, motivo: 'Recurso 12', gabarito: { gabarito: 'B', tipo: 'definitivo' } },
      {
        id: 101,
        versao: 2,
        motivo: 'Erro de digitação',
        texto: { alternativas: [{ comentario: '<p>Falta um.</p>' }, {}] },
      },
    ]);
  });
});
