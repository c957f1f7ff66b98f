import { refuse, sampleToday, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeyChange, KeyChanges } from '../model';
import { TodayScreen } from '../screen/today-screen';
import { changeText, effectText, sumText } from './texts';

const TODAY = 'GET /api/customer-area/today';
const READ = 'PUT /api/customer-area/today/key-changes';

const sampleChange = (changes: Partial<KeyChange> = {}): KeyChange => ({
  questao_id: 42,
  mudanca_id: 7,
  em: '2026-11-24T15:00:00.000Z',
  tipo: 'questaomultiplaescolha',
  assunto: 'Crase',
  anulada_antes: false,
  anulada: false,
  gabarito_antes: 'B',
  gabarito: 'D',
  marcada: 'D',
  acertou_antes: false,
  acertou: true,
  motivo: null,
  ...changes,
});

const annulled = { anulada: true, gabarito: null, acertou: null };
const withdrawn = { anulada_antes: true, gabarito_antes: null, acertou_antes: null };

it.each<[string, Partial<KeyChange>, string, string]>([
  ['a corrected key', {}, 'O gabarito passou de B para D.', 'Sua resposta, D, estava errada e agora está certa.'],
  [
    'a key that moved away',
    { marcada: 'B', acertou_antes: true, acertou: false },
    'O gabarito passou de B para D.',
    'Sua resposta, B, estava certa e agora está errada.',
  ],
  [
    'an answer that stays wrong',
    { marcada: 'A', acertou: false },
    'O gabarito passou de B para D.',
    'Sua resposta, A, continua errada.',
  ],
  [
    'certo ou errado',
    { tipo: 'questaovf', gabarito_antes: 'C', gabarito: 'E', marcada: 'E' },
    'O gabarito passou de Certo para Errado.',
    'Sua resposta, Errado, estava errada e agora está certa.',
  ],
  [
    'a sum',
    { tipo: 'questaosomatorio', gabarito_antes: '05', gabarito: '21', marcada: '01', acertou: false },
    'O gabarito passou de 05 (01 + 04) para 21 (01 + 04 + 16).',
    'Sua resposta, 01, continua errada.',
  ],
  [
    'an annulment',
    annulled,
    'Foi anulada; o gabarito era B.',
    'Sua resposta, D, não conta mais como certa nem errada; na nota da prova, o ponto é de todos.',
  ],
  [
    'an annulment of a question that was rewritten',
    { ...annulled, gabarito_antes: null, marcada: null },
    'Foi anulada.',
    'Sua resposta não conta mais como certa nem errada; na nota da prova, o ponto é de todos.',
  ],
  [
    'an annulment withdrawn',
    withdrawn,
    'A anulação foi retirada; o gabarito é D.',
    'Sua resposta, D, voltou a contar, como certa.',
  ],
  [
    'the same of a question that was rewritten',
    { ...withdrawn, gabarito: null, marcada: null, acertou: null },
    'A anulação foi retirada.',
    'Sua resposta voltou a contar.',
  ],
])('tells %s and what it means for the answer', (_what, changes, change, effect) => {
  expect([changeText(sampleChange(changes)), effectText(sampleChange(changes))]).toEqual([change, effect]);
});

it('counts one and many', () => {
  expect([1, 12].map(sumText)).toEqual([
    'O gabarito de uma questão que você respondeu mudou.',
    'O gabarito de 12 questões que você respondeu mudou.',
  ]);
});

describe('changed keys on Hoje', () => {
  const reason = 'duas respostas certas';
  const SEVEN: KeyChanges = {
    total: 7,
    questoes: [42, 43, 44, 45, 46].map((questao_id) =>
      sampleChange({ questao_id, ...(questao_id === 43 && { ...annulled, motivo: reason }) }),
    ),
  };
  const open = (mudancas: KeyChanges | null, calls: FakeCalls = {}) =>
    showAsStudent(<TodayScreen />, {
      calls: { [TODAY]: sampleToday({ mudancas_de_gabarito: mudancas }), [READ]: { success: true }, ...calls },
    });
  const part = async () => within(await screen.findByRole('region', { name: 'Gabarito mudou' }));

  it('are shown with old, new, reason and a link to each question; without any there is nothing', async () => {
    const { unmount } = open(SEVEN);
    const shown = await part();
    expect(shown.getByText('O gabarito de 7 questões que você respondeu mudou.')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Q42 · Crase' })).toHaveAttribute('href', '/questoes/42');
    expect(shown.getAllByRole('listitem')).toHaveLength(5);
    expect(shown.getByText(`Motivo: ${reason}`)).toBeVisible();
    expect(shown.getByText('Faltam mais 2.')).toBeVisible();
    unmount();
    open(null);
    await screen.findByRole('region', { name: 'Plano da semana' });
    expect(screen.queryByRole('region', { name: 'Gabarito mudou' })).not.toBeInTheDocument();
  });

  it('are marked as read exactly as shown, and the next ones follow', async () => {
    let left: KeyChanges | null = SEVEN;
    const { seen } = open(null, {
      [TODAY]: () => sampleToday({ mudancas_de_gabarito: left }),
      [READ]: () => {
        left = { total: 2, questoes: [sampleChange({ questao_id: 47 }), sampleChange({ questao_id: 48 })] };
        return { success: true };
      },
    });
    await userEvent.click((await part()).getByRole('button', { name: 'Entendi' }));
    expect(await screen.findByRole('link', { name: 'Q47 · Crase' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Q42 · Crase' })).not.toBeInTheDocument();
    expect(seen.find(({ call }) => call === READ)?.args).toEqual({
      lidas: [42, 43, 44, 45, 46].map((questao_id) => ({ questao_id, mudanca_id: 7 })),
    });
  });

  it('are gone after the press although the day cannot be loaded again', async () => {
    let isAway = false;
    open(null, {
      [TODAY]: () =>
        isAway ? refuse(503, { erro: ['Fora do ar.'] }) : sampleToday({ mudancas_de_gabarito: { ...SEVEN, total: 5 } }),
      [READ]: () => {
        isAway = true;
        return { success: true };
      },
    });
    await userEvent.click((await part()).getByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Gabarito mudou' })).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Plano da semana' })).toBeVisible();
    // The button that had the focus is gone: the next Tab goes on from what stood around it.
    expect(document.body).not.toHaveFocus();
  });

  it('stay, with the sentence of the failure, where they could not be marked', async () => {
    open(SEVEN, { [READ]: refuse(503, { erro: ['O serviço está fora do ar.'] }) });
    await userEvent.click((await part()).getByRole('button', { name: 'Entendi' }));
    expect(await (await part()).findByRole('alert')).toHaveTextContent('O serviço está fora do ar.');
    expect((await part()).getByRole('button', { name: 'Entendi' })).toBeEnabled();
    expect((await part()).getAllByRole('listitem')).toHaveLength(5);
  });
});
