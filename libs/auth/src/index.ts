export { createBrowserClient, type BrowserClient } from './browser/create-browser-client';
export { LoginForm } from './dialog/login-form';
export { ClientProviders, type ClientProvidersProps } from './react/client-providers';
export { useSessionActions } from './react/session-context';
export { SessionProvider } from './react/session-provider';
export { useRequireLogin, useSession, type SessionView } from './react/use-session';
export { authEvents, type AuthEvent } from './session/auth-events';
export { createSession, type Session } from './session/create-session';
export { sessionReducer, signedIn, signedOut, type SessionSlices, type SessionState } from './session/session-slice';
