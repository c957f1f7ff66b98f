import type { StaffAct } from '@mapa/domain';
import { questions, type Queryable, recordAct, type StaffActor } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import { decidedWith } from '../decisions';
import { type QuestionState, STATE_NAMES } from '../question-states';
import { relinkPapersOf, type StoredQuestion } from './stored';

/** A state that a person gives a question or takes from it. */
export interface StateChange {
  state: QuestionState;
  /** Whether the question is in it from now on. */
  isSet: boolean;
  /** Why; null where nobody said it. */
  reason: string | null;
}

const ACTS: Readonly<Record<QuestionState, readonly [set: StaffAct, withdrawn: StaffAct]>> = {
  annulled: ['questao_anulada', 'anulacao_retirada'],
  outdated: ['questao_desatualizada', 'desatualizacao_retirada'],
};

/**
 * Gives a locked question a state or withdraws it, and notes who did it. The row changes and nothing else: what students see is told when
 * it is read (docs/decisions/026, 098). Gives a sentence on each booklet of items that its papers got or lost; null where nothing changes.
 */
export async function changeState(
  tx: Queryable,
  by: StaffActor,
  { row }: Pick<StoredQuestion, 'row'>,
  change: StateChange,
): Promise<string[] | null> {
  if (row[change.state] === change.isSet) return null;
  await saveState(tx, by, row, change);
  return relinkPapersOf(tx, [row.id]);
}

/** The same without its papers, which `relinkPapersOf` must follow: for many questions at once. @param row locked */
export async function saveState(
  tx: Queryable,
  by: StaffActor,
  row: StoredQuestion['row'],
  { state, isSet, reason }: StateChange,
): Promise<void> {
  const states = { annulled: row.annulled, outdated: row.outdated, [state]: isSet };
  // The reason is that of the state that was set last, and goes with the last of them.
  const hasState = STATE_NAMES.some((name) => states[name]);
  const statusReason = isSet ? reason : hasState ? row.statusReason : null;
  await tx
    .update(questions)
    .set({ ...states, statusReason, decided: decidedWith(row, state) })
    .where(eq(questions.id, row.id));
  const [set, withdrawn] = ACTS[state];
  await recordAct(tx, by, {
    act: isSet ? set : withdrawn,
    on: ['questao', row.id],
    ...(row.statusReason !== null && { before: { motivo: row.statusReason } }),
    after: { motivo: reason },
  });
}
