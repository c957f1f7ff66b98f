import { useSession } from '@mapa/auth';
import { useState } from 'react';

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    // Storage refused or full: the text stays on the screen, as long as the screen does.
    return undefined;
  }
}

/** A teacher's comment on a question as far as it is written, kept on this device until it is sent. */
export function useDraft(questionId: number): [string, (text: string) => void] {
  const { studentId } = useSession();
  const key = `mapa:rascunho:${studentId ?? ''}:${questionId}`;
  const [text, setText] = useState(() => attempt(() => localStorage.getItem(key)) ?? '');
  const write = (next: string) => {
    setText(next);
    attempt(() => (next === '' ? localStorage.removeItem(key) : localStorage.setItem(key, next)));
  };
  return [text, write];
}
