import 'fake-indexeddb/auto';
import { createPacks, type Pack, type Packs } from '@mapa/api-client';
import {
  listOf,
  offline,
  renderWithProviders,
  sampleMap,
  sampleMapDetail,
  sampleQuestion,
  type FakeCalls,
} from '@mapa/api-client/testing';
import { Toaster } from '@mapa/ui-kit';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { DevicePacks } from './device-packs';
import { LeftPacks } from './left-packs';
import { stateText } from './pack-texts';
import { PacksProvider } from './packs-context';

const OLD = 7;
const NEW = 8;
const question = { ...sampleQuestion({ id: 5 }), resposta: null, gabarito: null };
const detailOf = (id: number, nome: string) =>
  sampleMapDetail({ mapa: sampleMap({ id, nome }), assuntos: [], progresso: { total: 1, respondidas: 0 } });
const map = (change: Partial<Pack> = {}): Pack => ({
  key: `mapa-${OLD}`,
  detail: detailOf(OLD, 'Auditor'),
  ids: [5],
  takenAt: Date.parse('2026-11-20T12:00:00Z'),
  bytes: 1_240_000,
  withheld: 0,
  lostPictures: 0,
  numbers: 1,
  ...change,
});
const NOTEBOOK = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0001';
const notebook = (change: Partial<Pack> = {}): Pack =>
  map({
    key: `caderno-${NOTEBOOK}`,
    detail: { id: NOTEBOOK, nome: 'Ônibus', assuntos: [], progresso: { total: 1, respondidas: 0 } } as never,
    bytes: 66_000,
    ...change,
  });

let packs: Packs;

/** The account page on a device with these packs; the network answers only the given calls. */
async function open(taken: Pack[], calls: FakeCalls = {}) {
  packs = createPacks({ owner: () => 'ana' });
  for (const pack of taken) await packs.keep('ana', pack, [question] as never);
  const view = renderWithProviders(
    <PacksProvider value={packs}>
      <DevicePacks />
      <LeftPacks kind="map" />
      <Toaster />
    </PacksProvider>,
    { calls, student: { id: 'ana', token: 't' } },
  );
  // Data of the device are read asynchronously.
  await act(async () => undefined);
  return view;
}
async function row(name: string) {
  const line = (
    await screen.findByRole('button', { name: new RegExp(`^Remover do aparelho: (mapa|caderno) ${name}$`) })
  ).closest('li');
  if (!line) throw new Error('the button is in no line');
  return within(line);
}

beforeEach(() => {
  indexedDB = new IDBFactory();
  localStorage.clear();
});

// The device responds in order: earlier requests of the page are answered before this one.
afterEach(async () => {
  cleanup();
  await packs.list();
});

describe('the packs on this device', () => {
  it('are listed with size, day and state, each with a link, without a call', async () => {
    const { seen } = await open([map(), notebook({ numbers: 0 })]);
    expect(await screen.findByText('2 downloads, 1,3 MB no total.')).toBeVisible();
    const first = await row('Auditor');
    expect(first.getByText(/Mapa · 1 questão · 1,2 MB · baixado em/)).toBeVisible();
    expect(first.getByText('Em dia')).toBeVisible();
    expect(first.getByRole('link', { name: 'Auditor' })).toHaveAttribute('href', expect.stringContaining(`/${OLD}`));
    const second = await row('Ônibus');
    expect(second.getByText('Incompleto')).toBeVisible();
    expect(second.getByText(/1 questão ainda não está neste aparelho/)).toBeVisible();
    expect(second.getByRole('button', { name: 'Atualizar: Ônibus' })).toBeVisible();
    expect(seen).toEqual([]);
  });

  it('may be none, and then the place to download them is named', async () => {
    await open([]);
    expect(await screen.findByText(/Nada foi baixado neste aparelho/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Meus cadernos' })).toBeVisible();
  });

  it('are removed offline; pending answers from there are shown, and kept', async () => {
    const { outbox } = await open([notebook({ standing: { kind: 'gone' } })], {
      'POST /api/customer-area/question/answer': offline(),
    });
    await act(async () => outbox.setOnline(false));
    await act(() => outbox.enqueue('ana', { questao_id: 5, alternativa_id: 52, caderno_id: NOTEBOOK }));
    const gone = await row('Ônibus');
    expect(gone.getByText(/Este caderno não existe mais/)).toBeVisible();
    expect(gone.queryByRole('link')).toBeNull();
    await userEvent.click(gone.getByRole('button', { name: 'Remover do aparelho: caderno Ônibus' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/1 resposta daqui ainda não foi enviada/)).toBeVisible();
    expect(dialog.getByText(/só dá para baixar de novo quando ela voltar/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText(/Nada foi baixado neste aparelho/)).toBeVisible();
    expect([await packs.list(), outbox.snapshot().pending.length]).toEqual([[], 1]);
  });

  it('of an edition that the student has left are replaced by the new one', async () => {
    const moved = map({ standing: { kind: 'moved', to: { id: NEW, nome: 'Auditor 2027' } } });
    await open([moved], {
      'GET /api/customer-area/sitting': listOf(),
      'GET /api/customer-area/question-map/user-maps': listOf() as never,
      'GET /api/customer-area/question-notebook': listOf(),
      'GET /api/customer-area/question-map/detail': ({ id }) => detailOf(id, 'Auditor 2027'),
      'GET /api/customer-area/question-map/questions': {
        data: [question],
        total: 1,
        current_page: 1,
        last_page: 1,
        per_page: 100,
      } as never,
    });
    expect((await row('Auditor')).getByText(/Você mudou para a edição nova: “Auditor 2027”/)).toBeVisible();
    expect(screen.getByText(/“Auditor” ainda ocupa este aparelho/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Baixar a nova edição: Auditor' }));
    await row('Auditor 2027');
    await waitFor(async () => expect((await packs.list()).map(({ key }) => key)).toEqual([`mapa-${NEW}`]));
    await waitFor(() => expect(screen.queryByText(/ainda ocupa este aparelho/)).toBeNull());
  });

  it('offer no download of an edition that is there already', async () => {
    const moved = map({ standing: { kind: 'moved', to: { id: NEW, nome: 'Auditor 2027' } } });
    await open([moved, map({ key: `mapa-${NEW}`, detail: detailOf(NEW, 'Auditor 2027') })]);
    expect(await (await row('Auditor')).findByText(/A nova também está aqui\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Baixar a nova edição/ })).toBeNull();
  });

  it('omit the name of the new edition if it is the same', () => {
    const edition = { kind: 'moved', to: { id: NEW, nome: 'Auditor' } } as const;
    expect(stateText(edition, true, 'Auditor')).toMatch(/^Você mudou para a edição nova\. /);
    expect(stateText(edition, true, 'Fiscal')).toMatch(/^Você mudou para a edição nova: “Auditor”\. /);
  });

  it('link to Meus mapas if the map has a new edition to which the student has not moved', async () => {
    const detail = { ...detailOf(OLD, 'Auditor'), nova_versao: { id: NEW, nome: 'Auditor 2027' } };
    await open([map({ detail })]);
    const replaced = await row('Auditor');
    expect(replaced.getByText(/Este mapa tem uma edição nova: “Auditor 2027”/)).toBeVisible();
    expect(replaced.getByRole('link', { name: 'Ir para Meus mapas' })).toBeVisible();
  });
});
