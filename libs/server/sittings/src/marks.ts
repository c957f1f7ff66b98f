import type { InputOf } from '@mapa/api-contract';
import { LATE_MARKS_MS } from '@mapa/domain';
import { alternatives, type Database, refuse, sittings } from '@mapa/server-platform';
import { SITTING } from './errors/error-messages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { endOf, findSitting, type CountedSitting, type ItemRow, readItems } from './store';

type Body = InputOf<'PUT /api/customer-area/sitting/{id}/marks'>['body'];
type Mark = Body['marcas'][number];

/** Accepted difference between a device's clock and the server's. */
const SKEW_MS = 10 * 60_000;

/** A mark with its estimated time. */
interface TimedMark {
  mark: Mark;
  at: Date;
}

/**
 * When a mark was made: by the device's clock, corrected by its reading when the marks were sent. A time before the
 * start becomes the start; one in the future comes from a clock that was set back meanwhile, and becomes the sitting's
 * end.
 */
function markedAt(
  { marcada_em }: Pick<Mark, 'marcada_em'>,
  sentAt: string | undefined,
  sitting: { startedAt: number; endAt: number },
  now: number,
): number {
  if (!marcada_em) return now;
  const at = Date.parse(marcada_em) + (sentAt ? now - Date.parse(sentAt) : 0);
  if (at > now + SKEW_MS) return Math.min(now, sitting.endAt);
  return Math.max(sitting.startedAt, Math.min(at, now));
}

/** Whether a mark replaces the stored one: the later one does; on the same device, the one with the higher counter. */
function isLater(
  held: Pick<ItemRow, 'markedAt' | 'deviceId' | 'sequence'>,
  next: { at: number; deviceId: string | null; sequence: number | null },
): boolean {
  if (held.markedAt === null) return true;
  if (held.deviceId !== null && held.deviceId === next.deviceId && held.sequence !== null && next.sequence !== null)
    return next.sequence > held.sequence;
  return next.at >= held.markedAt.getTime();
}

/** A mark that only reports viewing time, without a choice: it replaces no other. */
const isTimeAlone = ({ alternativa_id, dupla, para_rever, tempo_ms }: Mark): boolean =>
  tempo_ms != null && alternativa_id === undefined && dupla === undefined && para_rever === undefined;

/** The versions of chosen alternatives. */
type Versions = ReadonlyMap<number, number>;

/**
 * The choice after a mark; an omitted one stays. The sheet follows the version that was marked (docs/decisions/099).
 */
function choiceOf(
  mark: Mark,
  { version, alternativeId, doubleMarked }: ItemRow,
  versions: Versions,
): Pick<ItemRow, 'version' | 'alternativeId' | 'doubleMarked'> {
  if (mark.dupla) return { version, alternativeId: null, doubleMarked: true };
  if (mark.alternativa_id === undefined && mark.dupla === undefined) return { version, alternativeId, doubleMarked };
  const chosen = mark.alternativa_id ?? null;
  return {
    version: (chosen === null ? undefined : versions.get(chosen)) ?? version,
    alternativeId: chosen,
    doubleMarked: false,
  };
}

/** Writes the changed lines of an answer sheet in one statement. */
async function writeItems(db: Pick<Database, 'execute'>, studentId: string, id: string, items: readonly ItemRow[]) {
  if (items.length === 0) return;
  const lines = items.map((item) => ({ ...item, markedAt: item.markedAt?.toISOString() ?? null }));
  await db.execute(sql`
    update sitting_items item
    set version = line.version, alternative_id = line."alternativeId", double_marked = line."doubleMarked", flagged = line.flagged,
      elapsed_ms = line."elapsedMs", marked_at = line."markedAt", device_id = line."deviceId", sequence = line.sequence
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) line(
      "questionId" int, version int, "alternativeId" int, "doubleMarked" bool, flagged bool, "elapsedMs" int,
      "markedAt" timestamptz, "deviceId" uuid, sequence bigint
    )
    where item.student_id = ${studentId} and item.sitting_id = ${id} and item.question_id = line."questionId"
  `);
}

