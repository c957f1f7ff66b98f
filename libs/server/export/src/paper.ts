import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  alternatives,
  type Database,
  examQuestions,
  exams,
  institutions,
  questionVersions,
} from '@mapa/server-platform';
import { normalisedWords, knownInstitution, readInstitution, readPaperSources } from '@mapa/server-importer';
import { type AnswerKey, loadQuestions, ownCommentsOf } from '@mapa/server-questions';
import type { ExportQuestion } from './question/export-question';

/** Questions held at a time. */
const BATCH = 100;

export interface Paper {
  id: number;
  name: string;
  year: number | null;
  board: string | null;
}

/** The papers of a name, ignoring case and accents; of a year and a board if given. */
export async function findPapers(
  db: Database,
  name: string,
  year: number | null,
  board: string | null,
): Promise<Paper[]> {
  const boardId = board === null ? null : await knownInstitution(db, 'banca', readInstitution(board));
  const given = await db
    .select({ id: exams.id, name: exams.name, year: exams.year, boardId: exams.boardId, board: institutions.acronym })
    .from(exams)
    .leftJoin(institutions, eq(institutions.id, exams.boardId))
    .where(eq(exams.given, true))
    .orderBy(asc(exams.id));
  return given.filter(
    (paper) =>
      normalisedWords(paper.name) === normalisedWords(name) &&
      (year === null || paper.year === year) &&
      (board === null || (boardId !== null && paper.boardId === boardId)),
  );
}

interface Place {
  id: number;
  number: number | null;
  variant: string | null;
  /** The question's id in its paper's file, by which the importer finds it again. */
  identity: string | undefined;
}

/**
 * A batch with its keys: meant for the site's operator, so nothing is recorded. An annulled question has the key that
 * it was left with.
 */
async function readBatch(db: Database, paper: Paper, places: readonly Place[]): Promise<ExportQuestion[]> {
  const ids = places.map(({ id }) => id);
  const current = sql`(${questionVersions.questionId}, ${questionVersions.version}) in (select id, current_version from questions)`;
  const [views, keys] = await Promise.all([
    loadQuestions(db, ids),
    db
      .select({
        id: questionVersions.questionId,
        comment: questionVersions.comment,
        rightId: alternatives.id,
        letter: alternatives.letter,
        own: sql<AnswerKey['comentarios_alternativas'] | null>`${sql.raw(ownCommentsOf('question_versions'))}`,
      })
      .from(questionVersions)
      .leftJoin(
        alternatives,
        and(
          eq(alternatives.questionId, questionVersions.questionId),
          eq(alternatives.version, questionVersions.version),
          alternatives.correct,
        ),
      )
      .where(and(inArray(questionVersions.questionId, ids), current)),
  ]);
  return views.flatMap((view) => {
    const place = places.find(({ id }) => id === view.id);
    const key = keys.find(({ id }) => id === view.id);
    if (!place || !key) return [];
    const { identity } = place;
    return [
      {
        ...view,
        numero: place.number,
        variante: place.variant,
        prova: { id: paper.id, nome: paper.name },
        gabarito: {
          alternativa_id: key.rightId,
          letra: key.letter,
          comentario: key.comment,
          ...(key.own && { comentarios_alternativas: key.own }),
        },
        ...(identity !== undefined && { identity }),
      },
    ];
  });
}

/** The questions of a paper in order, with their keys and comments. */
export async function* paperQuestions(db: Database, paper: Paper): AsyncGenerator<ExportQuestion> {
  const rows = await db
    .select({ id: examQuestions.questionId, number: examQuestions.number, variant: examQuestions.variant })
    .from(examQuestions)
    .where(eq(examQuestions.examId, paper.id))
    .orderBy(asc(examQuestions.slot), asc(examQuestions.variant), asc(examQuestions.questionId));
  const sources = await readPaperSources(db, paper.id);
  const identities = new Map(
    sources.flatMap((source) => source.rows.map((row) => [row.questionId, row.idNumber ?? row.name])),
  );
  const places = rows.map((row) => ({ ...row, identity: identities.get(row.id) || undefined }));
  for (let at = 0; at < places.length; at += BATCH) yield* await readBatch(db, paper, places.slice(at, at + BATCH));
}
