import { createTestStore, refuse } from '@mapa/api-client/testing';
import type { FakeCalls } from '@mapa/api-client/testing';
import { ClientProviders, createSession, sessionReducer } from '@mapa/auth';
import type { SessionSlices } from '@mapa/auth';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Shell } from './shell';

const outside = { helpCenterUrl: '', aboutUrl: '', instagramUrl: '', twitterUrl: '', facebookUrl: '' };
const ana = {
  id: 'a1b2',
  nome: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  plano_tipo: 'plano_gratis' as const,
  role: 'estudante' as const,
  verificou_email_em: '',
  tema_escuro: false,
  notify: false,
  ava_novo: false,
};
const calls: FakeCalls = {
  'GET /api/customer-area/user/me': { success: true, usuario: ana },
  'POST /api/auth/login': {
    access_token: 'token',
    user_name: ana.nome,
    user_email: ana.email,
    ava_novo: false,
    verificou_email_em: '',
    role: 'estudante',
  },
  'POST /api/auth/logout': { success: true },
};

function Address() {
  return <output>{useLocation().pathname}</output>;
}

let stop: () => void;

/** The real session over a fake network, as a page starts it. */
async function open(route: string, change: FakeCalls = {}) {
  const { store, client, outbox } = createTestStore<SessionSlices>({
    calls: { ...calls, ...change },
    reducers: { session: sessionReducer },
    token: () => /jwt_token=([^;]+)/.exec(document.cookie)?.[1],
  });
  const leave = jest.fn();
  const session = createSession({ store, client, outbox, leave });
  render(
    <ClientProviders store={store} outbox={outbox} session={session}>
      <MemoryRouter initialEntries={[route]}>
        <Shell available={['questions', 'welcome', 'myMaps']} outside={outside}>
          <main>
            <Address />
          </main>
        </Shell>
      </MemoryRouter>
    </ClientProviders>,
  );
  await act(async () => {
    stop = session.start();
  });
  return { leave };
}

const enterBy = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar' }));
  await userEvent.type(await screen.findByLabelText('E-mail'), ana.email);
  await userEvent.type(screen.getByLabelText('Senha'), 'Estudar#2026');
  await userEvent.click(screen.getAllByRole('button', { name: 'Entrar' }).at(-1) as HTMLElement);
};

afterEach(() => {
  stop();
  document.cookie = 'jwt_token=; max-age=0; path=/';
  localStorage.clear();
});

describe('what stands around a screen', () => {
  it('lets a visitor sign in by the header and welcomes them', async () => {
    await open('/questoes');
    await enterBy();
    expect(await screen.findByText('/bem-vindo')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Ana.*Aluno/, expanded: false })).toBeInTheDocument();
  });

  it('lets a student leave', async () => {
    document.cookie = 'jwt_token=token; path=/';
    const { leave } = await open('/questoes');
    await userEvent.click(await screen.findByRole('button', { name: /Ana.*Aluno/, expanded: false }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  });

  it('keeps the name that this device remembers while the server is away', async () => {
    document.cookie = 'jwt_token=token; path=/';
    await open('/questoes');
    await screen.findByRole('button', { name: /Ana.*Aluno/, expanded: false });
    stop();
    cleanup();
    await open('/questoes', { 'GET /api/customer-area/user/me': refuse(503) });
    expect(await screen.findByRole('button', { name: /Ana.*Aluno/, expanded: false })).toBeInTheDocument();
  });

  it('leaves the login page bare', async () => {
    await open('/login');
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('puts no footer under the welcome', async () => {
    await open('/bem-vindo');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});
