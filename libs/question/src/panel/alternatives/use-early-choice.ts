import { affirmedIds, answerAfter } from '@mapa/domain';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { QuestionView } from '../../model';

interface EarlyChoice {
  question: Pick<QuestionView, 'tipo' | 'alternativas' | 'combinacoes'>;
  chosenId: number | null;
  /** Whether the answer can be chosen now. */
  open: boolean;
  choose: (answerId: number | null) => void;
}

/**
 * Takes over what was ticked in the server's page before its code had loaded: React leaves the tick in the document, and
 * no event of it arrives.
 */
export function useEarlyChoice(root: RefObject<HTMLElement | null>, early: EarlyChoice): void {
  const takeOver = useEffectEvent(() => {
    const { question, chosenId, open, choose } = early;
    if (!open) return;
    const shown = affirmedIds(question, chosenId);
    const pressed = [...(root.current?.querySelectorAll<HTMLInputElement>('[data-alternative] input') ?? [])]
      .filter((input) => input.checked && !shown.has(Number(input.value)))
      .map((input) => Number(input.value));
    if (pressed.length > 0) choose(pressed.reduce((id, next) => answerAfter(question, id, next), chosenId));
  });
  useEffect(() => takeOver(), []);
}