/** The versions of the marked alternatives. Refuses an alternative of another question. */
async function readVersions(db: Database, marks: readonly Mark[]): Promise<Versions> {
  const ids = [...new Set(marks.flatMap(({ alternativa_id }) => alternativa_id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: alternatives.id, questionId: alternatives.questionId, version: alternatives.version })
    .from(alternatives)
    .where(inArray(alternatives.id, ids));
  const questionOf = new Map(rows.map(({ id, questionId }) => [id, questionId]));
  const isForeign = ({ questao_id, alternativa_id }: Mark) =>
    alternativa_id != null && questionOf.get(alternativa_id) !== questao_id;
  if (marks.some(isForeign)) throw refuse(SITTING.foreignChoice);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

export interface MarkedSitting {
  sitting: CountedSitting;
  items: ItemRow[];
  /** Questions whose marks came too late. */
  refused: number[];
  /** Whether a finished sitting received marks after its end. */
  changedLate: boolean;
}

/**
 * Stores marks on an answer sheet. While the sitting is open all of them count; for seven days after its end, only
 * those made before it. For each question the latest mark wins, whatever the order of arrival (docs/decisions/073).
 */
export async function writeMarks(db: Database, studentId: string, id: string, body: Body): Promise<MarkedSitting> {
  const versions = await readVersions(db, body.marcas);
  const deviceId = body.dispositivo?.toLowerCase() ?? null;
  const result = await db.transaction(async (tx) => {
    // Marks of two tabs are serialised, and the end waits for them.
    await tx
      .select({ id: sittings.id })
      .from(sittings)
      .where(and(eq(sittings.studentId, studentId), eq(sittings.id, id)))
      .for('update');
    const now = new Date();
    const sitting = await findSitting(tx, studentId, id);
    const endAt = sitting.ended_at?.getTime() ?? endOf(sitting, now);
    const isOver = sitting.state !== 'aberta' || now.getTime() >= endAt;
    const isTooLate = now.getTime() > endAt + LATE_MARKS_MS;
    const held = new Map((await readItems(tx, studentId, id)).map((item) => [item.questionId, item]));
    if (body.marcas.some(({ questao_id }) => !held.has(questao_id))) throw refuse(SITTING.foreignQuestion);
    const refused: number[] = [];
    const written = new Map<number, ItemRow>();
    let changed = false;
    for (const { mark, at } of timed(body, sitting, endAt, now)) {
      const item = held.get(mark.questao_id);
      if (!item) continue;
      if (isTimeAlone(mark)) {
        if (isOver) continue;
        const next = { ...item, elapsedMs: mark.tempo_ms ?? item.elapsedMs };
        held.set(mark.questao_id, next);
        written.set(mark.questao_id, next);
        continue;
      }
      const inTime = !isOver || (!isTooLate && mark.marcada_em !== undefined && at.getTime() <= endAt);
      if (!inTime) {
        refused.push(mark.questao_id);
        continue;
      }
      const sequence = mark.sequencia ?? null;
      if (!isLater(item, { at: at.getTime(), deviceId, sequence })) continue;
      const next = {
        ...choiceOf(mark, item, versions),
        flagged: mark.para_rever ?? item.flagged,
        elapsedMs: mark.tempo_ms ?? item.elapsedMs,
        markedAt: at,
        deviceId,
        sequence,
      };
      changed ||= next.alternativeId !== item.alternativeId || next.doubleMarked !== item.doubleMarked;
      held.set(mark.questao_id, { ...item, ...next });
      written.set(mark.questao_id, { ...item, ...next });
    }
    await writeItems(tx, studentId, id, [...written.values()]);
    const isLate = changed && sitting.state !== 'aberta';
    if (isLate)
      await tx
        .update(sittings)
        .set({ enteredAt: null })
        .where(and(eq(sittings.studentId, studentId), eq(sittings.id, id)));
    return { items: body.marcas.flatMap(({ questao_id }) => held.get(questao_id) ?? []), refused, changedLate: isLate };
  });
  return { ...result, sitting: await findSitting(db, studentId, id) };
}

function timed(body: Body, sitting: CountedSitting, endAt: number, now: Date): TimedMark[] {
  const bounds = { startedAt: sitting.started_at.getTime(), endAt };
  return body.marcas.map((mark) => ({
    mark,
    at: new Date(markedAt(mark, body.enviada_em, bounds, now.getTime())),
  }));
}
