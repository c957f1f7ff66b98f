import { oneTabAtATime, parseMark, sendMarks, type MarksEnd } from '@mapa/api-client';
import { counted } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import { draftKey, listDrafts, readDraft, writeDraft } from '../browser/drafts';
import type { Dispatch } from './profile-loader';

/** What a kept mark is about: its sitting and its question. */
export const markAbout = (sittingId: string, questionId: number): string => `${sittingId}:${questionId}`;

/** The sittings of which a student has marks on this device. */
export const sittingsWithMarks = (studentId: string): string[] => [
  ...new Set(
    listDrafts(studentId).flatMap(({ kind, about }) => (kind === 'simulado' ? [about.split(':')[0] ?? ''] : [])),
  ),
];

/** Says how many marks came after the end. Nobody may be looking when they are sent, so that it stays until it is closed. */
function sayLate(sittingId: string, late: number): void {
  const marks = counted(late, 'marcação deste aparelho chegou', 'marcações deste aparelho chegaram');
  toast.error(`${marks} depois do fim do simulado e não ${late === 1 ? 'conta' : 'contam'}.`, {
    id: `simulado-${sittingId}`,
    duration: Infinity,
  });
}

/**
 * Sends a student's marks of a sitting that wait on this device, one tab at a time. What was marked anew meanwhile stays for the next
 * sending; what the server refuses for good goes, and the student is told of marks that came too late. Null: none waits.
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
