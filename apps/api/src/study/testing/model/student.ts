import { cardOf } from './card';
import { DayLimit } from './day-limit';
import { judged, wordingOf, type Given, type ModelCollection, type State } from './collection';
import type { ModelQuestion } from './question';
import type { Item, ModelSitting } from './sitting';

/** An answer as a device sends it. */
export interface Sent {
  uuid: string;
  question: ModelQuestion;
  /** The version that was on the screen. */
  version: number;
  choice: string | null;
  collection: ModelCollection | null;
  epoch: number;
  sure: boolean;
  /** Null if the answer is a sitting's mark. */
  device: string | null;
  sequence: number;
  /** By the device's clock, in milliseconds since 1970. */
  givenAt: number;
  sentAt: number;
}

interface LatestAnswer {
  given: Given;
  attempts: number;
  seen: boolean;
}

const DAY_MS = 86_400_000;
const TEN_MINUTES_MS = 600_000;

/** When it was given, by the device's clock, corrected by its reading on sending (docs/decisions/034). */
function claimed({ givenAt, sentAt }: Sent, now: number): { at: number; isKnown: boolean } {
  const at = givenAt + now - sentAt;
  if (now - at > 330 * DAY_MS || at - now > TEN_MINUTES_MS) return { at: now, isKnown: false };
  return { at: Math.min(at, now), isKnown: true };
}

const isLaterAnswer = (given: Given, last: Given): boolean =>
  wordingOf(given) === wordingOf(last) ? given.at >= last.at : wordingOf(given) > wordingOf(last);

/** Expected state of a student on the server, by the rules of docs/decisions/002, 026, 032 and 034. */
export class ModelStudent {
  /** In the order of arrival. */
  readonly history = new Map<string, Given>();
  private readonly latest = new Map<ModelQuestion, LatestAnswer>();
  private readonly devices = new Map<string, { sequence: number; at: number }>();
  /** Wordings whose key was released with a notebook. */
  private readonly released = new Map<ModelQuestion, Set<number>>();
  private readonly releasedAt = new Map<ModelQuestion, number>();
  readonly sittings: ModelSitting[] = [];
  readonly hidden = new Set<ModelQuestion>();
  readonly limit: DayLimit;
  /** Answers to questions of an open sitting, in order of arrival. */
  private held: { sent: Sent; arrived: number }[] = [];
  private readonly since: number;

  /** @param isLimited whether on the free plan, which has a daily limit and no teacher's comments */
  constructor(
    since: number,
    readonly isLimited: boolean,
  ) {
    this.since = since;
    this.limit = new DayLimit(isLimited, (question) => this.latest.has(question));
  }

  /** Whether an open sitting withholds the question's key. */
  readonly isWithheld = (question: ModelQuestion): boolean =>
    this.sittings.some((sitting) => sitting.state === 'aberta' && sitting.itemOf(question));

  get hasOpenSitting(): boolean {
    return this.sittings.some(({ state }) => state === 'aberta');
  }

  /**
   * The only event that records a sitting's answers, before each call of the student (docs/decisions/100): the marks of
   * ended sittings, then what was held for them: answers with their own times, reveals with the present one.
   */
  settle(now: number): void {
    for (const sitting of this.sittings) {
      if (sitting.isDue(now)) sitting.end('entregue', now);
      if (!sitting.isFinished) continue;
      for (const item of sitting.items) if (item.mark && item.mark.choice !== null) this.recordMark(sitting, item, now);
    }
    const due = this.held.filter(({ sent }) => !this.isWithheld(sent.question));
    if (due.length === 0) return;
    this.held = this.held.filter((one) => !due.includes(one));
    // In sequence, even within a millisecond.
    let last = Math.max(0, ...[...this.history.values()].map(({ arrived }) => arrived));
    const next = () => (last = Math.max(now, last + 1));
    for (const { sent, arrived } of due) if (sent.choice !== null) this.arrive(sent, next(), claimed(sent, arrived));
    for (const { sent } of due)
      if (sent.choice === null) this.arrive({ ...sent, device: null }, next(), { at: now, isKnown: false });
  }

