import type { EntryAnswer } from '@mapa/api-client';
import { toast } from '@mapa/ui-kit';
import { useSessionActions } from '../react/session-context';
import { forgetDraft } from './draft';
import { emitSignUp } from '../session/auth-events';
import { NOTICE } from '../say-failure';

/**
 * Returns a function that starts the session of a successful login or sign-up, reports a newly created account, and
 * continues with `onSuccess`.
 */
export function useEntry(onSuccess: () => void): (answer: EntryAnswer) => Promise<void> {
  const { enter } = useSessionActions();
  return async (answer) => {
    await enter(answer);
    if (answer.conta_criada) emitSignUp();
    toast.dismiss(NOTICE);
    forgetDraft();
    onSuccess();
  };
}
