import type { StaffAct } from '@mapa/domain';
import { questions, type Queryable, recordAct, type StaffActor } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import { decidedWith } from './decisions';
import { type QuestionState, STATE_NAMES } from '../model/question-states';
import { relinkPapersOf, type StoredQuestion } from './stored';

/** A state that a person sets or withdraws. */
export interface StateChange {
  state: QuestionState;
  /** Whether to set the state. */
  isSet: boolean;
  /** The reason; null if none was given. */
  reason: string | null;
}

const ACTS: Readonly<Record<QuestionState, readonly [set: StaffAct, withdrawn: StaffAct]>> = {
  annulled: ['questao_anulada', 'anulacao_retirada'],
  outdated: ['questao_desatualizada', 'desatualizacao_retirada'],
};

/**
 * Sets or withdraws a state of a locked question, and records who did it. Only the row changes: what students see is
 * derived on reading (docs/decisions/026, 098). Returns a sentence for each booklet of items that its papers gained or
 * lost; null where nothing changes.
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

/**
 * The same without relinking its papers; call `relinkPapersOf` afterwards. For many questions at once. @param row
 * locked
 */
export async function saveState(
  tx: Queryable,
  by: StaffActor,
  row: StoredQuestion['row'],
  { state, isSet, reason }: StateChange,
): Promise<void> {
  const states = { annulled: row.annulled, outdated: row.outdated, [state]: isSet };
  // The reason belongs to the state set last, and is deleted with the last state.
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
