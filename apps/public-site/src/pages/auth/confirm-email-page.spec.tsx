import { offline, refuse, sampleProfile } from '@mapa/api-client/testing';
import { MESSAGES, SERVER_MESSAGES } from '@mapa/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, clearBrowser, openPage } from '../../testing/open-page';

const CONFIRM = 'POST /api/auth/confirm-email';
const CONFIRMED = { success: true, msg: SERVER_MESSAGES.emailConfirmed };

afterEach(clearBrowser);

describe('the page that confirms an e-mail', () => {
  it('confirms by itself, once, and removes the secret from the address', async () => {
    const { seen } = await openPage('/confirmar-email?token=segredo', ['confirmEmail'], { [CONFIRM]: CONFIRMED });
    expect(await screen.findByText(SERVER_MESSAGES.emailConfirmed)).toBeVisible();
    expect(seen.map(({ args }) => args)).toEqual([{ token: 'segredo' }]);
    await waitFor(() => expect(address()).toBe('/confirmar-email'));
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  });

  it('loads the profile again, so that the banner disappears', async () => {
    document.cookie = 'jwt_token=token; path=/';
    let verificou_email_em = '';
    const { store } = await openPage('/confirmar-email?token=segredo', ['confirmEmail'], {
      'GET /api/customer-area/user/me': () => sampleProfile({ verificou_email_em }),
      [CONFIRM]: () => {
        verificou_email_em = '2026-11-20T12:00:00.000Z';
        return CONFIRMED;
      },
    });
    await waitFor(() => expect(store.getState().session.user?.verificou_email_em).toBe('2026-11-20T12:00:00.000Z'));
    expect(screen.getByRole('link', { name: 'Ir para Minha Área' })).toBeVisible();
  });

  it('says that a link is no longer valid', async () => {
    await openPage('/confirmar-email?token=velho', ['confirmEmail'], {
      [CONFIRM]: refuse(422, { token: [SERVER_MESSAGES.deadLink] }),
    });
    expect(await screen.findByText(SERVER_MESSAGES.deadLink)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });

  it('tries again after a lost connection', async () => {
    let reply: ReturnType<typeof offline> | typeof CONFIRMED = offline();
    await openPage('/confirmar-email?token=segredo', ['confirmEmail'], { [CONFIRM]: () => reply });
    expect(await screen.findByText(MESSAGES.offline)).toBeVisible();
    reply = CONFIRMED;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText(SERVER_MESSAGES.emailConfirmed)).toBeVisible();
  });
});
