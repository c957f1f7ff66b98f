import type { ProfileOutcome } from './profile-loader';
import type { SessionState } from './session-slice';

/** What the page heard of its session. */
export type SessionEvent =
  /** The server gave the profile of the cookie's token. */
  | 'profile-known'
  /** The profile cannot be had now; that ends no session. */
  | 'profile-unavailable'
  /** The server refused the token when it was asked for the profile. */
  | 'profile-refused'
  /** The server refused the present token to any other call. */
  | 'call-refused'
  /** The server said that the account does not exist any more. */
  | 'account-gone'
  /** The cookie is gone: the session was left in another tab, or ran out. */
  | 'cookie-gone'
  /** The account was deleted in another tab, which removed the cookie. */
  | 'account-gone-elsewhere';

/** What the page does about it; the functions stand in create-session.ts under the same names. */
export type SessionAct =
  /** The profile's student is the one of this page. */
  | 'adopt'
  /** What is known of the student stays on the screen, and the server is asked again later. */
  | 'wait'
  /** Nothing of the student stays on this device but what waits to be sent. */
  | 'forget'
  | 'forgetAccount'
  /** Forgets, and leaves the student area for the home page, whose login leads back. */
  | 'endSilently'
  /** The same, and says why. */
  | 'endTelling'
  | 'leaveAccount';

type Phase = 'visitor' | 'student' | 'leaving';

/** Which act follows an event in which phase; none where nothing stands. */
const TRANSITIONS: Record<SessionEvent, Partial<Record<Phase, SessionAct>>> = {
  'profile-known': { visitor: 'adopt', student: 'adopt' },
  'profile-unavailable': { visitor: 'wait', student: 'wait' },
  'profile-refused': { student: 'endSilently' },
  'call-refused': { student: 'endTelling' },
  'account-gone': { student: 'leaveAccount' },
  'cookie-gone': { student: 'forget' },
  'account-gone-elsewhere': { student: 'forgetAccount' },
};

/** The event that an answer about the profile is. */
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
 * The act that follows an event, or null where none does. A student who is leaving (`isLeaving`: from the wish to leave
 * until the next document) is beyond every event.
 */
export const actAfter = (event: SessionEvent, status: SessionState['status'], isLeaving: boolean): SessionAct | null =>
  TRANSITIONS[event][phaseOf(status, isLeaving)] ?? null;