  /** A mark is recorded as an answer once: a later mark only changes the result. */
  private recordMark({ id }: ModelSitting, { question, version, mark }: Item, now: number): void {
    if (!mark) return;
    const given = {
      uuid: `mark ${id} ${question.id}`,
      question,
      version,
      choice: mark.choice,
      collection: null,
      epoch: 1,
    };
    const sent = { ...given, sure: false, device: null, sequence: 0, givenAt: mark.at, sentAt: now };
    this.arrive(sent, now);
  }

  /** Takes an answer; null if it is held because its question is withheld. */
  receive(sent: Sent, now: number): Given | null {
    if (!this.isWithheld(sent.question)) {
      // A question that was never served counts on the day its answer arrives; a sitting has used up its own day.
      if (!this.history.has(sent.uuid)) this.limit.serve([sent.question], now);
      return this.arrive(sent, now);
    }
    const isThere = this.history.has(sent.uuid) || this.held.some((one) => one.sent.uuid === sent.uuid);
    if (!isThere) this.held.push({ sent, arrived: now });
    return null;
  }

  private arrive(sent: Sent, now: number, { at, isKnown } = claimed(sent, now)): Given {
    const stored = this.history.get(sent.uuid);
    if (stored) return stored;
    const { question, collection, choice } = sent;
    // A reveal shows the key of the question's current version.
    const version = choice === null ? question.today.version : sent.version;
    const current = collection?.epoch ?? 1;
    const isOfBefore =
      collection !== null &&
      sent.epoch < current &&
      !(isKnown && collection.resetAt !== null && at >= collection.resetAt);
    const wording = question.of(version).wording;
    const isReveal = choice === null;
    const given: Given = {
      uuid: sent.uuid,
      question,
      version,
      choice,
      collection,
      epoch: isOfBefore ? sent.epoch : current,
      correct: isReveal ? null : choice === question.of(version).key,
      counted: false,
      revealed: isReveal,
      keyReleased: !isReveal && (this.released.get(question)?.has(wording) ?? false),
      tookPlace: false,
      sure: sent.sure,
      at: this.inOrder(sent, at * 1000, now * 1000),
      arrived: now,
    };
    given.tookPlace = !collection || (!isOfBefore && collection.take(given, current));
    if (given.tookPlace && collection?.movedTo?.collection.questions.includes(question))
      collection.movedTo.collection.take(given, collection.movedTo.epoch);
    given.counted = this.updateLatest(given) && !isReveal;
    this.history.set(given.uuid, given);
    return given;
  }

  /** Answers with a higher counter on a device count as later. */
  private inOrder({ device, sequence }: Sent, at: number, now: number): number {
    if (device === null) return at;
    const last = this.devices.get(device);
    if (last && sequence < last.sequence) return Math.min(at, last.at - 1);
    const isSetBack = last !== undefined && at < last.at - TEN_MINUTES_MS * 1000;
    const taken = last ? Math.max(isSetBack ? now : at, last.at + 1) : at;
    this.devices.set(device, { sequence, at: taken });
    return taken;
  }

  /** Updates the latest answer; returns whether the key had not been seen before. */
  private updateLatest(given: Given): boolean {
    const last = this.latest.get(given.question);
    const isReveal = given.revealed;
    if (!given.tookPlace && !(isReveal && last && wordingOf(last.given) < wordingOf(given))) return false;
    const seen = isReveal || (last?.seen ?? false);
    const attempts = (last?.attempts ?? 0) + (isReveal ? 0 : 1);
    const replaces = !last || (!isReveal && (last.attempts === 0 || isLaterAnswer(given, last.given)));
    this.latest.set(given.question, { given: replaces ? given : last.given, attempts, seen });
    return !seen;
  }

