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
 * The answer to the question as it is put today that this device keeps; nothing on the server and while a page is hydrated, nor where
 * the question has got other alternatives since.
 */
function useKept({ id, alternativas }: Sample): SampleAnswer | undefined {
  const text = useSyncExternalStore(watchSampleAnswers, readSampleText, () => '');
  return useMemo(
    () => parseSampleAnswers(text).find((one) => one.questao_id === id && isOf({ id, alternativas })(one)),
    [text, id, alternativas],
  );
}

/** Keeps an answer; one of alternatives that the question had before makes room for it. */
function keep(question: Sample, answer: SampleAnswer): void {
  const before = parseSampleAnswers(readSampleText()).find(({ questao_id }) => questao_id === question.id);
  if (before && !isOf(question)(before)) dropSampleAnswer(before.uuid);
  keepSampleAnswer(answer);
}

/** How a sample question is answered: the server judges it and keeps nothing, the device keeps the first answer. */
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
