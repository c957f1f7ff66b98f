import type { ResultOf } from '@mapa/api-contract';
import type { Student } from '@mapa/server-platform';
import { type Change, presentKey } from '@mapa/server-questions';
import type { RecordedAnswer } from './record';

/**
 * A recorded answer with its verdict, the question's key, and the changes since its version: a key is sent only with
 * its answer or after it.
 */
export const presentRecorded = (
  student: Student,
  row: RecordedAnswer,
  changes: Change[],
): ResultOf<'POST /api/customer-area/question/answer'> => ({
  success: true,
  uuid: row.id,
  questao_id: row.question_id,
  alternativa_id: row.alternative_id,
  acertou: row.correct,
  contabilizada: row.counted,
  ...(row.key_released && { gabarito_liberado: true }),
  ...(row.newer_map_id !== null && { nova_versao_id: row.newer_map_id }),
  gabarito: presentKey(student, row),
  respondida_em: row.answered_at.toISOString(),
  ...(row.change && { mudanca: row.change }),
  epoca: row.map_id === null && row.notebook_id === null ? null : row.epoch,
  versao: row.version,
  ...(changes.length > 0 && { questao_mudou: changes }),
});
