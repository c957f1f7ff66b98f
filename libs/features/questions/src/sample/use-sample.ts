import { createUuid, useSampleAnswerMutation } from '@mapa/api-client';
import {
  dropSampleAnswer,
  keepSampleAnswer,
  parseSampleAnswers,
  readSampleText,
  sayFailure,
  watchSampleAnswers,
  type SampleAnswer,
} from '@mapa/auth';
import type { QuestionView } from '@mapa/question';
import { useMemo, useSyncExternalStore } from 'react';
import { sampleOutcome } from './sample-outcome';

type Sample = Pick<QuestionView, 'id' | 'alternativas'>;

const isOf =
  ({ alternativas }: Sample) =>
  ({ alternativa_id }: SampleAnswer): boolean =>
    alternativas.some(({ id }) => id === alternativa_id);

/**
 * This device's stored answer to the current version of the question; undefined on the server, during hydration, and if
 * the question has other alternatives since.
 */
function useKept({ id, alternativas }: Sample): SampleAnswer | undefined {
  const text = useSyncExternalStore(watchSampleAnswers, readSampleText, () => '');
  return useMemo(
    () => parseSampleAnswers(text).find((one) => one.questao_id === id && isOf({ id, alternativas })(one)),
    [text, id, alternativas],
  );
}

/** Stores an answer, replacing one to earlier alternatives. */
function keep(question: Sample, answer: SampleAnswer): void {
  const before = parseSampleAnswers(readSampleText()).find(({ questao_id }) => questao_id === question.id);
  if (before && !isOf(question)(before)) dropSampleAnswer(before.uuid);
  keepSampleAnswer(answer);
}

/**
 * State and actions of a sample question: the server judges the answer without storing it, the device stores the first
 * answer.
 */
export function useSample(question: Sample) {
  const { id } = question;
  const kept = useKept(question);
  const [ask, { data: verdict, isLoading: isSending }] = useSampleAnswerMutation();
  async function answer(alternativeId: number): Promise<void> {
    const given = new Date().toISOString();
    const { error } = await ask({ id, alternativa_id: alternativeId });
    if (error) return sayFailure(error);
    keep(question, {
      questao_id: id,
      alternativa_id: alternativeId,
      uuid: createUuid(),
      respondida_em: given,
    });
  }
  return { kept, outcome: verdict ? sampleOutcome(verdict) : null, isSending, answer };
}
