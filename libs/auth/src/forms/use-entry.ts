import type { LoginAnswer } from '@mapa/api-client';
import { toast } from '@mapa/ui-kit';
import { useSessionActions } from '../react/session-context';
import { forgetDraft } from './draft';
import { NOTICE } from '../session/say-failure';

/** Begins the session that a form was answered with, and goes on. */
export function useEntry(onSuccess: () => void): (answer: LoginAnswer) => Promise<void> {
  const { enter } = useSessionActions();
  return async (answer) => {
    await enter(answer);
    toast.dismiss(NOTICE);
    forgetDraft();
    onSuccess();
  };
}
