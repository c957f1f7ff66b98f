import { oneTabAtATime, type Outbox } from '@mapa/api-client';
import { readSampleAnswers, watchSampleAnswers } from '../browser/sample-answers';
import type { Dispatch } from './profile-loader';
import { createRetry } from './retry';

interface SampleClaimSetting {
  dispatch: Dispatch;
  outbox: Pick<Outbox, 'enqueue' | 'drain'>;
  /** The current student, confirmed by the server for the token; null without one. */
  current: () => { studentId: string; token: string } | null;
}

/**
 * Claims the answers given on this device without an account for the student who is signed in: at sign-in, when a
 * sample is answered meanwhile, and again after a failure (docs/decisions/082). One tab at a time.
 */
export function createSampleClaim({ dispatch, outbox, current }: SampleClaimSetting) {
  const retry = createRetry(() => void claim());

  async function claim(): Promise<void> {
    const mine = current();
    if (!mine || readSampleAnswers().length === 0) return;
    const isCurrent = () => current()?.token === mine.token;
    const end = await oneTabAtATime('mapa-amostras', async () => {
      const { claimSamples } = await import('./claim-samples');
      return claimSamples({ dispatch, outbox, studentId: mine.studentId, isCurrent });
    }).catch(() => 'later' as const);
    if (end === 'later' && isCurrent()) retry.later(0);
    else retry.stop();
  }

  return {
    claim,
    stop: retry.stop,
    /** Claims new answers from now on. Returns a function that stops. */
    listen(): () => void {
      const stops = [watchSampleAnswers(() => void claim()), retry.listen(), retry.stop];
      return () => stops.forEach((stop) => stop());
    },
  };
}
