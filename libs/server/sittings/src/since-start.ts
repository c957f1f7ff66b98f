import type { ResultOf } from '@mapa/api-contract';
import { todaysNext } from '@mapa/server-performance';
import type { Database } from '@mapa/server-platform';
import {
  type Change,
  changesSince,
  type HeldKey,
  loadQuestionVersions,
  type QuestionAt,
  readChanges,
} from '@mapa/server-questions';
import { sql } from 'drizzle-orm';
import type { ItemRow } from './store';

/** The changes of a question since the start, as in the result. */
export type SinceStart = NonNullable<
  ResultOf<'GET /api/customer-area/sitting/{id}/result'>['questoes'][number]['desde_o_inicio']
>;

interface TodayRow extends Record<string, unknown> {
  question_id: number;
  version: number;
  annulled: boolean;
  in_paper: boolean;
  number: number | null;
  /** Its number now belongs to a question that was not in the sitting. */
  replaced: boolean;
}

const readToday = async (db: Database, studentId: string, id: string): Promise<TodayRow[]> => {
  const { rows } = await db.execute<TodayRow>(sql`
    select i.question_id, q.current_version as version, q.annulled,
      s.exam_id is null or eq.question_id is not null as in_paper, case when s.exam_id is null then i.number else eq.number end as number,
      next.in_sitting is false as replaced
    from sittings s join sitting_items i on i.student_id = s.student_id and i.sitting_id = s.id
    join questions q on q.id = i.question_id
    left join exam_questions eq on eq.exam_id = s.exam_id and eq.question_id = i.question_id
    ${todaysNext(studentId)}
    where s.student_id = ${studentId} and s.id = ${id}`);
  return rows;
};

const lastOf = (changes: readonly Change[], part: 'enunciado' | 'alternativas' | 'gabarito'): string | undefined =>
  changes.findLast((change) => change[part])?.em;

/** The changed parts of the text, with the day of their last change. */
function textChanges({ then, today }: QuestionAt, changes: readonly Change[]): SinceStart {
  const isSame =
    then.alternativas.length === today.alternativas.length &&
    then.alternativas.every(({ letra, texto }, at) => {
      const other = today.alternativas[at];
      return letra === other?.letra && texto === other.texto;
    });
  const statement = then.enunciado === today.enunciado ? undefined : lastOf(changes, 'enunciado');
  const alternatives = isSame ? undefined : lastOf(changes, 'alternativas');
  return {
    ...(statement && { enunciado_em: statement }),
    ...(alternatives && { alternativas_em: alternatives }),
  };
}

function keyChange({ key, ownLetter, version }: HeldKey, changes: readonly Change[]): SinceStart {
  const em = lastOf(
    changes.filter(({ versao }) => versao <= version),
    'gabarito',
  );
  return em && ownLetter !== key.letra ? { gabarito: { de: ownLetter, para: key.letra, em } } : {};
}

/** Changes of the question's place in the paper and its state in the bank. */
const placeChanges = (item: ItemRow, { in_paper, number, replaced, annulled }: TodayRow): SinceStart => ({
  ...(annulled !== item.annulled && { anulada: annulled }),
  ...(!in_paper && { fora_da_prova: replaced ? ('trocada' as const) : ('retirada' as const) }),
  ...(in_paper && number !== item.number && { numero: number }),
});

/**
 * The changes of a sitting's questions since its start, by question; unchanged ones are left out.
 * @param keys the keys that apply; without them changes of keys are left out, as during a sitting
 */
export async function readSinceStart(
  db: Database,
  { studentId, id }: { studentId: string; id: string },
  items: readonly ItemRow[],
  keys?: ReadonlyMap<number, HeldKey>,
): Promise<Map<number, SinceStart>> {
  const today = new Map((await readToday(db, studentId, id)).map((row) => [row.question_id, row]));
  const reworded = items
    .filter(({ questionId, version }) => today.get(questionId)?.version !== version)
    .map(({ questionId, version }) => ({ id: questionId, version }));
  const [texts, changes] = await Promise.all([
    loadQuestionVersions(db, reworded),
    readChanges(
      db,
      reworded.map((ref) => ref.id),
    ),
  ]);
  const textOf = new Map(texts.map((text) => [text.today.id, text]));
  return new Map(
    items.flatMap((item) => {
      const [row, text, held] = [today.get(item.questionId), textOf.get(item.questionId), keys?.get(item.questionId)];
      const since = changesSince(changes.get(item.questionId), item.version);
      const told = {
        ...(text && textChanges(text, since)),
        ...(held && keyChange(held, since)),
        ...(row && placeChanges(item, row)),
      };
      return Object.keys(told).length > 0 ? [[item.questionId, told] as const] : [];
    }),
  );
}
