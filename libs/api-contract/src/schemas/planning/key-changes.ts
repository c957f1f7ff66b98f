import { QUESTION_TYPES } from '@mapa/domain';
import { Type } from 'typebox';
import { Id, Instant, mostlyNull, nullable, oneOf, strictObject } from '../common';
import { flag, integer, text } from '../leaves';

const changeId = (limits = {}) => integer(7, limits);

/** Most changes that one call marks as read. */
const MOST_READ = 50;

/**
 * Questions that the student answered before their key changed, or an annulment was made or withdrawn, until the student
 * has read of it. Only what differs between then and now is told. Letters are those of the current version.
 */
export const KeyChanges = Type.Object({
  /** Number of such questions; the list has the latest of them. */
  total: integer(1),
  questoes: Type.Array(
    Type.Object({
      questao_id: integer(42),
      /** The last change included, by which it is marked as read. */
      mudanca_id: changeId(),
      /** Of the last change. */
      em: Instant,
      tipo: oneOf(QUESTION_TYPES, 'questaomultiplaescolha'),
      assunto: text('Crase'),
      anulada_antes: flag(false),
      anulada: flag(false),
      /** Null while annulled, and if its alternative no longer exists. */
      gabarito_antes: nullable(text('B')),
      /** Null while annulled. */
      gabarito: nullable(text('D')),
      /** The student's answer; null if the question was rewritten since. */
      marcada: nullable(text('D')),
      /** By the key of then and of now; null while annulled, and if the question was rewritten since. */
      acertou_antes: nullable(flag(false)),
      acertou: nullable(flag(true)),
      /** Why it is annulled. */
      motivo: mostlyNull(Type.String()),
    }),
  ),
});

export const KeyChangesReadBody = strictObject({
  lidas: Type.Array(
    strictObject({ questao_id: Id, mudanca_id: changeId({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
    {
      minItems: 1,
      maxItems: MOST_READ,
    },
  ),
});
