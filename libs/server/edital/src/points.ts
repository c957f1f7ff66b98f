import { MIN_SAMPLE, wilsonInterval } from '@mapa/domain';
import type { OwnDiscipline } from './programme';

/** Questions of an assunto in the bank, excluding annulled and outdated ones. */
export interface SubjectCounts {
  board: number;
  all: number;
}

/** A place in the tree of subjects. */
export interface TreeSubject {
  id: number;
  name: string;
  /** Ids from the matéria down to the subject itself. */
  path: readonly number[];
}

/** Expected points of an assunto in the exam. */
export interface SubjectPoints {
  id: number;
  /** The discipline that contributes most points, as an index in the reading. */
  disciplina: number;
  pontos: number;
  /** Bounds of the 95 % interval of the incidence, in points. */
  minimo: number;
  maximo: number;
  /** Questions in the bank. */
  questoes: number;
  /** The board's own sample is too small: the incidence is of all boards. */
  outras_bancas: boolean;
}

/** Number of questions that suffices to study an assunto; fewer reduce its weight in proportion. */
const ENOUGH_QUESTIONS = 10;

/**
 * The assuntos of a discipline's questions: its topics' assuntos with all descendants; but if a descendant is listed as
 * well, only the assunto's own questions.
 */
function coveredBy(named: ReadonlySet<number>, tree: readonly TreeSubject[]): number[] {
  const broad = new Set<number>();
  for (const { id, path } of tree)
    if (named.has(id)) for (const up of path) if (up !== id && named.has(up)) broad.add(up);
  return tree.flatMap(({ id, path }) => {
    if (named.has(id)) return [id];
    const nearest = path.findLast((up) => named.has(up));
    return nearest !== undefined && !broad.has(nearest) ? [id] : [];
  });
}

const NOTHING: SubjectCounts = { board: 0, all: 0 };

/**
 * Expected points of each assunto of a programme: points of its discipline × its share of the discipline's questions
 * (of this board if its sample is large enough, otherwise of all) × availability. Highest first; ties by id.
 */
export function expectedPoints(
  programme: readonly OwnDiscipline[],
  tree: readonly TreeSubject[],
  counts: ReadonlyMap<number, SubjectCounts>,
): SubjectPoints[] {
  const found = new Map<number, SubjectPoints>();
  for (const { indice, fora, questoes, peso, topicos } of programme) {
    if (fora) continue;
    const covered = coveredBy(new Set(topicos.flatMap(({ assuntos }) => assuntos)), tree);
    const known = covered.map((id) => ({ id, ...(counts.get(id) ?? NOTHING) })).filter(({ all }) => all > 0);
    const [board, all] = [known.reduce((sum, one) => sum + one.board, 0), known.reduce((sum, one) => sum + one.all, 0)];
    const isSmall = board < MIN_SAMPLE;
    for (const one of known) {
      const { share, low, high } = wilsonInterval(isSmall ? one.all : one.board, isSmall ? all : board);
      const worth = questoes * peso * Math.min(1, one.all / ENOUGH_QUESTIONS);
      const before = found.get(one.id);
      found.set(one.id, {
        id: one.id,
        disciplina: before && before.pontos > share * worth ? before.disciplina : indice,
        pontos: (before?.pontos ?? 0) + share * worth,
        minimo: (before?.minimo ?? 0) + low * worth,
        maximo: (before?.maximo ?? 0) + high * worth,
        questoes: one.all,
        outras_bancas: isSmall || (before?.outras_bancas ?? false),
      });
    }
  }
  return [...found.values()].sort((one, other) => other.pontos - one.pontos || one.id - other.id);
}

/** Most questions of a map, more than a student answers in years. */
const MOST_QUESTIONS = 3_000;
const MOST_OF_SUBJECT = 60;
const LEAST_OF_SUBJECT = 5;

/** How many questions of each assunto a map takes: by its points, within limits. */
export function shareOut(subjects: readonly SubjectPoints[]): { id: number; most: number }[] {
  const sum = subjects.reduce((total, { pontos }) => total + pontos, 0);
  let left = MOST_QUESTIONS;
  return subjects.map(({ id, pontos }) => {
    const wanted = sum > 0 ? Math.round((MOST_QUESTIONS * pontos) / sum) : LEAST_OF_SUBJECT;
    const most = Math.min(left, MOST_OF_SUBJECT, Math.max(LEAST_OF_SUBJECT, wanted));
    left -= most;
    return { id, most };
  });
}
