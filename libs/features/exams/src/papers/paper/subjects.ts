import type { RouteSubject } from '@mapa/ui-kit';
import { questionsOfExam } from '../addresses';
import type { Incidence, Performance } from '../model';

type Node = Incidence['data'][number];

/** A matéria of a paper with its frequency. */
export interface Matter {
  id: number;
  name: string;
  percent: number;
  questions: number;
}

/** The matérias of a paper, heaviest first. */
export const mattersOf = ({ data }: Incidence): Matter[] =>
  data
    .filter(({ pai_id }) => pai_id === null)
    .map(({ id, nome, percentual, questoes }) => ({ id, name: nome, percent: percentual, questions: questoes }))
    .toSorted((a, b) => b.questions - a.questions);

/**
 * The stops of a paper's route: the assuntos directly below the matérias, and matérias without assuntos, heaviest
 * first. Deeper nodes count for their ancestor.
 */
function stopNodes({ data }: Incidence): Node[] {
  const roots = new Set(data.filter(({ pai_id }) => pai_id === null).map(({ id }) => id));
  const parents = new Set(data.map(({ pai_id }) => pai_id));
  return data
    .filter(({ id, pai_id }) => (pai_id === null ? !parents.has(id) : roots.has(pai_id)))
    .toSorted((a, b) => b.questoes - a.questoes);
}

/** Maps each node of the tree to its stop. */
function stopOf({ data }: Incidence, stops: readonly Node[]): (id: number) => number | undefined {
  const ids = new Set(stops.map(({ id }) => id));
  const parentOf = new Map(data.map(({ id, pai_id }) => [id, pai_id]));
  return (id) => {
    let node: number | null | undefined = id;
    // Bounded by the tree's size: cyclic data must not hang the page.
    for (let steps = 0; node != null && steps <= data.length; steps += 1) {
      if (ids.has(node)) return node;
      node = parentOf.get(node);
    }
    return undefined;
  };
}

/** A paper's subjects for its route, filled up to the student's answers. */
export function routeOf(incidence: Incidence, performance?: Performance): RouteSubject[] {
  const stops = stopNodes(incidence);
  const find = stopOf(incidence, stops);
  const walked = new Map<number, { total: number; answered: number; correct: number }>();
  for (const { assunto_id, total, respondidas, certas } of performance?.assuntos ?? []) {
    const stop = find(assunto_id);
    if (stop === undefined) continue;
    const before = walked.get(stop) ?? { total: 0, answered: 0, correct: 0 };
    walked.set(stop, {
      total: before.total + total,
      answered: before.answered + respondidas,
      correct: before.correct + certas,
    });
  }
  return stops.map(({ id, nome, percentual, questoes }) => ({
    id,
    name: nome,
    weight: percentual,
    // Includes questions that have left the paper since a sitting of it.
    total: Math.max(questoes, walked.get(id)?.total ?? 0),
    answered: walked.get(id)?.answered ?? 0,
    correct: walked.get(id)?.correct ?? 0,
  }));
}

/** The questions of one stop of a paper's route. */
export function questionsOfStop(examId: number, { data }: Incidence, id: number): string {
  const isMatter = data.some((node) => node.id === id && node.pai_id === null);
  return questionsOfExam(examId, isMatter ? { materia_id: [id] } : { assunto_id: [id] });
}
