import type { InputOf } from '@mapa/api-contract';
import {
  constraintOf,
  type Database,
  type Failure,
  type Refusal,
  refuse,
  type Student,
  STUDY,
  unauthorized,
} from '@mapa/server-platform';
import { NOTEBOOK } from '../errors/error-messages';
import { readAnswerFacts, writeAnswer, type AnswerFacts, type AnswerRow } from './statement/answer-statement';
import { bind } from './statement/arguments';
import type { CollectionKind } from './statement/collections';

export type AnswerBody = InputOf<'POST /api/customer-area/question/answer'>['body'];

/** A stored answer. */
export type RecordedAnswer = AnswerRow & { id: string };

/** A request body with defaults filled in, and uuids in PostgreSQL's form. */
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
/** Greatest difference between a device's clock and the server's that is not treated as an error. */
const SKEW_MS = 10 * MINUTE_MS;
/** A time longer ago than this is a clock error: no answer waits on a device for nearly a year. */
const LONGEST_WAIT_MS = 330 * 24 * 60 * MINUTE_MS;

/**
 * The time of an answer: the device's time, corrected by what its clock showed when it sent the answer. An implausible
 * or missing time (docs/decisions/034) is replaced by the arrival.
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

/** The first reason to refuse an answer; null where there is none. */
function refusalOf(facts: AnswerFacts, { body, kind, isReveal: revealed }: Answer): Refusal | null {
  if (!facts.has_student) return unauthorized();
  if (!facts.has_question) return refuse(STUDY.noSuchQuestion);
  if (!body.alternativa_id && !revealed) return refuse(STUDY.noChoice);
  if (body.alternativa_id && !facts.has_choice) return refuse(STUDY.foreignChoice);
  if (!facts.has_collection) return refuse(kind === 'map' ? STUDY.mapNotYours : NOTEBOOK.notYours);
  return null;
}

/** Throws the refusal that `recordAnswer` would throw, without writing anything. */
export async function demandRecordable(db: Database, student: Student, body: AnswerBody): Promise<void> {
  const answer = read(body);
  const { kind, placeId } = answer;
  const [facts] = await readAnswerFacts[kind](db, [student.id, body.questao_id, body.alternativa_id ?? null, placeId]);
  const refusal = facts && refusalOf(facts, answer);
  if (refusal) throw refusal;
}

const isTwin = (error: unknown): boolean => constraintOf((error ?? {}) as Failure) === 'answers_student_id_id_pk';

interface Recording {
  /** Time of arrival at the server, by which the device's times are corrected. */
  arrivedAt?: Date;
  /** Time from which the student's lists show it; later than the arrival for a held answer. */
  recordedAt?: Date;
  /** Whether its question was already served, so that it does not count towards the daily limit. */
  isServed?: boolean;
}

/**
 * Records an answer or an explicit reveal once. The same uuid with the same content returns the stored row; with other
 * content it is refused. The first answer in an epoch of a map or notebook takes the question's place there; later
 * ones, and those of an older epoch, are only history.
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
  // A concurrent request with the same uuid has committed by now, so that the second run finds its row.
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
