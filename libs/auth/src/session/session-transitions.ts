import type { ProfileOutcome } from './profile-loader';
import type { SessionState } from './session-slice';

/** What the page learnt about its session. */
export type SessionEvent =
  /** The server returned the profile of the cookie's token. */
  | 'profile-known'
  /** The profile cannot be loaded now; the session goes on. */
  | 'profile-unavailable'
  /** The server refused the token on loading the profile. */
  | 'profile-refused'
  /** The server refused the present token in any other call. */
  | 'call-refused'
  /** The server reported that the account no longer exists. */
  | 'account-gone'
  /** The cookie is gone: logged out in another tab, or expired. */
  | 'cookie-gone'
  /** The account was deleted in another tab, which removed the cookie. */
  | 'account-gone-elsewhere';

/** The page's reaction; create-session.ts has the functions under the same names. */
export type SessionAct =
  /** Takes over the profile's student. */
  | 'adopt'
  /** Keeps what is known of the student on the screen and asks the server again later. */
  | 'wait'
  /** Removes all data of the student from this device except pending data. */
  | 'forget'
  | 'forgetAccount'
  /** Removes the data and leaves the student area for the home page, whose login leads back. */
  | 'endSilently'
  /** The same, with the reason. */
  | 'endTelling'
  | 'leaveAccount';

type Phase = 'visitor' | 'student' | 'leaving';

/** The reaction by event and phase; none where missing. */
const TRANSITIONS: Record<SessionEvent, Partial<Record<Phase, SessionAct>>> = {
  'profile-known': { visitor: 'adopt', student: 'adopt' },
  'profile-unavailable': { visitor: 'wait', student: 'wait' },
  'profile-refused': { student: 'endSilently' },
  'call-refused': { student: 'endTelling' },
  'account-gone': { student: 'leaveAccount' },
  'cookie-gone': { student: 'forget' },
  'account-gone-elsewhere': { student: 'forgetAccount' },
};

/** The event for each outcome of loading the profile. */
export const EVENT_OF_PROFILE = {
  known: 'profile-known',
  unavailable: 'profile-unavailable',
  refused: 'profile-refused',
  'no-token': 'cookie-gone',
} as const satisfies Record<ProfileOutcome['kind'], SessionEvent>;

const phaseOf = (status: SessionState['status'], isLeaving: boolean): Phase => {
  if (isLeaving) return 'leaving';
  return status === 'signed-out' ? 'visitor' : 'student';
};

/**
 * The reaction to an event, or null. A student who is leaving (`isLeaving`: from the request until the next document)
 * is unaffected by all events.
 */
export const actAfter = (event: SessionEvent, status: SessionState['status'], isLeaving: boolean): SessionAct | null =>
  TRANSITIONS[event][phaseOf(status, isLeaving)] ?? null;
