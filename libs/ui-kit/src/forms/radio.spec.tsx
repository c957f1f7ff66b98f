import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../theme/ui-provider';
import { Radio, RadioGroup } from './radio';

const WAYS = ['PIX', 'Boleto', 'Cartão'];

function Ways() {
  const [way, setWay] = useState('PIX');
  return (
    <UiProvider>
      <RadioGroup legend="Forma de pagamento">
        {WAYS.map((one) => (
          <Radio
            key={one}
            name="forma"
            facts={one === 'PIX' ? 'na hora' : undefined}
            disabled={one === 'Boleto'}
            checked={way === one}
            onChange={() => setWay(one)}
          >
            {one}
          </Radio>
        ))}
      </RadioGroup>
    </UiProvider>
  );
}

describe('radio buttons of a group', () => {
  it('are grouped under the question, and named with all their details', () => {
    render(<Ways />);
    expect(screen.getByRole('group', { name: 'Forma de pagamento' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /PIX\s*na hora/ })).toBeChecked();
  });

  it('are chosen by a press on the label and by arrow keys, past one that is disabled', async () => {
    render(<Ways />);
    await userEvent.click(screen.getByText('Cartão'));
    expect(screen.getByRole('radio', { name: 'Cartão' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: /PIX/ })).toBeChecked();
    await userEvent.click(screen.getByText('Boleto'));
    expect(screen.getByRole('radio', { name: 'Boleto' })).not.toBeChecked();
  });
});
