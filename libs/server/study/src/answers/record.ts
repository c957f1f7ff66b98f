import type { InputOf } from '@mapa/api-contract';
import {
  type Database,
  NOTEBOOK,
  type Refusal,
  refuse,
  type Student,
  STUDY,
  unauthorized,
} from '@mapa/server-platform';
import { readAnswerFacts, writeAnswer, type AnswerFacts, type AnswerRow } from './statement/answer-statement';
import { bind } from './statement/arguments';
import type { CollectionKind } from './statement/collections';

export type AnswerBody = InputOf<'POST /api/customer-area/question/answer'>['body'];

/** An answer that is stored. */
export type RecordedAnswer = AnswerRow & { id: string };

/** The body with what it leaves out, and uuids as PostgreSQL writes them. */
interface Answer {
  uuid: string;
  body: AnswerBody;
  kind: CollectionKind;
  placeId: number | string | null;
  isReveal: boolean;
}

/** Whether a body asks for the key without an answer. */
export const isReveal = (body: AnswerBody): boolean => body.revelada === true && !body.alternativa_id;

function read(body: AnswerBody): Answer {
  if (body.mapa_id && body.caderno_id) throw refuse(STUDY.onePlace);
  const notebook = body.caderno_id?.toLowerCase() ?? null;
  const map = body.mapa_id ?? null;
  return {
    uuid: body.uuid?.toLowerCase() ?? crypto.randomUUID(),
    body,
    kind: map ? 'map' : notebook ? 'notebook' : 'none',
    placeId: map ?? notebook,
    isReveal: isReveal(body),
  };
}

const MINUTE_MS = 60_000;
/** A device's clock differs from the server's by as much without being wrong. */
const SKEW_MS = 10 * MINUTE_MS;
/** Nothing waits on a device for nearly a year: such a time comes from a clock that is wrong. */
const LONGEST_WAIT_MS = 330 * 24 * 60 * MINUTE_MS;

/**
 * When an answer was given, by the device's own clock corrected by what that clock said when it was sent. A time that cannot
 * be (docs/decisions/034) is not believed: the arrival stands for it, as it does where none is claimed.
 */
function givenAt({ respondida_em, enviada_em }: AnswerBody, now: Date): { at: Date; isKnown: boolean } {
  if (!respondida_em) return { at: now, isKnown: false };
  const offsetMs = enviada_em ? now.getTime() - Date.parse(enviada_em) : 0;
  const at = Date.parse(respondida_em) + offsetMs;
  const ageMs = now.getTime() - at;
  if (ageMs > LONGEST_WAIT_MS || ageMs < -SKEW_MS) return { at: now, isKnown: false };
  return { at: ageMs < 0 ? now : new Date(at), isKnown: true };
}

const isSameAnswer = (row: AnswerRow, { body, kind, placeId, isReveal: revealed }: Answer): boolean =>
  row.question_id === body.questao_id &&
  row.alternative_id === (body.alternativa_id ?? null) &&
  row.map_id === (kind === 'map' ? placeId : null) &&
  row.notebook_id === (kind === 'notebook' ? placeId : null) &&
  row.revealed === revealed;

/** Why an answer is refused, the first reason first; null where it is not. */
function refusalOf(facts: AnswerFacts, { body, kind, isReveal: revealed }: Answer): Refusal | null {
  if (!facts.has_student) return unauthorized();
  if (!facts.has_question) return refuse(STUDY.noSuchQuestion);
  if (!body.alternativa_id && !revealed) return refuse(STUDY.noChoice);
  if (body.alternativa_id && !facts.has_choice) return refuse(STUDY.foreignChoice);
  if (!facts.has_collection) return refuse(kind === 'map' ? STUDY.mapNotYours : NOTEBOOK.notYours);
  return null;
}

/** Refuses what `recordAnswer` would refuse, without writing anything. */
export async function demandRecordable(db: Database, student: Student, body: AnswerBody): Promise<void> {
  const answer = read(body);
  const { kind, placeId } = answer;
  const [facts] = await readAnswerFacts[kind](db, [student.id, body.questao_id, body.alternativa_id ?? null, placeId]);
  const refusal = facts && refusalOf(facts, answer);
  if (refusal) throw refusal;
}

const isTwin = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'constraint' in error &&
  error.constraint === 'answers_student_id_id_pk';

interface Recording {
  /** When it reached the server: the times of its device are corrected by this one. */
  arrivedAt?: Date;
  /** From when on the student's lists show it: later than the arrival for an answer that was held. */
  recordedAt?: Date;
  /** Whether its question was served otherwise, so that it does not count against today's limit. */
  isServed?: boolean;
}

/**
 * Records an answer or an explicit reveal once. The same uuid with the same content gives the stored row again; with
 * other content it is refused. The first answer of a map's epoch takes the question's place there (likewise in a
 * notebook); a later one, and one of an older epoch, are kept as history.
 */
export async function recordAnswer(
  db: Database,
  student: Student,
  body: AnswerBody,
  { arrivedAt = new Date(), recordedAt = arrivedAt, isServed = false }: Recording = {},
): Promise<RecordedAnswer> {
  const answer = read(body);
  const given = givenAt(body, arrivedAt);
  const values = bind({
    student: student.id,
    uuid: answer.uuid,
    question: body.questao_id,
    alternative: body.alternativa_id ?? null,
    collection: answer.placeId,
    epoch: body.epoca ?? null,
    isReveal: answer.isReveal,
    confidence: body.confianca ?? null,
    elapsedMs: body.tempo_ms ?? null,
    answeredAt: given.at,
    recordedAt,
    isLimited: student.limits.questionsPerDay !== null && !isServed,
    device: body.dispositivo?.toLowerCase() ?? null,
    sequence: body.sequencia ?? null,
    isTimeKnown: given.isKnown,
  });
  const write = () => writeAnswer[answer.kind](db, values);
  // The twin that arrived with it is committed by now: the second run finds it stored.
  const [row] = await write().catch((error: unknown) => {
    if (isTwin(error)) return write();
    throw error;
  });
  if (!row) throw new Error('the statement gives one row');
  const { id } = row;
  if (id === null) throw refusalOf({ ...row, has_collection: false }, answer) ?? new Error('refused for no reason');
  if (!isSameAnswer(row, answer)) throw refuse(STUDY.uuidUsed);
  return { ...row, id };
}
