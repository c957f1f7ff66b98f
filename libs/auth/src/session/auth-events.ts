/** Events of the session; they contain nothing personal. */
export type AuthEvent =
  /** An account was created, by any form. */
  | { name: 'cadastro_concluido_sucesso' }
  /** Whether somebody is signed in: emitted once when known, and at each login. */
  | { name: 'sessao'; logado: boolean };

type Listener = (event: AuthEvent) => void;

const listeners = new Set<Listener>();
let signedIn: boolean | undefined;

const tell = (event: AuthEvent): void => listeners.forEach((listener) => listener(event));

/** Events for a tag manager. */
export const authEvents = {
  /** Late subscribers, such as after consent, receive the present state first. Returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    if (signedIn !== undefined) listener({ name: 'sessao', logado: signedIn });
    return () => void listeners.delete(listener);
  },
};

/** Emits that an account was created. */
export const emitSignUp = (): void => tell({ name: 'cadastro_concluido_sucesso' });

/** Emits the session state at the start and at each login. Fetching the profile again emits nothing, nor does a logout. */
export function emitSession(logado: boolean): void {
  const isNews = signedIn === undefined || (logado && !signedIn);
  signedIn = logado;
  if (isNews) tell({ name: 'sessao', logado });
}

/** Clears state and listeners, for tests, which share this module. */
export function resetAuthEvents(): void {
  listeners.clear();
  signedIn = undefined;
}
