import { questionsApi, type Outbox } from '@mapa/api-client';
import { toast } from '@mapa/ui-kit';
import { dropSampleAnswer, readSampleAnswers, type SampleAnswer } from '../browser/sample-answers';
import type { Dispatch } from './profile-loader';
import { SAMPLE_CLAIMED } from './texts';

interface Claim {
  dispatch: Dispatch;
  outbox: Pick<Outbox, 'enqueue' | 'drain'>;
  studentId: string;
  /** False once the session has ended or changed. */
  isCurrent: () => boolean;
}

const SENDING_MS = 8_000;

/** The state of the question for the student who has signed in. */
async function standingOf(
  dispatch: Dispatch,
  { questao_id: id }: SampleAnswer,
): Promise<'new' | 'answered' | 'gone' | 'unknown'> {
  const { data, error } = await dispatch(
    questionsApi.endpoints.studentQuestion.initiate({ id }, { subscribe: false, forceRefetch: true }),
  );
  if (error) return 'kind' in error && error.kind === 'not-found' ? 'gone' : 'unknown';
  if (!data) return 'unknown';
  return data.resposta ? 'answered' : 'new';
}

/**
 * Hands a visitor's answers on this device to the outbox of the student who has signed in: each once, by its stored
 * uuid, and only for questions that the student has not answered yet. `later`: some have to be retried.
 */
export async function claimSamples({ dispatch, outbox, studentId, isCurrent }: Claim): Promise<'done' | 'later'> {
  let claimed = 0;
  for (const answer of readSampleAnswers()) {
    const standing = await standingOf(dispatch, answer);
    if (!isCurrent()) return 'done';
    if (standing === 'unknown') return 'later';
    if (standing === 'new') {
      await outbox.enqueue(studentId, answer);
      claimed += 1;
    }
    dropSampleAnswer(answer.uuid);
  }
  if (claimed > 0) {
    toast.success(SAMPLE_CLAIMED);
    void outbox.drain(SENDING_MS);
  }
  return 'done';
}
