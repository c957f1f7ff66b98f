import type { FakeCalls } from '@mapa/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen';
import { craseQuestion } from '../../testing/list-calls';
import { QuestionPanel } from '../question-panel';

let isOnline = true;
const looked = jest.fn();
/** A module whose code is loaded at the first attempt. */
const late = (load: () => object, ...names: string[]): object =>
  names.reduce(
    (module, name) =>
      Object.defineProperty(module, name, {
        enumerable: true,
        get: () => {
          looked(name);
          if (!isOnline) throw new TypeError('Failed to fetch');
          return (load() as Record<string, unknown>)[name];
        },
      }),
    { __esModule: true },
  );
jest.mock('./deferred-parts', () =>
  late(
    () => jest.requireActual('./deferred-parts'),
    'AlternativeCorrectness',
    'QuestionActions',
    'QuestionTabs',
    'StatementHighlights',
    'VerdictLine',
  ),
);
jest.mock('../../keyboard/shortcuts-sheet', () =>
  late(() => jest.requireActual('../../keyboard/shortcuts-sheet'), 'ShortcutsSheet'),
);

const KEY = { alternativa_id: 101, letra: 'A', comentario: '<p>Há crase.</p>' };
const answer = {
  uuid: '6f1c2f0e-6a6e-4b8e-9d0b-0d4f5b0f0a11',
  alternativa_id: 102,
  acertou: false,
  revelada: false,
  respondida_em: '2026-01-01T00:00:00Z',
};

describe('parts of a question that are loaded late', () => {
  beforeEach(() => {
    isOnline = true;
    looked.mockClear();
  });

  it('leave the question unchanged if they cannot be loaded, and are loaded the next time', async () => {
    isOnline = false;
    renderScreen(<QuestionPanel question={craseQuestion()} answer={answer} answerKey={KEY} />, { as: 'student' });
    await userEvent.keyboard('?');
    await waitFor(() =>
      expect(looked.mock.calls.flat()).toEqual(expect.arrayContaining(['QuestionTabs', 'ShortcutsSheet'])),
    );
    expect(screen.getByText('Você errou. Gabarito: A', { selector: 'p' })).toBeVisible();
    isOnline = true;
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Atalhos de teclado' })).toBeVisible();
  });

  it('are requested once more with the verdict', async () => {
    isOnline = false;
    const result = {
      success: true as const,
      questao_id: 12,
      alternativa_id: 102,
      acertou: false,
      contabilizada: true,
      gabarito: KEY,
      epoca: null,
    };
    const calls: FakeCalls = { 'POST /api/customer-area/question/answer': ({ uuid = '' }) => ({ ...result, uuid }) };
    renderScreen(<QuestionPanel question={craseQuestion()} />, { as: 'student', calls });
    await waitFor(() =>
      expect(looked.mock.calls.flat()).toEqual(expect.arrayContaining(['QuestionActions', 'QuestionTabs'])),
    );
    isOnline = true;
    await userEvent.click(screen.getByRole('radio', { name: /^B/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
    expect(await screen.findByText('Há crase.')).toBeVisible();
  });

  it('are rendered after the question even if loaded: tabs wait until the browser is idle', async () => {
    const first = renderScreen(<QuestionPanel question={craseQuestion()} />, { as: 'student' });
    await screen.findByRole('tab', { name: 'Comentários' });
    first.unmount();
    const idle: (() => void)[] = [];
    // jsdom has no idle callback; here the test calls it.
    Object.assign(globalThis, { requestIdleCallback: (turn: () => void) => idle.push(turn) });
    try {
      renderScreen(<QuestionPanel question={craseQuestion({ id: 13 })} />, { as: 'student' });
      await screen.findByRole('radio', { name: /^B/ });
      // The callback is requested with the first frame.
      await waitFor(() => expect(idle).toHaveLength(1));
      expect(screen.queryByRole('tab')).not.toBeInTheDocument();
      act(() => idle.splice(0).forEach((turn) => turn()));
      expect(screen.getByRole('tab', { name: 'Comentários' })).toBeVisible();
    } finally {
      Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    }
  });
});
