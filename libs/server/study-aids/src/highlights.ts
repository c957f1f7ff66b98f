import type { InputOf } from '@mapa/api-contract';
import { HIGHLIGHT_COLORS } from '@mapa/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { alternatives, type Database, questionMarks, refuse } from '@mapa/server-platform';
import { AID } from './errors/error-messages';
import { findMarks, findWording, type Marks, presentMarks, type Wording } from '@mapa/server-questions';
import { changedElsewhere } from './revision';

type MarksBody = InputOf<'PUT /api/customer-area/question/marks/{id}'>['body'];

function orderedHighlights(highlights: MarksBody['destaques']): Marks['destaques'] {
  if (highlights.some(({ inicio, fim }) => inicio >= fim)) throw refuse(AID.emptyHighlight);
  return highlights
    .map(({ inicio, fim, cor }) => ({ inicio, fim, cor: cor ?? HIGHLIGHT_COLORS[0].value }))
    .sort((a, b) => a.inicio - b.inicio || a.fim - b.fim);
}

async function ownAlternatives(db: Database, { id, version }: Wording, struck: number[]): Promise<number[]> {
  const ids = [...new Set(struck)].sort((a, b) => a - b);
  if (ids.length === 0) return ids;
  const found = await db.$count(
    alternatives,
    and(inArray(alternatives.id, ids), eq(alternatives.questionId, id), eq(alternatives.version, version)),
  );
  if (found < ids.length) throw refuse(AID.foreignStrike);
  return ids;
}

/** Replaces the marks unless they changed since the caller read them; sending the same marks twice writes once. */
export async function writeMarks(db: Database, studentId: string, id: number, body: MarksBody): Promise<Marks> {
  const wording = await findWording(db, id, body.versao);
  const marks = {
    highlights: orderedHighlights(body.destaques),
    struck: await ownAlternatives(db, wording, body.riscadas),
  };
  const [written] = await db
    .insert(questionMarks)
    .values({ studentId, questionId: id, questionVersion: wording.version, ...marks })
    .onConflictDoUpdate({
      target: [questionMarks.studentId, questionMarks.questionId, questionMarks.questionVersion],
      set: { ...marks, revision: sql`${questionMarks.revision} + 1`, updatedAt: new Date() },
      setWhere: eq(questionMarks.revision, body.revisao),
    })
    .returning();
  if (written) return presentMarks(wording, written);
  const stored = await findMarks(db, studentId, wording);
  const isSame = stored && isDeepStrictEqual({ highlights: stored.highlights, struck: stored.struck }, marks);
  if (isSame) return presentMarks(wording, stored);
  throw changedElsewhere();
}
