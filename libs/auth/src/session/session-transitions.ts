import type { ApiError, Usuario } from '@mapa/api-client';
import type { SessionState } from './session-slice';

/** What the page learns about its session: the events, and what each brings. */
interface EventData {
  /** The server returned the profile of the cookie's token. Brings that token: another tab may change the cookie meanwhile. */
  'profile-known': { user: Usuario; token: string };
  /**
   * The profile cannot be loaded now, for the network's or the server's fault; the session goes on. `error` is undefined
   * for a failure of our own code.
   */
  'profile-unavailable': { error: ApiError | undefined };
  /** The server refused the token on loading the profile. */
  'profile-refused': unknown;
  /** The server refused the present token in any other call. */
  'call-refused': unknown;
  /** The server reported that the account no longer exists. */
  'account-gone': unknown;
  /** The cookie is gone: logged out in another tab, or expired. */
  'cookie-gone': unknown;
  /** The account was deleted in another tab, which removed the cookie. */
  'account-gone-elsewhere': unknown;
}

export type SessionEventKind = keyof EventData;

/** An event with what it brings. */
export type SessionEvent<Kind extends SessionEventKind = SessionEventKind> = {
  [K in Kind]: { kind: K } & EventData[K];
}[Kind];

/** The page's reactions. */
export interface SessionActs {
  /** Takes over the profile's student. */
  adopt: (known: SessionEvent<'profile-known'>) => void;
  /** Keeps what is known of the student on the screen and asks the server again later. */
  wait: (failure: SessionEvent<'profile-unavailable'>) => void;
  /** Removes all data of the student from this device except pending data. */
  forget: () => void;
  forgetAccount: () => void;
  /** Removes the data and leaves the student area for the home page, whose login leads back. */
  endSilently: () => void;
  /** The same, with the reason. */
  endTelling: () => void;
  leaveAccount: () => void;
}

type Phase = 'visitor' | 'student' | 'leaving';

type Transitions = {
  [Kind in SessionEventKind]: Partial<Record<Phase, (event: SessionEvent<Kind>) => void>>;
};

/** The reaction by event and phase; none where missing. */
const transitionsOf = (acts: SessionActs): Transitions => ({
  'profile-known': { visitor: acts.adopt, student: acts.adopt },
  'profile-unavailable': { visitor: acts.wait, student: acts.wait },
  'profile-refused': { student: acts.endSilently },
  'call-refused': { student: acts.endTelling },
  'account-gone': { student: acts.leaveAccount },
  'cookie-gone': { student: acts.forget },
  'account-gone-elsewhere': { student: acts.forgetAccount },
});

const phaseOf = (status: SessionState['status'], isLeaving: boolean): Phase => {
  if (isLeaving) return 'leaving';
  return status === 'signed-out' ? 'visitor' : 'student';
};

/**
 * Returns the function that reacts to an event with one of the acts, or with none. A student who is leaving
 * (`isLeaving`: from the request until the next document) is unaffected by all events.
 */
export function createReaction(acts: SessionActs) {
  const transitions = transitionsOf(acts);
  return <Kind extends SessionEventKind>(
    event: SessionEvent<Kind>,
    status: SessionState['status'],
    isLeaving: boolean,
  ): void => transitions[event.kind][phaseOf(status, isLeaving)]?.(event);
}
