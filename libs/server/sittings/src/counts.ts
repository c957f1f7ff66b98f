import type { ResultOf } from '@mapa/api-contract';
import { netScore } from '@mapa/domain';

type Result = ResultOf<'GET /api/customer-area/sitting/{id}/result'>;
type Counts = Pick<Result, 'certas' | 'erradas' | 'em_branco' | 'anuladas' | 'liquida'>;

/** A question of a finished sitting, as it counts. */
export interface Graded {
  /** Its matéria: the root of its subject. */
  matter: { id: number; name: string };
  isAnnulled: boolean;
  isRight: boolean;
  isBlank: boolean;
}

/**
 * The counts of some questions: blanks are not wrong, double marks are, an annulled question is right for everybody.
 * @param isPenalised whether a wrong answer cancels a right one
 */
export function countGraded(graded: readonly Graded[], isPenalised: boolean): Counts {
  const right = graded.filter(({ isRight }) => isRight).length;
  const blank = graded.filter(({ isBlank, isRight }) => isBlank && !isRight).length;
  const wrong = graded.length - right - blank;
  return {
    certas: right,
    erradas: wrong,
    em_branco: blank,
    anuladas: graded.filter(({ isAnnulled }) => isAnnulled).length,
    liquida: netScore({ right, wrong }, isPenalised),
  };
}

/** The same counts for each matéria, the one with most missed questions first, then that with the lowest share of right ones. */
export function countByMatter(graded: readonly Graded[], isPenalised: boolean): Result['materias'] {
  const byMatter = new Map<number, Graded[]>();
  for (const one of graded) byMatter.set(one.matter.id, [...(byMatter.get(one.matter.id) ?? []), one]);
  return [...byMatter.values()]
    .flatMap(([first, ...others]) => (first ? [{ matter: first.matter, all: [first, ...others] }] : []))
    .map(({ matter, all }) => ({
      materia_id: matter.id,
      nome: matter.name,
      numeros: all.length,
      ...countGraded(all, isPenalised),
    }))
    .sort(
      (one, other) =>
        other.numeros - other.certas - (one.numeros - one.certas) ||
        one.certas / one.numeros - other.certas / other.numeros ||
        one.nome.localeCompare(other.nome, 'pt'),
    );
}
