import { useEffect } from 'react';

/** Typed values that several views share. */
export interface Draft {
  nome: string;
  email: string;
}

const NOTHING: Draft = { nome: '', email: '' };
let draft = NOTHING;

let visits = 0;

/** Clears the typed values after a sign-in, including those of the form in use. */
export function forgetDraft(): void {
  draft = NOTHING;
  visits += 1;
}

/** Carries typed values from one view to the next, except passwords. */
export function useDraft(read: () => Partial<Draft>, write: (name: keyof Draft, value: string) => void): void {
  useEffect(() => {
    // The previous view has stored its values by now: clean-ups run before new effects. Values typed into the server's
    // HTML before hydration stay.
    for (const name of Object.keys(read()) as (keyof Draft)[]) if (draft[name]) write(name, draft[name]);
    const visit = visits;
    return () => {
      if (visit === visits) draft = { ...draft, ...read() };
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- at its beginning and its end, not in between
  }, []);
}
