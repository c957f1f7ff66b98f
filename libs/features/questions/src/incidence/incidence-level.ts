import type { Incidence } from '../model';
import { heatWidth } from '@mapa/ui-kit';
import type { Filters } from '../filters/filter-params';

export interface IncidenceRow {
  id: number;
  name: string;
  questions: number;
  /** Share of all results, 0–100. */
  percent: number;
  /** Width of the bar relative to the heaviest row, 0–100. */
  width: number;
  isMatter: boolean;
}

/** The single node of a filter, if it names exactly one. */
function onlyNode({ materia_id = [], assunto_id = [] }: Filters): number | null {
  const [first, second] = [...materia_id, ...assunto_id];
  return second === undefined ? (first ?? null) : null;
}

/** Rows of the incidence list for a filter: the matérias, or the children of the one chosen subject. */
export function incidenceLevel({ data }: Incidence, filters: Filters): IncidenceRow[] {
  const node = onlyNode(filters);
  const below = node === null ? [] : data.filter(({ pai_id }) => pai_id === node);
  const level = node !== null ? below : data.filter(({ pai_id }) => pai_id === null);
  const heaviest = Math.max(...level.map(({ questoes }) => questoes));
  return level
    .toSorted((a, b) => b.questoes - a.questoes)
    .map(({ id, nome, questoes, percentual, pai_id }) => ({
      id,
      name: nome,
      questions: questoes,
      percent: percentual,
      width: heatWidth(questoes, heaviest),
      isMatter: pai_id === null,
    }));
}
