import type { LoginAnswer, Usuario } from '@mapa/api-client';
import {
  CACHE_SUFFIX,
  DARK_THEME_VALUE,
  JOURNAL_PREFIX,
  LAST_AREA_COOKIE,
  PACK_DATABASE,
  SHELL_CACHE,
  THEME_KEY,
  VERIFIED_KEY,
  allowsDarkTheme,
  orUndefined,
} from '@mapa/domain';
import Cookies from 'js-cookie';
import { TAB_OWNER, discardDrafts, forgetUnkept, isDraftKey, tabOwner } from './drafts';
import { writeNotifyFlag } from './notify-flag';

const ID = 'mapa_estudante';
const NAME = 'user_name';
const EMAIL = 'user_email';
const NEW_STUDENT = 'ava_novo';
const ROLE = 'role';
const NOTICE = 'mapa_aviso';
const REMEMBERED_EMAIL = 'mapa_lembrar';

interface KnownStudent {
  id: string | null;
  nome: string;
  role: string | null;
}

/** Reads the stored user data that belongs to the current token. */
export function readKnown(): KnownStudent | null {
  const nome = orUndefined(() => localStorage.getItem(NAME));
  return nome
    ? {
        id: orUndefined(() => localStorage.getItem(ID)) ?? null,
        nome,
        role: orUndefined(() => localStorage.getItem(ROLE)) ?? null,
      }
    : null;
}

/**
 * Stores the user data of a login and removes the previous user's id, which belongs to another token; if the user
 * differs, also all other data of the previous one. Returns whether the user differs.
 */
export function storeLogin({ user_name, user_email, ava_novo, verificou_email_em, role }: LoginAnswer): boolean {
  const before = orUndefined(() => localStorage.getItem(EMAIL)) ?? user_email;
  if (before !== user_email) forgetStudent();
  orUndefined(() => {
    localStorage.removeItem(ID);
    localStorage.setItem(NAME, user_name);
    localStorage.setItem(EMAIL, user_email);
    localStorage.setItem(NEW_STUDENT, String(ava_novo));
    localStorage.setItem(VERIFIED_KEY, verificou_email_em);
    localStorage.setItem(ROLE, role);
  });
  return before !== user_email;
}

/** Refreshes the user data from the profile, with the per-token notification flag. */
export function storeProfile(user: Usuario, token: string): void {
  orUndefined(() => {
    localStorage.setItem(ID, user.id);
    localStorage.setItem(NAME, user.nome);
    localStorage.setItem(EMAIL, user.email);
    localStorage.setItem(NEW_STUDENT, String(user.ava_novo));
    localStorage.setItem(VERIFIED_KEY, user.verificou_email_em);
    localStorage.setItem(ROLE, user.role);
  });
  writeNotifyFlag(token, user.notify);
}

/** Enables the dark theme when the profile asks for it, unless a choice is stored on this device. */
export function adoptTheme({ tema_escuro }: Usuario): void {
  orUndefined(() => {
    if (!tema_escuro || localStorage.getItem(THEME_KEY) !== null) return;
    localStorage.setItem(THEME_KEY, DARK_THEME_VALUE);
    if (allowsDarkTheme(location.pathname)) document.documentElement.dataset.tema = 'escuro';
    dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: DARK_THEME_VALUE }));
  });
}

/** The e-mail stored by "Lembrar". */
export const readRememberedEmail = (): string | undefined =>
  orUndefined(() => localStorage.getItem(REMEMBERED_EMAIL)) ?? undefined;

/** Stores the e-mail for the next login; null removes it. */
export const rememberEmail = (email: string | null): void =>
  void orUndefined(() =>
    email === null ? localStorage.removeItem(REMEMBERED_EMAIL) : localStorage.setItem(REMEMBERED_EMAIL, email),
  );

/** Stores a sentence for the next document of this tab. */
export const leaveNotice = (text: string): void => void orUndefined(() => sessionStorage.setItem(NOTICE, text));

/** Returns the sentence that the previous document stored, and removes it. */
export function takeNotice(): string | null {
  const text = orUndefined(() => sessionStorage.getItem(NOTICE)) ?? null;
  orUndefined(() => sessionStorage.removeItem(NOTICE));
  return text;
}

const removeWhere = (storage: Storage, isGone: (key: string) => boolean): void => {
  for (const key of Object.keys(storage)) if (isGone(key)) storage.removeItem(key);
};

/** Whether local storage keeps a key when its student leaves. */
const outlivesStudent = (key: string): boolean =>
  key === REMEMBERED_EMAIL || key.startsWith(JOURNAL_PREFIX) || isDraftKey(key);

interface Forgetting {
  /**
   * The student whose drafts are deleted as well, at their request or with their account; other students' drafts stay.
   */
  discards?: string | null;
  /** Keeps this tab's data, except the server's responses, until another student claims the tab. */
  keepsTab?: boolean;
}

/**
 * Removes all data of the student except the e-mail of "Lembrar" and drafts, which only their student sees. Pending
 * answers stay in the outbox.
 */
export function forgetStudent({ discards = null, keepsTab = false }: Forgetting = {}): void {
  if (discards !== null) discardDrafts(discards);
  orUndefined(() => removeWhere(localStorage, (key) => !outlivesStudent(key)));
  if (!keepsTab) forgetUnkept();
  orUndefined(() =>
    keepsTab ? removeWhere(sessionStorage, (key) => key.endsWith(CACHE_SUFFIX)) : sessionStorage.clear(),
  );
  Cookies.remove(LAST_AREA_COOKIE, { path: '/' });
  // Deletes the downloaded packs; tabs that have their database open close it.
  orUndefined(() => indexedDB.deleteDatabase(PACK_DATABASE));
  if (typeof caches === 'undefined') return;
  // Deletes the images as well, without waiting. The area's own files belong to no student and stay.
  void caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== SHELL_CACHE).map((name) => caches.delete(name))))
    .catch(() => undefined);
}

/**
 * Assigns this tab to a student; null: to nobody. A tab that was on another site while its student left still has that
 * student's session storage, which is cleared first. A visitor's drafts are kept for their login.
 */
export function claimTab(id: string | null): void {
  orUndefined(() => {
    const owner = tabOwner();
    if (owner !== null && owner !== id) {
      sessionStorage.clear();
      forgetUnkept();
      // Makes readers of the tab's texts read again.
      dispatchEvent(new StorageEvent('storage', { key: TAB_OWNER, newValue: id }));
    }
    if (id !== null) sessionStorage.setItem(TAB_OWNER, id);
  });
}

/** Whether a storage event comes from another tab that removed the student's data. */
export const isForgetEvent = ({ key, newValue }: StorageEvent): boolean =>
  newValue === null && (key === null || key === NAME);
