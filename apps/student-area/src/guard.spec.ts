import { TOKEN_COOKIE } from '@mapa/domain';
import Cookies from 'js-cookie';
import { loginAddress } from './guard';

afterEach(() => Cookies.remove(TOKEN_COOKIE));

describe('the guard of the student area', () => {
  it('sends a visitor to the login page with the way back', () => {
    expect(loginAddress({ pathname: '/area-estudante/mapas/questoes/7', search: '?estado=erradas&page=2' })).toBe(
      '/login?voltar=%2Farea-estudante%2Fmapas%2Fquestoes%2F7%3Festado%3Derradas%26page%3D2',
    );
  });

  it('admits anybody with a session', () => {
    Cookies.set(TOKEN_COOKIE, 'token');
    expect(loginAddress({ pathname: '/area-estudante/favoritas', search: '' })).toBeNull();
  });
});
