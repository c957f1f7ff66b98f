import { baseApi, retryAfterMs, sessionApi, type Client, type LoginAnswer, type Outbox } from '@mapa/api-client';
import { ERROR_TOAST_MS, MESSAGES, WAY_BACK, applicationOf, routePath } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import { expireDrafts, sendsItself } from '../browser/drafts';
import {
  adoptTheme,
  claimTab,
  forgetStudent,
  leaveNotice,
  readKnown,
  rememberEmail,
  storeLogin,
  storeProfile,
  takeNotice,
} from '../browser/local-data';
import { openSessionTabs, type TabChange } from '../browser/session-tabs';
import { sayFailure } from '../say-failure';
import { deleteToken, readToken, writeToken } from '../browser/token-cookie';
import type { SocialSetting } from './social-providers';
import { emitSession } from './auth-events';
import { createDialogControl } from './dialog-control';
import { createKeptSending } from './kept-sending';
import { loadProfile, type Dispatch, type ProfileOutcome } from './profile-loader';
import { createRetry } from './retry';
import { onReturn } from './on-return';
import { createPlanFollow } from './plan-follow';
import { createSittingsFollow } from './sittings-follow';
import { createSampleClaim } from './sample-claim';
import {
  logoutAnswered,
  logoutAsked,
  sessionLoading,
  sessionUnknown,
  signedIn,
  signedOut,
  type SessionSlices,
} from './session-slice';
import { createReaction, type SessionEvent } from './session-transitions';
import { ACCOUNT_GONE, keptHere, unsentPhrases } from './texts';
import { LOGOUT_WAIT_MS, createUnsent, within } from './unsent';

export interface SessionSetting {
  store: { dispatch: Dispatch; getState: () => SessionSlices };
  client: Pick<Client, 'events'>;
  outbox: Pick<Outbox, 'open' | 'close' | 'drain' | 'enqueue' | 'forget' | 'snapshot'>;
  /** Empty: the cookie belongs to this host only. */
  cookieDomain?: string;
  /** Without it, the provider buttons report that they are not configured. */
  providers?: SocialSetting;
  /** Loads a document of this origin. */
  leave?: (path: string) => void;
}

interface Leaving {
  /** The account itself was deleted: nothing is sent or kept. */
  isGone?: boolean;
  /** Unsent data is discarded as well, at the student's request or with the account. */
  discards?: boolean;
  /** Shown on the next page when nothing is kept. */
  sentence?: string | null;
}

const showNotice = (notice: string): void => void toast(notice, { duration: ERROR_TOAST_MS });

