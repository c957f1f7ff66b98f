import { useEffect } from 'react';

/** What was typed into one view and belongs into the others as well. */
export interface Draft {
  nome: string;
  email: string;
}

const NOTHING: Draft = { nome: '', email: '' };
let draft = NOTHING;

let visits = 0;

/** Forgets it, once somebody is signed in; the form that they used leaves nothing behind either. */
export function forgetDraft(): void {
  draft = NOTHING;
  visits += 1;
}

/** Carries typed values from one view to the next, except passwords. */
export function useDraft(read: () => Partial<Draft>, write: (name: keyof Draft, value: string) => void): void {
  useEffect(() => {
    // The view before has left its words by now: effects end before others begin. Words that were typed into the
    // server's HTML before this ran stay.
    for (const name of Object.keys(read()) as (keyof Draft)[]) if (draft[name]) write(name, draft[name]);
    const visit = visits;
    return () => {
      if (visit === visits) draft = { ...draft, ...read() };
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- at its beginning and its end, not in between
  }, []);
}
