import { MAX_SUBJECT_CHOICES, type RecognisedMatter } from '@mapa/domain';
import type { NotebookFilters } from '../model';

/** Most matérias that the API accepts in one filter. */
const MAX_MATTERS = 50;

/**
 * Initial selection in a recognised programme: its assuntos, and each matéria without one. An ancestor of another
 * recognised assunto is not selected, because it would include all of its parts.
 */
export function firstChoice(matters: readonly RecognisedMatter[]): ReadonlySet<number> {
  const ids = matters.flatMap(({ id, subjects }) =>
    subjects.length === 0
      ? [id]
      : subjects.filter(({ isBroad, questions }) => !isBroad && questions > 0).map((subject) => subject.id),
  );
  return new Set(ids);
}

/** The filter that selects the checked subjects. */
export function filterOf(matters: readonly RecognisedMatter[], chosen: ReadonlySet<number>): NotebookFilters {
  const matterIds = matters.map(({ id }) => id).filter((id) => chosen.has(id));
  const subjectIds = matters.flatMap(({ subjects }) => subjects.map(({ id }) => id)).filter((id) => chosen.has(id));
  return {
    ...(matterIds.length > 0 && { materia_id: matterIds }),
    ...(subjectIds.length > 0 && { assunto_id: subjectIds }),
  };
}

/** Whether the API accepts a filter: it has at least one value, and no more of one kind than the limit. */
export const isAskable = ({ materia_id = [], assunto_id = [] }: NotebookFilters): boolean =>
  materia_id.length + assunto_id.length > 0 &&
  materia_id.length <= MAX_MATTERS &&
  assunto_id.length <= MAX_SUBJECT_CHOICES;