/** The session of this page: who is signed in, and everything that begins and ends with it. */
export function createSession({
  store,
  client,
  outbox,
  cookieDomain = '',
  providers,
  leave = (path) => location.assign(path),
}: SessionSetting) {
  const { dispatch, getState } = store;
  const dialog = createDialogControl(dispatch, () => getState().session.user ?? null);
  const retry = createRetry(() => void refresh());
  let isLeaving = false;
  let student: string | undefined;
  /** The token of the last loaded profile: the only one whose owner is known. */
  let token: string | undefined;
  const current = () => (student && token ? { studentId: student, token } : null);
  const kept = createKeptSending({ dispatch, current });
  const samples = createSampleClaim({ dispatch, outbox, current });
  const unsent = createUnsent({ getState, outbox, kept });
  const stops: (() => void)[] = [];
  const tabs = { tell: (_change: TabChange): void => undefined };
  const plan = createPlanFollow({ dispatch, getState, refresh, tellTabs: () => tabs.tell('plan') });

  /** Removes all data of the student except unsent data and "Lembrar". */
  function forget(how: Parameters<typeof forgetStudent>[0], isAccountGone = false): void {
    retry.stop();
    kept.stop();
    samples.stop();
    student = undefined;
    token = undefined;
    outbox.close();
    deleteToken(cookieDomain);
    forgetStudent(how);
    emitSession(false);
    dispatch(signedOut({ isAccountGone }));
    dispatch(baseApi.util.resetApiState());
  }

  function end(how: Parameters<typeof forgetStudent>[0], isAccountGone = false): void {
    forget(how, isAccountGone);
    tabs.tell(isAccountGone ? 'gone' : 'ended');
  }

  /**
   * Handles a refused session. A public page stays as it is; the student area is left for the home page, where the
   * login opens and leads back. @param sentence shown to the student, if any
   */
  function endRefused(sentence?: string): void {
    const { pathname, search, hash } = location;
    const isArea = applicationOf(pathname) === 'student-area';
    end({ keepsTab: !isArea });
    if (!isArea) {
      if (sentence) toast.error(sentence, { id: 'sessao', duration: ERROR_TOAST_MS });
      return;
    }
    if (sentence) leaveNotice(sentence);
    leave(`${routePath('home')}?${new URLSearchParams({ [WAY_BACK]: pathname + search + hash })}`);
  }

  async function logout({ isGone = false, discards = isGone, sentence = null }: Leaving = {}): Promise<void> {
    if (isLeaving) return;
    isLeaving = true;
    const id = getState().session.known?.id ?? null;
    if (!discards) await unsent.send();
    else if (id !== null) await outbox.forget(id).catch(() => undefined);
    const remains = discards ? sentence : keptHere(unsent.list());
    const left = readToken();
    // Before the server revokes the token: if it were refused while the cookie still held it, other tabs would go to
    // the home page.
    end({ discards: discards ? id : null }, isGone);
    if (!isGone && left)
      await within(LOGOUT_WAIT_MS, dispatch(sessionApi.endpoints.logout.initiate({ token: left }, { track: false })));
    isLeaving = false;
    if (isGone) rememberEmail(null);
    // Offline no other document can be loaded: the page stays and shows a signed-out state.
    const canLoad = navigator.onLine;
    if (remains !== null) (canLoad ? leaveNotice : showNotice)(remains);
    if (canLoad) leave(routePath('home'));
  }

  function adopt({ user, token: itsToken }: SessionEvent<'profile-known'>): void {
    retry.stop();
    const before = getState().session.user;
    // Somebody else signed in in another tab: all data of the previous student is dropped. For a visitor who signed in,
    // only what depends on their own state has changed.
    if (student !== user.id)
      dispatch(student ? baseApi.util.resetApiState() : baseApi.util.invalidateTags(['OwnState']));
    student = user.id;
    token = itsToken;
    claimTab(user.id);
    storeProfile(user, itsToken);
    adoptTheme(user);
    dispatch(signedIn(user));
    if (before) plan.compare(before, user);
    emitSession(true);
    void outbox.open(user.id, itsToken);
    void kept.send();
    void samples.claim();
  }

  const react = createReaction({
    adopt,
    wait({ error }) {
      dispatch(sessionUnknown(error?.message));
      retry.later(retryAfterMs(error));
    },
    forget: () => forget({}),
    forgetAccount: () => forget({}, true),
    endSilently: () => endRefused(),
    endTelling: () => endRefused(MESSAGES.sessionEnded),
    leaveAccount: () => void logout({ isGone: true, sentence: ACCOUNT_GONE }),
  });

  const hear = (event: SessionEvent): void => react(event, getState().session.status, isLeaving);

  async function refresh(): Promise<ProfileOutcome> {
    const outcome = await loadProfile(dispatch);
    hear(outcome);
    return outcome;
  }

  /** Starts with the state of the cookie: a visitor, or a token whose student the server has to confirm. */
  async function begin(): Promise<void> {
    if (!readToken()) {
      // An expired cookie leaves the student's name behind.
      if (readKnown()) forgetStudent();
      claimTab(null);
      dispatch(signedOut());
      emitSession(false);
      return;
    }
    const known = readKnown();
    claimTab(known?.id ?? null);
    dispatch(sessionLoading(known));
    if (known?.id) void outbox.open(known.id);
    await refresh();
  }

  function handleUnauthorized({ token, isAccountGone }: { token: string | undefined; isAccountGone: boolean }): void {
    // A late refusal of an old token does not end a newer session.
    if (token !== readToken()) return;
    if (isAccountGone) hear({ kind: 'account-gone' });
    else hear({ kind: token ? 'call-refused' : 'cookie-gone' });
  }

  function handleOtherTab(change: TabChange): void {
    if (change === 'began') void begin();
    else if (change === 'plan') void plan.renew();
    else if (!readToken()) hear({ kind: change === 'gone' ? 'account-gone-elsewhere' : 'cookie-gone' });
  }

  return {
    ...dialog,
    providers,
    /** Listens to the transport and to other tabs, and determines the session. Returns a function that stops. */
    start(): () => void {
      const line = openSessionTabs(handleOtherTab);
      tabs.tell = line.tell;
      const stopWaiting = client.events.onServerTime((serverMs) => {
        stopWaiting();
        expireDrafts(serverMs);
      });
      stops.push(
        stopWaiting,
        line.close,
        retry.listen(),
        onReturn(() => void plan.comeBack()),
        createSittingsFollow(dispatch, getState).listen(),
        kept.listen(),
        samples.listen(),
        client.events.onUnauthorized(handleUnauthorized),
        client.events.onRateLimited(
          () => void toast.error(MESSAGES.rateLimited, { id: 'limite', duration: ERROR_TOAST_MS }),
        ),
      );
      const notice = takeNotice();
      if (notice) showNotice(notice);
      void begin();
      return () => {
        retry.stop();
        stops.splice(0).forEach((stop) => stop());
      };
    },
    /** Starts the session of a login or sign-up. The profile is loaded next; if that fails, it is retried later. */
    async enter(answer: LoginAnswer): Promise<void> {
      outbox.close();
      if (storeLogin(answer)) dispatch(baseApi.util.resetApiState());
      writeToken(answer.access_token, cookieDomain);
      dispatch(sessionLoading(readKnown()));
      await refresh();
      // Requests again what was refused to the visitor.
      dispatch(baseApi.util.invalidateTags(['StudentMap', 'MapQuestions', 'StudentQuestion']));
      tabs.tell('began');
    },
    /**
     * Sends what can be sent in 3 s, removes the student's data, revokes the token on the server and goes to the home
     * page. Data that is still unsent is kept for the student (ADR 036), unless `discards`. With a deleted account,
     * nothing is sent or kept.
     */
    logout,
    /** The student asks to log out: done at once without unsent data, otherwise the dialog asks what to do with it. */
    async askLogout(): Promise<void> {
      if (isLeaving || getState().session.isLogoutAsked) return;
      const { answers, drafts } = unsent.list();
      if (answers > 0 || drafts.some(sendsItself)) await unsent.send();
      if (unsentPhrases(unsent.list()).length === 0) return logout();
      dispatch(logoutAsked());
    },
    stay: (): void => void dispatch(logoutAnswered()),
    sendUnsent: unsent.send,
    /** The student bought, cancelled or undid a purchase: updates the plan in every open tab. */
    async refreshPlan(): Promise<void> {
      tabs.tell('plan');
      await plan.renew();
    },
    /** Loads the profile again. */
    async refreshProfile(): Promise<void> {
      await refresh();
    },
    /** The same at the student's request: if the profile still fails to load, a notice says so. */
    async retryProfile(): Promise<void> {
      const outcome = await refresh();
      if (outcome.kind === 'profile-unavailable') sayFailure(outcome.error);
    },
  };
}

export type Session = ReturnType<typeof createSession>;
