import type { ResultOf } from '@mapa/api-contract';

type OwnAnswer = NonNullable<ResultOf<'GET /api/customer-area/question/{id}'>['resposta']>;

interface Answered {
  id: string;
  alternativeId: number | null;
  correct: boolean | null;
  revealed: boolean;
  answeredAt: Date;
}

/** A student's own answer, or bare reveal, as the wire shows it. */
export const presentOwnAnswer = ({ id, alternativeId, correct, revealed, answeredAt }: Answered): OwnAnswer => ({
  uuid: id,
  alternativa_id: alternativeId,
  acertou: correct,
  revelada: revealed,
  respondida_em: answeredAt.toISOString(),
});
