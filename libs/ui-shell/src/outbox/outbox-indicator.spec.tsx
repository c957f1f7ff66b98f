import { offline, refuse, renderWithProviders, type FakeCalls } from '@mapa/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OutboxIndicator } from './outbox-indicator';

const ANSWER = 'POST /api/customer-area/question/answer';

async function answerOnce(calls: FakeCalls, durable = true) {
  const test = renderWithProviders(<OutboxIndicator />, { calls, durable, student: { id: 'aluna', token: 'token' } });
  await act(async () => void (await test.outbox.submitAnswer('aluna', { questao_id: 7, alternativa_id: 1 })));
  return test;
}

describe('the notice of answers on this device', () => {
  it('is empty if nothing waits', () => {
    renderWithProviders(<OutboxIndicator />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that an answer waits for the connection, and that it is safe', async () => {
    const { outbox } = await answerOnce({ [ANSWER]: offline() });
    await userEvent.click(await screen.findByRole('button', { name: '1 resposta aguardando conexão' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Respostas neste dispositivo' }));
    expect(dialog.getByText(/O envio acontece sozinho/)).toBeInTheDocument();
    expect(dialog.queryByText(/não garantiu/)).not.toBeInTheDocument();
    outbox.dispose();
  });

  it('says that the page must stay open if the browser stores nothing', async () => {
    const { outbox } = await answerOnce({ [ANSWER]: offline() }, false);
    await userEvent.click(await screen.findByRole('button', { name: '1 resposta aguardando conexão' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Respostas neste dispositivo' }));
    expect(dialog.getByText(/não feche nem recarregue esta página/)).toBeInTheDocument();
    expect(dialog.queryByText(/mesmo que você feche/)).not.toBeInTheDocument();
    outbox.dispose();
  });

  it('makes the browser ask before such a page is left, while it holds an answer', async () => {
    const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const kept = await answerOnce({ [ANSWER]: offline() });
    await screen.findByRole('button', { name: '1 resposta aguardando conexão' });
    expect(leave()).toBe(true);
    kept.outbox.dispose();
    kept.unmount();
    const { outbox } = await answerOnce({ [ANSWER]: offline() }, false);
    await screen.findByRole('button', { name: '1 resposta aguardando conexão' });
    expect(leave()).toBe(false);
    act(() => void outbox.close());
    expect(leave()).toBe(true);
    outbox.dispose();
  });

  it('shows why an answer was refused, and lets the student discard it', async () => {
    await answerOnce({ [ANSWER]: refuse(422, { questao_id: ['Esta questão não existe.'] }) });
    await userEvent.click(await screen.findByRole('button', { name: '1 resposta não aceita' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Esta questão não existe.', { exact: false })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Descartar resposta' }));
    expect(await dialog.findByText('Todas as suas respostas foram enviadas.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '1 resposta não aceita' })).not.toBeInTheDocument(),
    );
  });
});
