import { configureStore } from '@reduxjs/toolkit';

/** A store for one visitor, or for one request on the server. */
export const createStore = (_options: { apiBase: string; preloadedState?: object }) =>
  configureStore({ reducer: { vazio: (state: null = null) => state } });

export type AppStore = ReturnType<typeof createStore>;
