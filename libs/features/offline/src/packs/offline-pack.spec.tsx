import 'fake-indexeddb/auto';
import { createPacks } from '@mapa/api-client';
import { listOf, offline, renderWithProviders, sampleQuestion, type FakeCalls } from '@mapa/api-client/testing';
import { Toaster } from '@mapa/ui-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { OfflinePack } from './offline-pack';
import { PacksProvider } from './packs-context';
import { failureText, lostPicturesText, sizeText, stateText } from './pack-texts';

const ID = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0001';
const detail = { id: ID, nome: 'Ônibus', assuntos: [], progresso: { total: 1 } } as never;
const page = {
  data: [{ ...sampleQuestion({ id: 5 }), resposta: null, gabarito: null }],
  total: 1,
  current_page: 1,
  last_page: 1,
  per_page: 100,
} as never;
const plan = { questoes_hoje: { limite: 100, usadas: 37 } } as never;

const CALLS: FakeCalls = {
  'GET /api/customer-area/sitting': listOf(),
  'GET /api/customer-area/question-map/user-maps': listOf() as never,
  'GET /api/customer-area/question-notebook': listOf(),
  'GET /api/customer-area/question-notebook/id': detail,
  'GET /api/customer-area/question-notebook/{id}/questions': page,
  'GET /api/customer-area/user/plan': plan,
};

function open(calls: FakeCalls = {}) {
  const packs = createPacks({ owner: () => 'ana' });
  return renderWithProviders(
    <PacksProvider value={packs}>
      <OfflinePack source={{ caderno_id: ID }} name="Ônibus" questions={1} />
      <Toaster />
    </PacksProvider>,
    { calls: { ...CALLS, ...calls }, student: { id: 'ana', token: 't' } },
  );
}

beforeEach(() => {
  indexedDB = new IDBFactory();
  localStorage.clear();
});

describe('downloading a notebook', () => {
  it('shows the size and the questions counted for the day before the start, then the pack, and removes it', async () => {
    const { seen } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Levar offline: Ônibus' }));
    expect(await screen.findByText(/1 questão: cerca de 2 kB de texto/)).toBeVisible();
    expect(await screen.findByText(/restam 63 questões/)).toBeVisible();
    expect(seen.some(({ call }) => call.endsWith('/questions'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Baixar agora' }));
    expect(await screen.findByText(/1 questão neste aparelho desde/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remover do aparelho' }));
    expect(await screen.findByRole('button', { name: 'Baixar agora' })).toBeVisible();
  });

  it('continues with its window closed, and its button shows the progress and the result', async () => {
    let answer = (_page: unknown): void => undefined;
    const calls = {
      'GET /api/customer-area/question-notebook/{id}/questions': () =>
        new Promise((resolve) => void (answer = resolve)) as never,
    };
    open(calls);
    await userEvent.click(await screen.findByRole('button', { name: 'Levar offline: Ônibus' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar agora' }));
    expect(await screen.findByText(/^Baixando\. Pode fechar esta janela/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Baixando 0%: Ônibus' })).toBeVisible();
    answer(page);
    expect(await screen.findByRole('button', { name: 'No aparelho: Ônibus' })).toBeVisible();
  });

  it('shows on its button that it failed if its window is closed, and there why', async () => {
    let fail = (): void => undefined;
    open({
      'GET /api/customer-area/question-notebook/{id}/questions': () =>
        new Promise((resolve) => void (fail = () => resolve(offline()))) as never,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Levar offline: Ônibus' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar agora' }));
    await screen.findByText(/^Baixando\./);
    await userEvent.keyboard('{Escape}');
    fail();
    await userEvent.click(await screen.findByRole('button', { name: 'Não baixou: Ônibus' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão, nada de novo foi guardado.');
  });

  it('says why it failed, and offers to try again', async () => {
    open({ 'GET /api/customer-area/question-notebook/{id}/questions': offline() });
    await userEvent.click(await screen.findByRole('button', { name: 'Levar offline: Ônibus' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar agora' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão, nada de novo foi guardado.');
    expect(screen.getByRole('button', { name: 'Baixar agora' })).toBeEnabled();
  });
});

describe('the words on packs', () => {
  it('give sizes in the usual units', () =>
    expect([120, 66_400, 12_440_000].map(sizeText)).toEqual(['1 kB', '66 kB', '12,4 MB']));

  it('explain a full and a forbidden storage', () => {
    expect(failureText({ kind: 'full' })).toContain('Não há espaço neste aparelho');
    expect(failureText({ kind: 'forbidden' })).toContain('não deixa o Mapa guardar');
  });

  it('say what is missing, and nothing if nothing is', () => {
    expect([stateText({ kind: 'current' }, true, 'ENEM'), lostPicturesText(0)]).toEqual([null, null]);
    expect(lostPicturesText(1)).toContain('1 imagem não pôde');
    const incomplete = { kind: 'incomplete', missing: 3 } as const;
    expect(stateText({ ...incomplete, isLimited: false }, true, 'ENEM')).toBe(
      '3 questões ainda não estão neste aparelho. Atualize para levar essas também.',
    );
    expect(stateText({ ...incomplete, isLimited: true }, true, 'ENEM')).toBe(
      '3 questões ainda não estão neste aparelho: o limite de hoje do plano gratuito não as deixou vir. Amanhã, atualize para levar essas também.',
    );
  });
});
