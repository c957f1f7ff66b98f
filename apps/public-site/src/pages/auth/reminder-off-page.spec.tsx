import { refuse } from '@mapa/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, clearBrowser, openPage } from '../../testing/open-page';

const END = 'POST /api/reminder/unsubscribe';

afterEach(clearBrowser);

describe('the page that ends reminders', () => {
  it('ends them on a press, never on opening, and removes the secret from the address', async () => {
    const { seen } = await openPage('/cancelar-lembrete?token=segredo', ['reminderOff'], { [END]: { success: true } });
    await waitFor(() => expect(address()).toBe('/cancelar-lembrete'));
    expect(seen).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Parar de receber' }));
    expect(await screen.findByText(/O lembrete está desligado/)).toBeVisible();
    expect(seen.map(({ args }) => args)).toEqual([{ token: 'segredo' }]);
  });

  it('says what is wrong with a link', async () => {
    await openPage('/cancelar-lembrete?token=velho', ['reminderOff'], {
      [END]: refuse(422, { token: ['Este link não é de um lembrete do Mapa.'] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Parar de receber' }));
    expect(await screen.findByText('Este link não é de um lembrete do Mapa.')).toBeVisible();
  });
});
