import { OWN_SITTING_QUESTIONS, type OwnSittingSource } from '@mapa/domain';
import type { useSources } from './source-field';

/** Id of the papers' part on the page of a new sitting, for links that lead there. */
export const PAPERS_ID = 'provas';

type Progress = ReturnType<typeof useSources>['maps'][number]['progresso'];

/** How many questions of a map a sitting of unanswered ones could take. */
export const openIn = ({ total, respondidas, abertas = total - respondidas }: Progress): number => abertas;

const ONLY_NEW = { estado: 'nao_respondidas' } as const;

/**
 * Sources with which the page may open, the preferred one first; it opens with the first that has enough questions.
 * A given source is only widened: its unanswered questions, then all of it. A state that the address names stays.
 * Without one: unanswered questions of a map of the student's own, then all of a map, which is still about their exam,
 * and only then the whole bank. Maps whose progress says that they have too few are left out, to spare their calls.
 */
export function startsOf(opened: OwnSittingSource, maps: ReturnType<typeof useSources>['maps']): OwnSittingSource[] {
  const { least } = OWN_SITTING_QUESTIONS;
  if (opened.estado !== undefined) return [opened];
  if (Object.keys(opened).length > 0) return [{ ...opened, ...ONLY_NEW }, opened];
  const open = maps.filter(({ progresso }) => openIn(progresso) >= least);
  const whole = maps.find(({ progresso: { total } }) => total >= least);
  return [
    ...open.map(({ mapa: { id } }) => ({ ...ONLY_NEW, mapa: id })),
    ...(whole ? [{ mapa: whole.mapa.id }] : []),
    ONLY_NEW,
    {},
  ];
}
