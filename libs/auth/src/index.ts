export { draftKey, listDrafts, readDraft, watchDrafts, writeDraft } from './browser/drafts';
export {
  dropSampleAnswer,
  keepSampleAnswer,
  parseSampleAnswers,
  readSampleText,
  watchSampleAnswers,
  type SampleAnswer,
} from './browser/sample-answers';
export { sendKeptFavorite } from './session/send-favorite';
export { markAbout, sendKeptMarks } from './session/send-marks';
export { createBrowserClient, type BrowserClient } from './session/create-browser-client';
export { AUTH_TITLES, AuthForm } from './forms/auth-form';
export { AuthPlacementProvider } from './forms/auth-placement';
export { Form } from './forms/form-parts';
export { loadScript } from './social/load-script';
export { NewPasswordForm } from './forms/new-password-form';
export { fieldErrors, sayFailure } from './say-failure';
export { DraftNote } from './react/draft-note';
export { useOnReturn } from './react/use-on-return';
export { useDraft, type TypedText } from './react/use-draft';
export { RuntimeConfigProvider, readRuntimeConfig, useRuntimeConfig } from './react/runtime-config';
export { ClientProviders, type ClientProvidersProps } from './providers/client-providers';
export { useSessionActions } from './react/session-context';
export { SessionProvider } from './providers/session-provider';
export { useResendConfirmation } from './react/use-resend-confirmation';
export { useNotifyFlag } from './react/use-notify-flag';
export {
  useIsAccountGone,
  useIsSignedIn,
  useRequireLogin,
  useSession,
  useStudentId,
  type SessionView,
} from './react/use-session';
export { authEvents, type AuthEvent } from './session/auth-events';
export { ACCOUNT_GONE } from './session/texts';
export { createSession, type Session } from './session/create-session';
export {
  sessionReducer,
  signedIn,
  signedOut,
  type AuthView,
  type SessionSlices,
  type SessionState,
} from './session/session-slice';
export { setDarkTheme, useDarkTheme } from './theme/dark-theme';
