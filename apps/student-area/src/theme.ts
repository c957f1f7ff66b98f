import { DARK_THEME_VALUE, THEME_KEY, allowsDarkTheme } from '@mapa/domain';

const prefersDark = () => {
  try {
    return localStorage.getItem(THEME_KEY) === DARK_THEME_VALUE;
  } catch {
    return false;
  }
};

/** Applies the stored theme on the four study pages and removes it everywhere else. */
export function applyTheme(pathname: string): void {
  const { dataset } = document.documentElement;
  if (allowsDarkTheme(pathname) && prefersDark()) dataset['tema'] = 'escuro';
  else delete dataset['tema'];
}
