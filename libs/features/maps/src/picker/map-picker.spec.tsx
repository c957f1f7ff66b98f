import { type FakeCalls, sampleMap, sampleStudentMap } from '@mapa/api-client/testing';
import { ana, showAsVisitor } from '@mapa/auth/testing';
import { routePath } from '@mapa/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapPicker } from './map-picker';

const SELECT = 'POST /api/customer-area/question-map/select';
const listOf = <T,>(data: T[]) => ({ data, total: data.length, current_page: 1, last_page: 1, per_page: 20 });

const calls = (): FakeCalls => {
  let isMine = false;
  return {
    'GET /api/question-map': listOf([sampleMap()]),
    'GET /api/customer-area/question-map/user-maps': () => listOf(isMine ? [sampleStudentMap()] : []),
    'GET /api/customer-area/user/me': { success: true, usuario: ana },
    'POST /api/auth/login': {
      access_token: 'token',
      user_name: ana.nome,
      user_email: ana.email,
      ava_novo: false,
      verificou_email_em: '',
      role: 'estudante',
    },
    [SELECT]: () => {
      isMine = true;
      return sampleStudentMap();
    },
  };
};

describe('the choice of maps, for a visitor', () => {
  afterEach(() => {
    document.cookie = 'jwt_token=; max-age=0; path=/';
    localStorage.clear();
  });

  it('adds the requested map once the visitor has signed in', async () => {
    const { seen, store } = showAsVisitor(<MapPicker />, { calls: calls() });
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar Mapa do Auditor' }));
    await userEvent.type(await screen.findByLabelText('E-mail'), ana.email);
    expect(store.getState().session.dialog.mapaId).toBe(1);
    expect(seen.some(({ call }) => call === SELECT)).toBe(false);
    await userEvent.type(screen.getByLabelText('Senha'), 'Estudar#2026');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByRole('link', { name: 'Estudar Mapa do Auditor' })).toBeInTheDocument();
    expect(await screen.findByText('“Mapa do Auditor” está nos seus mapas.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Estudar agora' })).toHaveAttribute(
      'href',
      routePath('mapQuestions', { id: 1 }),
    );
    expect(seen.find(({ call }) => call === SELECT)?.args).toEqual({ mapa_id: 1 });
  });

  it('says what a map covers', async () => {
    showAsVisitor(<MapPicker />, { calls: calls() });
    expect(await screen.findByText('TRCP · Auditor · 2025 · 5 questões · 2 assuntos')).toBeInTheDocument();
    expect(screen.getByRole('slider', { name: 'O que mais cai: Crase (60%), Regência (40%)' })).toBeInTheDocument();
  });
});
