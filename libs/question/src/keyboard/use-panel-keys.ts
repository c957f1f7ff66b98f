import { useEffect, useRef, type RefObject } from 'react';
import type { Alternative } from '../model';
import { focusNeighbour, listenToKeys } from './shortcut-registry';
import { DEFERRED_KEY, type ShortcutAction } from './shortcuts';

export interface PanelKeys {
  root: RefObject<HTMLElement | null>;
  alternatives: readonly Alternative[];
  /** Whether the choice can still change. */
  open: boolean;
  onChoose: (id: number) => void;
  /** Answers, or returns 'next' to pass the key to the next question; false: nothing to do. */
  onEnter: () => boolean | 'next';
  onStrike: (id: number) => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onHelp: () => void;
}

const focusedAlternative = (root: HTMLElement | null): number | null => {
  const row = document.activeElement?.closest<HTMLElement>('[data-alternative]');
  return row && root?.contains(row) ? Number(row.dataset.alternative) : null;
};

function move(keys: PanelKeys, step: 1 | -1): boolean {
  const callback = step === 1 ? keys.onNext : keys.onPrevious;
  if (!callback) return focusNeighbour(keys.root.current, step);
  callback();
  return true;
}

/** Carries out a key's action on this panel; false if there is nothing to do, so that the browser handles the key. */
function perform(keys: PanelKeys, action: ShortcutAction): boolean {
  switch (action.type) {
    case 'choose': {
      const alternative = keys.alternatives[action.index];
      if (!keys.open || !alternative) return false;
      keys.onChoose(alternative.id);
      keys.root.current?.querySelector<HTMLElement>(`[data-alternative="${alternative.id}"] input`)?.focus();
      return true;
    }
    case 'strike': {
      const id = focusedAlternative(keys.root.current);
      if (!keys.open || id === null) return false;
      keys.onStrike(id);
      return true;
    }
    case 'answer': {
      const does = keys.onEnter();
      return does === 'next' ? move(keys, 1) : does;
    }
    case 'next':
      return move(keys, 1);
    case 'previous':
      return move(keys, -1);
    case 'help':
      keys.onHelp();
      return true;
    case 'late':
      // A handler that acts on the event cancels it.
      return (
        keys.root.current?.dispatchEvent(new CustomEvent(DEFERRED_KEY, { detail: action.key, cancelable: true })) ===
        false
      );
  }
}

/** Connects a panel to the keyboard while it is mounted. */
export function usePanelKeys(keys: PanelKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const { root } = keys;
  useEffect(
    () =>
      listenToKeys({
        root: () => root.current,
        letters: () => latest.current.alternatives.map(({ letra }) => letra),
        act: (action) => perform(latest.current, action),
      }),
    [root],
  );
}
