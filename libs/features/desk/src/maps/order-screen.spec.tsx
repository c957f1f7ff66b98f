import { refuse, sampleMapOrder, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import type { Role } from '@mapa/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { Desk } from '../screen/desk';
import { bodiesOf } from '../testing/show-paper';
import { reordered } from './order-moves';

const READ = 'GET /api/customer-area/desk/map/{id}/order';
const ORDER = 'PUT /api/customer-area/desk/map/{id}/order';
const ROUTE = '/area-estudante/mesa/mapas';

const show = async (calls: FakeCalls = {}, role: Role = 'admin') => {
  const shown = showAsStudent(
    <Routes>
      <Route path={`${ROUTE}/:id`} element={<Desk route="deskMap" viewer={role} />} />
    </Routes>,
    { calls: { [READ]: sampleMapOrder(), ...calls }, role, route: `${ROUTE}/42` },
  );
  await screen.findByRole('list', { name: 'Ordem das matérias' });
  return shown;
};
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the order of a map', () => {
  it('is changed by buttons and keys, keeps the focus on the row that moves, and is stored as one act', async () => {
    const { seen } = await show({
      [ORDER]: ({ materias }) => ({
        salvo: true,
        ordem: sampleMapOrder({
          a_mao: true,
          revisao: 'r2',
          materias: materias === null ? [] : sampleMapOrder().materias,
        }),
      }),
    });
    await press('Descer Crimes contra a honra');
    expect(screen.getByRole('button', { name: 'Subir Crimes contra a honra' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Crimes contra a honra: 2º de 2 em Direito Penal.');
    expect(names('Ordem dos assuntos de Direito Penal')).toEqual([
      '1. Penas4 questões',
      '2. Crimes contra a honra6 questões',
    ]);
    screen.getByRole('button', { name: 'Subir Ética' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByRole('button', { name: 'Descer Ética' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Ética: 1º de 2.');
    await press('Guardar a ordem');
    expect(await screen.findByText('Ordem guardada.')).toBeInTheDocument();
    expect(bodiesOf(seen, ORDER)).toEqual([
      {
        id: 42,
        revisao: 'r1',
        materias: [
          { id: 2, assuntos: [21] },
          { id: 1, assuntos: [12, 11] },
        ],
      },
    ]);
  });

  it('stays on the screen if another person was faster, and takes the place of theirs or not', async () => {
    const theirs = sampleMapOrder({
      a_mao: true,
      revisao: 'r2',
      materias: [
        { id: 2, nome: 'Ética', assuntos: [{ id: 21, nome: 'Sigilo', questoes: 5 }] },
        {
          id: 1,
          nome: 'Direito Penal',
          assuntos: [
            { id: 13, nome: 'Prazos', questoes: 1 },
            { id: 11, nome: 'Crimes contra a honra', questoes: 6 },
            { id: 12, nome: 'Penas', questoes: 4 },
          ],
        },
      ],
    });
    const { seen } = await show({ [ORDER]: ({ revisao }) => ({ salvo: revisao === 'r2', ordem: theirs }) });
    await press('Subir Penas');
    await press('Guardar a ordem');
    expect(await screen.findByText(/Outra pessoa mudou este mapa/)).toBeInTheDocument();
    expect(names('Ordem dos assuntos de Direito Penal')).toEqual([
      '1. Penas4 questões',
      '2. Crimes contra a honra6 questões',
      '3. Prazos1 questão',
    ]);
    await press('Guardar a ordem');
    expect(await screen.findByText('Ordem guardada.')).toBeInTheDocument();
    expect(bodiesOf(seen, ORDER)[1]).toEqual({
      id: 42,
      revisao: 'r2',
      materias: [
        { id: 1, assuntos: [12, 11, 13] },
        { id: 2, assuntos: [21] },
      ],
    });
  });

  it('returns to that of the incidence after a question, and a refusal is told', async () => {
    const { seen } = await show({
      [READ]: sampleMapOrder({ a_mao: true }),
      [ORDER]: ({ materias }) =>
        materias === null ? { salvo: true, ordem: sampleMapOrder() } : refuse(422, { materias: ['Falta um assunto.'] }),
    });
    await press('Subir Ética');
    await press('Guardar a ordem');
    expect(await screen.findByText('Falta um assunto.')).toBeInTheDocument();
    await press('Voltar à da incidência');
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Voltar à ordem da incidência?' })).getByRole('button', {
        name: 'Voltar',
      }),
    );
    expect(await screen.findByText('O mapa voltou à ordem da incidência.')).toBeInTheDocument();
    expect(bodiesOf(seen, ORDER)[1]).toEqual({ id: 42, revisao: 'r1', materias: null });
    expect(screen.queryByRole('button', { name: 'Voltar à da incidência' })).not.toBeInTheDocument();
  });

  it('is read by a teacher', async () => {
    await show({}, 'professor');
    expect(screen.queryByRole('button', { name: /^Subir/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Guardar a ordem' })).not.toBeInTheDocument();
  });
});

it('keeps one’s own order of what the map still has', () => {
  const topic = (id: number) => ({ id, nome: `${id}`, questoes: 1 });
  const mine = [
    { id: 1, nome: 'a', assuntos: [topic(12), topic(11)] },
    { id: 2, nome: 'b', assuntos: [topic(21)] },
  ];
  const theirs = [
    { id: 3, nome: 'c', assuntos: [topic(31)] },
    { id: 1, nome: 'a', assuntos: [topic(13), topic(11), topic(12), topic(21)] },
  ];
  expect(reordered(theirs, mine).map(({ id, assuntos }) => [id, ...assuntos.map((one) => one.id)])).toEqual([
    [1, 12, 11, 13, 21],
    [3, 31],
  ]);
});
