import { useState } from 'react';
import type { Attempt } from '../answering/answering-state';
import type { Outcome } from '../answering/outcome';

/** The tab of the teacher's comment. */
export const EXPLANATION_TAB = 'gabarito';

export interface OpenTab {
  /** The open tab of an attempt; null for none. */
  of: (attempt: Attempt, outcome: Outcome | null) => string | null;
  choose: (attempt: Attempt, tab: string | null) => void;
}

/**
 * The open tab of a question. The student's choice stays until the question is answered or restarted on this page; a
 * previous answer that arrives late does not change it. Without a choice, the teacher's comment opens with the verdict.
 */
export function useOpenTab(): OpenTab {
  const [chosen, setChosen] = useState<{ attempt: Attempt; tab: string | null } | null>(null);
  return {
    of: (attempt, outcome) => (chosen?.attempt === attempt ? chosen.tab : outcome ? EXPLANATION_TAB : null),
    choose: (attempt, tab) => setChosen({ attempt, tab }),
  };
}

/** Scrolls the tabs of a question to the window's top, and focuses the open one. */
export function goToTab(panel: HTMLElement | null): void {
  const tabs = panel?.querySelector('[role="tablist"]');
  tabs?.scrollIntoView({ block: 'start' });
  tabs?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
}
