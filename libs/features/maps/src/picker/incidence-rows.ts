import type { questionMapsApi } from '@mapa/api-client';
import { counted, percentText } from '@mapa/domain';

type Incidence = (typeof questionMapsApi)['endpoints']['questionMapIncidence']['Types']['ResultType'];
type Node = Incidence['data'][number];

/** Number of assuntos named for a matéria. */
const NAMED = 4;

export interface IncidenceRow {
  id: number;
  name: string;
  questions: number;
  percent: number;
  /** The heaviest nodes below it, in words; null if there are none. */
  within: string | null;
}

function withinText(assuntos: readonly Node[]): string | null {
  if (assuntos.length === 0) return null;
  const named = assuntos.slice(0, NAMED).map(({ nome, percentual }) => `${nome} (${percentText(percentual)})`);
  const more = assuntos.length - named.length;
  return named.join(', ') + (more > 0 ? ` e mais ${counted(more, 'assunto', 'assuntos')}` : '');
}

/** The rows of a map's incidence, heaviest first: its matérias, or the assuntos of its only matéria. */
export function incidenceRows({ data }: Incidence): IncidenceRow[] {
  const below = (parent: number | null) =>
    data.filter(({ pai_id }) => pai_id === parent).toSorted((a, b) => b.questoes - a.questoes);
  const matters = below(null);
  const [only] = matters;
  const within = matters.length === 1 && only ? below(only.id) : [];
  const level = within.length > 0 ? within : matters;
  return level.map(({ id, nome, questoes, percentual }) => ({
    id,
    name: nome,
    questions: questoes,
    percent: percentual,
    within: withinText(below(id)),
  }));
}
