import { combineReducers, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi, type ApiState } from '../api/base-api';
import { followOtherTabs } from '../api/news';
import type { Client } from '../transport/client';
import { followWithheld } from './open-sittings';
import { keepServerAnswers } from './server-answers';

/** The application's own slices by name, such as `{ session: sessionReducer }`. */
export type SliceReducers<Slices extends object> = { [Name in keyof Slices]: Reducer<Slices[Name]> };

export interface AppStoreSetting<Slices extends object> {
  client: Client;
  reducers?: SliceReducers<Slices>;
  /** State from the server render; data in it is not fetched again. */
  preloadedState?: Partial<ApiState & Slices>;
  /** Shows actions and state in the browser's Redux DevTools: in development only. */
  devTools?: boolean;
}

/** The store of an application in the browser, of one server render, or of a test. */
export function createAppStore<Slices extends object = object>({
  client,
  reducers,
  preloadedState,
  devTools = false,
}: AppStoreSetting<Slices>) {
  type State = ApiState & Slices;
  const reducer = combineReducers({ ...reducers, api: baseApi.reducer }) as unknown as Reducer<
    State,
    UnknownAction,
    Partial<State>
  >;
  if (client.cache && preloadedState?.api) keepServerAnswers(client.cache, preloadedState.api);
  const store = configureStore({
    reducer,
    // The state is plain by construction; checking it on every action costs more than it finds.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: client }, serializableCheck: false, immutableCheck: false }).concat(
        baseApi.middleware,
      ),
    preloadedState,
    devTools,
  });
  followOtherTabs(client, store.dispatch);
  followWithheld(client, store.dispatch);
  return store;
}

export type AppStore<Slices extends object = object> = ReturnType<typeof createAppStore<Slices>>;
