import type { RouteSubject } from './band';

/** A subject of a map or a notebook with its progress, from the API. */
interface StudySubject {
  assunto_id: number;
  nome: string;
  materia: string;
  percentual: number;
  total: number;
  respondidas: number;
  certas: number;
  erradas: number;
}

const routeSubjectOf = ({
  assunto_id,
  nome,
  percentual,
  total,
  respondidas,
  certas,
  erradas,
}: StudySubject): RouteSubject => ({
  id: assunto_id,
  name: nome,
  weight: percentual,
  total,
  answered: respondidas,
  correct: certas,
  wrong: erradas,
});

/** A map's subjects for the route picture. Those that share a name are shown with their matéria. */
export function routeSubjectsOf(subjects: readonly StudySubject[]): RouteSubject[] {
  const uses = new Map<string, number>();
  for (const { nome } of subjects) uses.set(nome, (uses.get(nome) ?? 0) + 1);
  return subjects.map((subject) => {
    const { nome, materia } = subject;
    const isShared = (uses.get(nome) ?? 0) > 1 && materia !== nome;
    return routeSubjectOf(isShared ? { ...subject, nome: `${nome} (${materia})` } : subject);
  });
}
