import { bound } from '@mapa/server-platform';
import type { AnswerState, HIDDEN_CHOICES } from '@mapa/domain';
import { and, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RoaringBitmap32 } from 'roaring-wasm';
import { readIds } from '../search-index/sets/bitmaps';
import type { Asker, LookUp } from './filter';
import { anchorInstant, OWN_IDS, OWN_SETS, type OwnSet } from './own-state';

type HiddenChoice = (typeof HIDDEN_CHOICES)[number]['value'];

/** The condition that a question is in one of the student's sets, or that it is not. */
interface OwnCondition {
  set: OwnSet;
  side: 'within' | 'without';
  /** The set depends on right or wrong, so that it excludes questions that are annulled now. */
  judged?: boolean;
}

const BY_STATE: Record<AnswerState, OwnCondition | null> = {
  todas: null,
  nao_respondidas: { set: 'answered', side: 'without' },
  respondidas: { set: 'answered', side: 'within' },
  certas: { set: 'right', side: 'within', judged: true },
  erradas: { set: 'wrong', side: 'within', judged: true },
};

const BY_HIDDEN: Record<HiddenChoice, OwnCondition> = {
  excluir: { set: 'hidden', side: 'without' },
  somente: { set: 'hidden', side: 'within' },
};

async function readOwn(pool: Pool, set: OwnSet, values: unknown[]): Promise<Uint32Array> {
  for (const [step, text] of OWN_IDS[set].entries()) {
    const name = `bank-own-${set}-${step}`;
    const { rows } = await pool.query<{ ids: Buffer | null; is_whole: boolean }>({ name, text, values });
    if (rows[0]?.is_whole) return readIds(rows[0].ids);
  }
  throw new Error(`no statement for the set ${set} is whole`);
}

const NOTHING: LookUp = () => ({});

/** A filter by the student's own state; without a session it matches nothing. */
const byOwnState = <Value extends string>(conditions: Record<Value, OwnCondition | null>) => ({
  condition(value: Value, { student, anchor }: Asker) {
    const own = conditions[value];
    if (!student || !own) return undefined;
    const within = sql`questions.id in (${bound(OWN_SETS[own.set], [student.id, anchorInstant(anchor)])})`;
    return and(
      own.side === 'within' ? within : sql`not ${within}`,
      own.judged ? sql`not questions.annulled` : undefined,
    );
  },
  async prepare(value: Value, { student, anchor }: Asker, pool: Pool): Promise<LookUp> {
    const own = conditions[value];
    if (!student || !own) return NOTHING;
    const ids = await readOwn(pool, own.set, [student.id, anchorInstant(anchor)]);
    return ({ facts }) => {
      const set = new RoaringBitmap32(ids);
      const without = own.judged ? [facts.annulled] : [];
      return own.side === 'within' ? { within: set, without } : { without: [set, ...without] };
    };
  },
});

/** Filter by the student's latest answers. */
export const byAnswers = byOwnState(BY_STATE);
/** Filter by the questions that the student has hidden. */
export const byHidden = byOwnState(BY_HIDDEN);
