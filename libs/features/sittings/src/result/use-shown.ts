import { REVIEWED_QUESTION } from '@mapa/domain';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Result, ResultLine } from '../model';
import { linesOf, MISSED, type Missed } from './texts';

interface Shown {
  /** A kind of missed questions. */
  so?: Missed | null;
  materia?: number | null;
}

/** What of a result is shown, by the address: `so` and `materia` narrow the questions, `questao` is reviewed. */
export function useShown(result: Result) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const so = params.get('so') ?? '';
  const missed = Object.hasOwn(MISSED, so) ? (so as Missed) : null;
  const matter = result.materias.find(({ materia_id }) => String(materia_id) === params.get('materia')) ?? null;
  const isReviewed = ({ questao_id }: ResultLine) => String(questao_id) === params.get(REVIEWED_QUESTION);
  const narrowed = linesOf(result, { matterId: matter?.materia_id ?? null, missed });
  // A question beyond the narrowed ones, as from an outdated address, is among all.
  const isNarrowed = narrowed.some(isReviewed);
  const lines = isNarrowed ? narrowed : result.questoes;
  const names = [matter?.nome, missed && MISSED[missed].name].filter(Boolean);
  const at = lines.findIndex(isReviewed);
  const addressWith = ({ questao, ...change }: Shown & { questao: number | null }): string => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ ...change, [REVIEWED_QUESTION]: questao }))
      if (value === null) next.delete(name);
      else next.set(name, String(value));
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  return {
    missed,
    matter,
    lines,
    /** What the lines are, in words; null: all. */
    name: isNarrowed && names.length > 0 ? names.join(', ') : null,
    /** The place of the reviewed question among the lines; null: the result itself is shown. */
    reviewed: at < 0 ? null : at,
    addressOf: (questao: number | null) => addressWith({ questao }),
    show: (change: Shown) =>
      void navigate(addressWith({ ...change, questao: null }), { replace: true, preventScrollReset: true }),
    /** Opens a question's review; none: returns to the result. */
    review: (line: ResultLine | undefined, { replace = false, ...change }: Shown & { replace?: boolean } = {}) =>
      void navigate(addressWith({ ...change, questao: line?.questao_id ?? null }), { replace }),
  };
}
