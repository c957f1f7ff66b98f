import type { Usuario } from '@mapa/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** 1 login, 2 sign-up, 3 password recovery. */
export type AuthView = 1 | 2 | 3;

export interface SessionState {
  /** `unknown`: there is a token, but the server could not tell whose it is. */
  status: 'loading' | 'signed-in' | 'signed-out' | 'unknown';
  /** Undefined while unknown; null for a visitor. */
  user: Usuario | null | undefined;
  /** Data of the student stored on this device, for use until the profile is loaded. */
  known: { id: string | null; nome: string; role?: string | null } | null;
  /** For `unknown`: why the server could not tell, as a sentence. */
  problem?: string | undefined;
  dialog: { open: boolean; view: AuthView; mapaId: number | null };
  /** The student asked to log out and is asked what to do with unsent data. */
  isLogoutAsked?: boolean;
  /** The session ended with the account: nothing is kept, and signing in again is impossible. */
  isAccountGone?: boolean;
}

/** The slice under its name in the store. */
export interface SessionSlices {
  session: SessionState;
}

const initialState: SessionState = {
  status: 'loading',
  user: undefined,
  known: null,
  dialog: { open: false, view: 1, mapaId: null },
};

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionLoading(state, { payload }: PayloadAction<SessionState['known']>) {
      state.status = 'loading';
      state.user = undefined;
      state.known = payload;
    },
    /** The profile cannot be loaded now: the last known one stays on the screen. */
    sessionUnknown(state, { payload }: PayloadAction<string | undefined>) {
      if (state.status === 'loading') state.status = 'unknown';
      state.problem = payload;
    },
    signedIn(state, { payload }: PayloadAction<Usuario>) {
      state.status = 'signed-in';
      state.user = payload;
      state.known = { id: payload.id, nome: payload.nome, role: payload.role };
    },
    signedOut(state, { payload }: PayloadAction<{ isAccountGone: boolean } | undefined>) {
      state.isAccountGone = payload?.isAccountGone ?? false;
      state.status = 'signed-out';
      state.user = null;
      state.known = null;
      state.isLogoutAsked = false;
    },
    logoutAsked(state) {
      state.isLogoutAsked = true;
    },
    logoutAnswered(state) {
      state.isLogoutAsked = false;
    },
    dialogOpened(state, { payload }: PayloadAction<{ view: AuthView; mapaId: number | null }>) {
      state.dialog = { open: true, ...payload };
    },
    dialogClosed(state) {
      state.dialog.open = false;
    },
  },
});

export const sessionReducer = slice.reducer;
export const {
  sessionLoading,
  sessionUnknown,
  signedIn,
  signedOut,
  logoutAsked,
  logoutAnswered,
  dialogOpened,
  dialogClosed,
} = slice.actions;