  release(questions: readonly ModelQuestion[], now: number): void {
    for (const question of questions) {
      this.released.set(question, (this.released.get(question) ?? new Set()).add(question.today.wording));
      if (!this.releasedAt.has(question)) this.releasedAt.set(question, now);
    }
  }

  /** Whether the student knew anything about a question before a time: by an answer, a reveal or a release. */
  wasTold(question: ModelQuestion, before: number): boolean {
    const isAnswered = this.answersTo(question).some(({ arrived }) => arrived < before);
    return isAnswered || (this.releasedAt.get(question) ?? Infinity) < before;
  }

  /** The last answer, or the first bare reveal. */
  latestAnswer(question: ModelQuestion): Given | undefined {
    return this.latest.get(question)?.given;
  }

  within(state: State, questions: ModelQuestion[]): ModelQuestion[] {
    return questions.filter((question) => {
      const latest = this.latest.get(question);
      if (!latest?.attempts) return state === 'nao_respondidas';
      return (
        state === 'respondidas' ||
        (state !== 'nao_respondidas' && judged(latest.given, this.isWithheld) === (state === 'certas'))
      );
    });
  }

  /** Neither annulled nor hidden, and in no open sitting (docs/decisions/098). */
  isWorthAnswering(question: ModelQuestion): boolean {
    return !question.annulled && !this.hidden.has(question) && !this.isWithheld(question);
  }

  /** In order of arrival, including reveals. */
  answersTo(question: ModelQuestion): Given[] {
    return [...this.history.values()].filter((given) => given.question === question);
  }

  /**
   * When the question is due for review: by the current verdict on all answers given without knowing the key, and by
   * the verdict of the day for those that cannot be compared (docs/decisions/098).
   */
  card(question: ModelQuestion) {
    const counted = this.answersTo(question).filter(({ counted: counts }) => counts);
    counted.sort((one, other) => one.at - other.at || (one.uuid < other.uuid ? -1 : 1));
    const isRight = ({ choice, correct }: Given) =>
      question.todays(choice) ? choice === question.today.key : correct === true;
    return cardOf(
      counted.map((given) => ({ right: isRight(given), sure: given.sure, at: Math.floor(given.at / 1000) })),
    );
  }

  isOverconfident(question: ModelQuestion): boolean {
    const latest = this.latest.get(question);
    if (!latest?.attempts || !this.isWorthAnswering(question)) return false;
    const { given } = latest;
    const today = question.todays(given.choice);
    return given.sure && today !== undefined && today.text !== question.today.key;
  }

  /** The student's contribution to everybody's statistics: the current alternative of the first choice. */
  firstForAll(question: ModelQuestion): number | undefined {
    const first = this.answersTo(question).find(({ counted, choice }) => counted && question.todays(choice));
    return first && !first.keyReleased ? question.todays(first.choice)?.id : undefined;
  }

  /** When an answer was given, in microseconds: not after its arrival, and not before the account existed. */
  whenGiven({ at, arrived }: Given): number {
    return at < this.since * 1000 ? arrived * 1000 : Math.min(at, arrived * 1000);
  }

  /**
   * Basis of the student's own score: the answer given first, and whether it is right now. An answer recorded by a
   * sitting is judged as in its result, even if it cannot be compared with the current wording (docs/decisions/099).
   */
  first(question: ModelQuestion): { given: Given; right: boolean } | undefined {
    if (this.isWithheld(question)) return undefined;
    const isMark = ({ uuid }: Given) => uuid.startsWith('mark');
    const comparable = this.answersTo(question).filter(
      (given) => given.revealed || isMark(given) || question.todays(given.choice),
    );
    const [given] = comparable.sort(
      (one, other) => this.whenGiven(one) - this.whenGiven(other) || one.arrived - other.arrived,
    );
    if (!given || given.revealed) return undefined;
    return { given, right: given.choice === (isMark(given) ? question.keyFor(given.version) : question.today.key) };
  }
}
