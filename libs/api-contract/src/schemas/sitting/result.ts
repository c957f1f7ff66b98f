import { CREDIT_RULES } from '@mapa/domain';
import { Type } from 'typebox';
import { Instant, mostlyNull, nullable, oneOf } from '../common';
import { flag, integer, real, text } from '../leaves';
import { AreaScore } from '../performance';
import { AnswerKey } from '../question';
import { Mark, Sitting, sinceStart } from './sitting';

const counts = {
  /** Including the annulled questions. */
  certas: integer(28),
  erradas: integer(12),
  em_branco: integer(5),
  anuladas: integer(1),
  /** Right minus wrong answers, if a wrong answer cancels a right one; otherwise the right ones. */
  liquida: integer(28),
};

/**
 * The result of a finished sitting: blanks and double marks are wrong, annulled questions count as right for everybody.
 */
export const SittingResult = Type.Object({
  ...Sitting,
  /** Until then, marks made in time may still arrive from an offline device; null: it is final. */
  provisorio_ate: mostlyNull(Instant),
  ...counts,
  /** Questions that another open sitting withholds: none of these counts includes them. */
  retidas: Type.Optional(integer(5)),
  penaliza_erro: flag(false),
  /** The paper's rule of partial credit, and the sitting's score by it; absent without a rule (ADR 122). */
  credito_parcial: Type.Optional(oneOf(CREDIT_RULES, 'ufsc')),
  pontos: Type.Optional(real(28.4)),
  areas: Type.Array(AreaScore),
  /** The counts by matéria, the one with most missed questions first. */
  materias: Type.Array(
    Type.Object({ materia_id: integer(7), nome: text('Direito Constitucional'), numeros: integer(45), ...counts }),
  ),
  questoes: Type.Array(
    Type.Object({
      ...Mark,
      /** Letter of the marked alternative on the sheet; null: blank, or marked twice. */
      letra: nullable(text('C')),
      numero: nullable(integer(12)),
      area: text('MT'),
      materia_id: integer(7),
      anulada: flag(false),
      /** null while another open sitting withholds it: its key is then empty. */
      certa: nullable(flag(true)),
      /** Its partial credit, 0 to 1; absent without a rule. */
      pontos: Type.Optional(real(0.8)),
      /** By the key that applies to the version on the sheet, in the sheet's letters. */
      gabarito: AnswerKey,
      desde_o_inicio: Type.Optional(
        Type.Object({
          ...sinceStart,
          /** A correction of the key, in the sheet's letters; null if there was none. */
          gabarito: Type.Optional(Type.Object({ de: nullable(text('C')), para: nullable(text('D')), em: Instant })),
        }),
      ),
    }),
  ),
  /** First finished sittings of the same part of the paper by all students; null below the minimum sample. */
  todos: nullable(Type.Object({ estudantes: integer(48), media: real(24.5), percentil: nullable(real(72.9)) })),
});
