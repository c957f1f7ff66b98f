import { sampleProfile } from '@mapa/api-client/testing';
import {
  dialogClosed,
  dialogOpened,
  logoutAnswered,
  logoutAsked,
  sessionLoading,
  sessionReducer,
  sessionUnknown,
  signedIn,
  signedOut,
} from './session-slice';

const { usuario: ana } = sampleProfile();
const KNOWN = { id: ana.id, nome: ana.nome, role: ana.role };
const begin = () => sessionReducer(undefined, { type: 'begin' });
type Action = Parameters<typeof sessionReducer>[1];
const after = (...actions: Action[]) => actions.reduce(sessionReducer, begin());

it('starts without a known student and with the dialog closed', () => {
  expect(begin()).toEqual({
    status: 'loading',
    user: undefined,
    known: null,
    dialog: { open: false, view: 1, mapaId: null },
  });
});

it('stores a signed-in student, and nothing of one who logged out', () => {
  expect(after(signedIn(ana))).toMatchObject({ status: 'signed-in', user: ana, known: KNOWN });
  expect(after(signedIn(ana), signedOut())).toMatchObject({ status: 'signed-out', user: null, known: null });
});

it('forgets the profile while another is loaded, and shows what the device remembers', () => {
  const remembered = { id: null, nome: 'Bia' };
  expect(after(signedIn(ana), sessionLoading(remembered))).toMatchObject({
    status: 'loading',
    user: undefined,
    known: remembered,
  });
});

it('is unknown if the profile cannot be loaded, unless the student is known already', () => {
  expect(after(sessionLoading(KNOWN), sessionUnknown())).toMatchObject({ status: 'unknown', known: KNOWN });
  expect(after(signedIn(ana), sessionUnknown()).status).toBe('signed-in');
  expect(after(signedOut(), sessionUnknown()).status).toBe('signed-out');
});

it('keeps the question about a logout until it is answered or the student is gone', () => {
  const isAsked = (...actions: Action[]) => after(signedIn(ana), ...actions).isLogoutAsked;
  expect([
    isAsked(logoutAsked()),
    isAsked(logoutAsked(), logoutAnswered()),
    isAsked(logoutAsked(), signedOut()),
  ]).toEqual([true, false, false]);
});

it('opens the dialog at a view, for a map, and keeps both when it closes', () => {
  const opened = after(dialogOpened({ view: 2, mapaId: 7 }));
  expect(opened.dialog).toEqual({ open: true, view: 2, mapaId: 7 });
  expect(sessionReducer(opened, dialogClosed()).dialog).toEqual({ open: false, view: 2, mapaId: 7 });
});
