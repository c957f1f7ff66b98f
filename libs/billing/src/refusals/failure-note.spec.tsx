import { offline, refuse, sampleUuid } from '@mapa/api-client/testing';
import { useDiscardSittingMutation } from '@mapa/api-client';
import { showAsStudent } from '@mapa/auth/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailureNote } from './failure-note';

const DISCARD = 'DELETE /api/customer-area/sitting/{id}';

function Place() {
  const [discard, { error }] = useDiscardSittingMutation();
  return (
    <>
      <button onClick={() => void discard({ id: sampleUuid(700) })}>Tentar</button>
      <FailureNote error={error}>Nada se perdeu.</FailureNote>
    </>
  );
}

async function fail(answer: ReturnType<typeof refuse | typeof offline>) {
  showAsStudent(<Place />, { calls: { [DISCARD]: answer } });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar' }));
}

describe('a call that failed', () => {
  it('because of a limit of the plan links to the plans', async () => {
    await fail(refuse(403, { erro: ['O limite do dia acabou.'] }));
    expect(await screen.findByText(/^O limite do dia acabou\. Nada se perdeu\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Conhecer os planos' })).toHaveAttribute('href', '/planos');
  });

  it.each([
    ['without a connection', offline(), /^Sem conexão.* Nada se perdeu\.$/],
    ['by a rule', refuse(422, { erro: ['Este simulado já terminou.'] }), 'Este simulado já terminou. Nada se perdeu.'],
    ['as the service is away', refuse(503, { erro: ['O serviço está fora do ar.'] }), /^O serviço está fora do ar\./],
  ])('%s says so, and offers no plan', async (_why, answer, text) => {
    await fail(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows nothing before the failure', () => {
    showAsStudent(<Place />);
    expect(screen.queryByText(/Nada se perdeu/)).not.toBeInTheDocument();
  });
});
