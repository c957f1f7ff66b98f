import { oneTabAtATime, parseMark, sendMarks, type MarksEnd } from '@mapa/api-client';
import { counted } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import { draftKey, listDrafts, readDraft, writeDraft } from '../browser/drafts';
import type { Dispatch } from './profile-loader';

/** The draft id of a stored mark, made of its sitting and its question. */
export const markAbout = (sittingId: string, questionId: number): string => `${sittingId}:${questionId}`;

/** The sittings for which a student has marks on this device. */
export const sittingsWithMarks = (studentId: string): string[] => [
  ...new Set(
    listDrafts(studentId).flatMap(({ kind, about }) => (kind === 'simulado' ? [about.split(':')[0] ?? ''] : [])),
  ),
];

/** Tells how many marks came after the end. The notice stays until closed, as nobody may be looking. */
function sayLate(sittingId: string, late: number): void {
  const marks = counted(late, 'marcação deste aparelho chegou', 'marcações deste aparelho chegaram');
  toast.error(`${marks} depois do fim do simulado e não ${late === 1 ? 'conta' : 'contam'}.`, {
    id: `simulado-${sittingId}`,
    duration: Infinity,
  });
}

/**
 * Sends a student's pending marks of a sitting, one tab at a time. Marks changed meanwhile stay for the next sending;
 * finally refused ones are removed, and the student is told of marks that came too late. Null: none is pending.
 */
export function sendKeptMarks(
  { studentId, ...sender }: { dispatch: Dispatch; studentId: string; token?: string },
  sittingId: string,
): Promise<MarksEnd | null> {
  return oneTabAtATime(`mapa-simulado:${studentId}:${sittingId}`, async () => {
    const kept = listDrafts(studentId).filter(
      ({ kind, about }) => kind === 'simulado' && about.startsWith(`${sittingId}:`),
    );
    const waiting = kept.flatMap(({ about, text }) => {
      const mark = parseMark(text);
      return mark ? [{ questionId: Number(about.split(':')[1]), mark, text }] : [];
    });
    if (waiting.length === 0) return null;
    const end = await sendMarks(sender, sittingId, waiting);
    if (end?.kind === 'sent' && end.late.length > 0) sayLate(sittingId, end.late.length);
    if (end && end.kind !== 'later')
      for (const { questionId, text } of waiting) {
        const key = draftKey('simulado', studentId, markAbout(sittingId, questionId));
        if (readDraft(key) === text) writeDraft(key, '');
      }
    return end;
  });
}
