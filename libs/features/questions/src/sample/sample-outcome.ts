import type { questionsApi } from '@mapa/api-client';
import type { Outcome } from '@mapa/question';

type SampleVerdict = (typeof questionsApi)['endpoints']['sampleAnswer']['Types']['ResultType'];

/** The verdict on a visitor's answer in the form of a student's. */
export const sampleOutcome = ({ alternativa_id, acertou, gabarito }: SampleVerdict): Outcome => ({
  chosenId: alternativa_id,
  correct: acertou,
  revealed: false,
  counted: true,
  released: false,
  held: false,
  key: gabarito,
  elapsedMs: null,
  changes: [],
});
