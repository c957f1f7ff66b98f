import { useState } from 'react';
import type { Attempt } from '../answering/answering-state';
import type { Outcome } from '../answering/outcome';

export interface OpenTab {
  /** The tab that is open in an attempt; null for none. */
  of: (attempt: Attempt, outcome: Outcome | null) => string | null;
  choose: (attempt: Attempt, tab: string | null) => void;
}

/**
 * The open tab of a question. The student's choice is kept until the question is answered or restarted on this page; a
 * previous answer that arrives late does not change it. Without a choice, the teacher's comment opens with the verdict.
 */
export function useOpenTab(): OpenTab {
  const [chosen, setChosen] = useState<{ attempt: Attempt; tab: string | null } | null>(null);
  return {
    of: (attempt, outcome) => (chosen?.attempt === attempt ? chosen.tab : outcome ? 'gabarito' : null),
    choose: (attempt, tab) => setChosen({ attempt, tab }),
  };
}
