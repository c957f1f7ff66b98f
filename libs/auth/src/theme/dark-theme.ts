import { DARK_THEME_VALUE, THEME_KEY, allowsDarkTheme } from '@mapa/domain';
import { useSyncExternalStore } from 'react';

/** Stored when the profile asks for the dark theme: otherwise the next visit would turn it on again. */
const LIGHT_VALUE = 'light';
const CHANGED = 'mapa:tema';

function isDark(): boolean {
  try {
    return localStorage.getItem(THEME_KEY) === DARK_THEME_VALUE;
  } catch {
    return false;
  }
}

function show(dark: boolean): void {
  const { dataset } = document.documentElement;
  if (dark && allowsDarkTheme(location.pathname)) dataset.tema = 'escuro';
  else delete dataset.tema;
}

/** Turns the dark theme on or off, at once on this page and for later visits on this device. */
export function setDarkTheme(dark: boolean, { profileIsDark }: { profileIsDark: boolean }): void {
  try {
    if (dark) localStorage.setItem(THEME_KEY, DARK_THEME_VALUE);
    else if (profileIsDark) localStorage.setItem(THEME_KEY, LIGHT_VALUE);
    else localStorage.removeItem(THEME_KEY);
  } catch {
    // Without storage the theme holds for this page only.
  }
  show(dark);
  dispatchEvent(new Event(CHANGED));
}

function subscribe(notify: () => void) {
  addEventListener(CHANGED, notify);
  addEventListener('storage', notify);
  return () => {
    removeEventListener(CHANGED, notify);
    removeEventListener('storage', notify);
  };
}

/** Whether the dark theme is on; false in a server render. */
export const useDarkTheme = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
