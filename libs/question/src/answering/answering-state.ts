import type { Confidence } from '@mapa/domain';
import type { Outcome } from './outcome';

/** The kind of request being sent. */
export type Sending = 'answer' | 'reveal';

/** The state of answering one question. The choice is shown at once; the outcome always comes from the server. */
export interface Answering {
  chosenId: number | null;
  confidence: Confidence | null;
  phase: 'choosing' | 'confirming-reveal' | 'sending' | 'recorded' | 'known';
  sending: Sending | null;
  /** Why the last attempt failed, as a sentence; the choice stays. */
  problem: string | null;
  /** Uuid of an answer that waits on this device. */
  waitingUuid: string | null;
  outcome: Outcome | null;
  /** Whether the student answers the question again: the previous answer is then hidden. */
  again: boolean;
}

export type AnsweringEvent =
  | { type: 'chosen'; id: number | null }
  | { type: 'confidence'; value: Confidence | null }
  | { type: 'reveal-asked' }
  | { type: 'reveal-dropped' }
  | { type: 'sent'; what: Sending }
  | { type: 'recorded'; uuid: string }
  | { type: 'found-waiting'; uuid: string; chosenId: number | null }
  | { type: 'failed'; message: string }
  | { type: 'known'; outcome: Outcome }
  | { type: 'set-aside' }
  | { type: 'again' };

/** Initial state of a question. */
export const UNTOUCHED: Answering = {
  chosenId: null,
  confidence: null,
  phase: 'choosing',
  sending: null,
  problem: null,
  waitingUuid: null,
  outcome: null,
  again: false,
};

/** Whether the choice can still be changed: no answer is being sent or known. */
export const isOpen = ({ phase }: Answering): boolean => phase === 'choosing' || phase === 'confirming-reveal';

/** The student's attempt at a question on this page: opened, answered just now, or again. */
export type Attempt = 'opened' | 'answered' | 'again';

/** The attempt of a state; a previous answer that arrives late begins none. */
export function attemptOf({ phase, outcome, again }: Answering): Attempt {
  const isNow = phase === 'known' && outcome !== null && outcome.counted !== null;
  if (isNow) return 'answered';
  return again ? 'again' : 'opened';
}

/**
 * Shows the previous answer until the student acts on the question again. An answer held for a sitting becomes the
 * previous one once the server reports it: the sitting has ended.
 */
export const withPrevious = (state: Answering, previous: Outcome | null): Answering =>
  previous && (state.outcome?.held || (isOpen(state) && !state.again))
    ? { ...state, phase: 'known', outcome: previous }
    : state;

/** The next state of a question; events that are invalid in a state change nothing. */
export function nextAnswering(state: Answering, event: AnsweringEvent): Answering {
  switch (event.type) {
    case 'chosen':
      return isOpen(state) ? { ...state, chosenId: event.id, problem: null } : state;
    case 'confidence':
      return isOpen(state) ? { ...state, confidence: event.value } : state;
    case 'reveal-asked':
      return state.phase === 'choosing' ? { ...state, phase: 'confirming-reveal', problem: null } : state;
    case 'reveal-dropped':
      return state.phase === 'confirming-reveal' ? { ...state, phase: 'choosing' } : state;
    case 'sent':
      return isOpen(state) ? { ...state, phase: 'sending', sending: event.what, problem: null } : state;
    case 'recorded':
      return state.phase === 'sending' ? { ...state, phase: 'recorded', waitingUuid: event.uuid } : state;
    case 'found-waiting':
      return isOpen(state)
        ? {
            ...state,
            phase: 'recorded',
            sending: event.chosenId === null ? 'reveal' : 'answer',
            chosenId: event.chosenId,
            waitingUuid: event.uuid,
          }
        : state;
    case 'failed':
      return state.phase === 'known'
        ? state
        : { ...state, phase: 'choosing', sending: null, waitingUuid: null, problem: event.message };
    case 'known':
      return { ...state, phase: 'known', sending: null, waitingUuid: null, problem: null, outcome: event.outcome };
    // The verdict concerns another wording than the displayed one.
    case 'set-aside':
      return UNTOUCHED;
    case 'again':
      return { ...UNTOUCHED, again: true };
  }
}
