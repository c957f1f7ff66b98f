import type { EditableQuestion } from '@mapa/server-importer';
import { NO_KEY_DOUBT } from '@mapa/server-pdf';
import type { Queryable } from '@mapa/server-platform';
import { and, eq } from 'drizzle-orm';
import type { PaperData } from '../papers/data';
import { type Field, rejudged } from './correct';
import { contentOf, type Question } from './question';
import { deskQuestions } from '../tables/papers';

type FieldValues = Pick<EditableQuestion, 'subject' | 'annulled' | 'single'>;

/** Data for undoing the change of one field of a question. */
export interface FieldMemory {
  position: number;
  field: Field;
  /** The field's revision after the change: one that was changed since stays. */
  revision: number;
  before: FieldValues & { right: boolean[] };
  /** Whether the change ended the doubt about the key. */
  hadKeyDoubt: boolean;
  state: { before: Question['state']; after: Question['state'] };
}

/** What undoes the change of a question's field. */
export function memoryOf(before: Question, after: Question, field: Field): FieldMemory {
  const { subject, annulled, single, alternatives } = contentOf(before);
  return {
    position: before.position,
    field,
    revision: after.revisions[field] ?? 0,
    before: { subject, annulled, single, right: alternatives.map(({ right }) => right) },
    hadKeyDoubt: before.doubts.includes(NO_KEY_DOUBT) && !after.doubts.includes(NO_KEY_DOUBT),
    state: { before: before.state, after: after.state },
  };
}

/** A question with the field as it was. */
function withField(question: EditableQuestion, { field, before }: FieldMemory): EditableQuestion {
  const { subject, annulled, single, right } = before;
  if (field === 'assunto') return { ...question, subject };
  if (field === 'anulada') return { ...question, annulled };
  const alternatives = question.alternatives.map((one, at) => ({ ...one, right: right[at] ?? false }));
  return { ...question, single, alternatives };
}

/** The changes that restore a field: whatever else people have corrected since stays. */
async function restored(tx: Queryable, question: Question, memory: FieldMemory, data: PaperData) {
  const changes = await rejudged(tx, question, withField(contentOf(question), memory), data);
  const isAsLeft = question.state === memory.state.after && changes.problem === null;
  return {
    ...changes,
    ...(isAsLeft && { state: memory.state.before }),
    ...(memory.hadKeyDoubt && { doubts: [NO_KEY_DOUBT, ...question.doubts] }),
    revisions: { ...question.revisions, [memory.field]: memory.revision + 1 },
    changedAt: new Date(),
  };
}

/**
 * Undoes a change of several locked questions. Returns the positions of those whose field was changed since, or that are
 * gone: they stay as they are.
 */
export async function restoreFields(
  tx: Queryable,
  questions: readonly Question[],
  memory: readonly FieldMemory[],
  data: PaperData,
): Promise<number[]> {
  const left: number[] = [];
  for (const one of memory) {
    const question = questions.find(({ position }) => position === one.position);
    if (!question || question.revisions[one.field] !== one.revision) {
      left.push(one.position);
      continue;
    }
    await tx
      .update(deskQuestions)
      .set(await restored(tx, question, one, data))
      .where(and(eq(deskQuestions.paperId, question.paperId), eq(deskQuestions.position, question.position)));
  }
  return left;
}
