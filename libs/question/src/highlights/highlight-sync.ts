import type { HighlightStorage } from './highlight-storage';
import {
  NO_HIGHLIGHTS,
  isSameHighlights,
  mergeHighlights,
  type Highlights,
  type StoredHighlights,
} from '@mapa/api-client';

/** Result of sending highlights: stored; `stale` if the account has newer ones; `later` for a retry; `refused`. */
export type Sent = StoredHighlights | 'stale' | 'later' | 'refused';

export interface HighlightPort {
  send: (highlights: Highlights, revisao: number) => Promise<Sent>;
  /** The account's current highlights; undefined if unavailable. */
  fetch: () => Promise<StoredHighlights | undefined>;
}

/** Enough for any two devices in use at once; more would be a fight. */
const MAX_ROUNDS = 5;

/** Synchronises the highlights of this tab with the account's. */
export function createHighlightSync(kept: HighlightStorage, { send, fetch }: HighlightPort) {
  let isTakenUp = false;

  /** Stores highlights on the device while the account's are unknown; these are sent first later. */
  function hold(): void {
    if (kept.readBase()) return;
    const waiting = kept.readWaiting();
    if (waiting && !isTakenUp) kept.write(joined(waiting, kept.read()));
    isTakenUp = true;
    const base = waiting?.base ?? NO_HIGHLIGHTS;
    const mine = kept.read();
    if (waiting || !isSameHighlights(mine, base)) kept.writeWaiting({ base, mine });
  }

  /** Merges the account's highlights with those made here meanwhile. */
  function meet(theirs: StoredHighlights): void {
    const known = kept.readBase();
    if (known && known.revisao >= theirs.revisao) return;
    const waiting = known ? null : kept.readWaiting();
    const base = known ?? waiting?.base ?? NO_HIGHLIGHTS;
    kept.write(mergeHighlights(base, joined(waiting, kept.read()), theirs));
    kept.writeBase(theirs);
  }

  /** Runs one round; returns the final result, or null to continue. */
  async function round(): Promise<'done' | 'later' | 'refused' | null> {
    const base = kept.readBase();
    if (!base) return 'later';
    const mine = kept.read();
    if (isSameHighlights(mine, base)) {
      kept.writeWaiting(null);
      return 'done';
    }
    kept.writeWaiting({ base, mine });
    const sent = await send(mine, base.revisao);
    if (sent === 'later' || sent === 'refused') return sent;
    if (sent !== 'stale') {
      kept.writeBase(sent);
      return null;
    }
    const theirs = await fetch();
    if (!theirs) return 'later';
    meet(theirs);
    return null;
  }

  /** Sends unsent highlights until the account has all of them. */
  async function push(): Promise<'done' | 'later' | 'refused'> {
    for (let at = 0; at < MAX_ROUNDS; at += 1) {
      const end = await round();
      if (end) return end;
    }
    return 'later';
  }

  return { hold, meet, push };
}

/** Unsent highlights of an earlier visit, merged with those that a visitor made in this tab before signing in. */
const joined = (waiting: { mine: Highlights } | null, shown: Highlights): Highlights =>
  waiting ? mergeHighlights(NO_HIGHLIGHTS, shown, waiting.mine) : shown;
