import { act, render, screen } from '@testing-library/react';
import { setDarkTheme, useDarkTheme } from './dark-theme';

function Shown() {
  return <p>{useDarkTheme() ? 'escuro' : 'claro'}</p>;
}

const turn = (dark: boolean, profileIsDark = false) => act(() => setDarkTheme(dark, { profileIsDark }));
const stored = () => localStorage.getItem('@MAPA-Tema');

describe('the dark theme', () => {
  beforeEach(() => {
    localStorage.clear();
    history.replaceState(null, '', '/area-estudante/mapas/questoes/1');
    render(<Shown />);
  });

  it('applies at once, and is stored for the next visit', () => {
    turn(true);
    expect([stored(), document.documentElement.dataset.tema]).toEqual(['dark', 'escuro']);
    expect(screen.getByText('escuro')).toBeInTheDocument();
  });

  it('leaves nothing behind when it is turned off', () => {
    turn(true);
    turn(false);
    expect([stored(), document.documentElement.dataset.tema]).toEqual([null, undefined]);
    expect(screen.getByText('claro')).toBeInTheDocument();
  });

  it('stays off even if the profile would switch it on', () => {
    turn(true, true);
    turn(false, true);
    expect(stored()).toBe('light');
  });

  it('is stored but not shown on a page that is never dark', () => {
    turn(false);
    history.replaceState(null, '', '/area-estudante/mapas/meus-mapas');
    turn(true);
    expect([stored(), document.documentElement.dataset.tema]).toEqual(['dark', undefined]);
  });
});
