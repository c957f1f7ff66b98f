import type { ModelQuestion } from './question';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Time per number in a paper without a stated duration. */
const MINUTES_PER_NUMBER = 3;
const LATE_MARKS_MS = 7 * DAY_MS;
const SKEW_MS = 10 * MINUTE_MS;

/** A mark as a device sends it. */
export interface SentMark {
  question: ModelQuestion;
  /** The version that was on the sheet. */
  version: number;
  /** The text of the alternative; null for a blank. */
  choice: string | null;
  isDouble: boolean;
  isFlagged: boolean;
  device: string;
  sequence: number;
  /** By the device's clock, in milliseconds since 1970. */
  madeAt: number;
}

/** A line of the answer sheet. */
export interface Item {
  question: ModelQuestion;
  /** The version on the sheet: that of the start, or of the marked alternative. */
  version: number;
  mark: {
    choice: string | null;
    isDouble: boolean;
    isFlagged: boolean;
    at: number;
    device: string;
    sequence: number;
  } | null;
}

/** Timed questions: those of the paper (docs/decisions/073, 099, 100), or an own sitting (126). */
export class ModelSitting {
  readonly id: string;
  /** In an own sitting: its recipe's name; null for the paper. */
  readonly recipe: string | null;
  readonly items: Item[];
  readonly startedAt: number;
  state: 'aberta' | 'encerrada' | 'entregue' | 'descartada' = 'aberta';
  endedAt: number | null = null;
  pausedAt: number | null = null;
  pausedMs = 0;
  pauses = 0;

  constructor(id: string, questions: readonly ModelQuestion[], now: number, recipe: string | null = null) {
    this.id = id;
    this.recipe = recipe;
    this.items = questions.map((question) => ({ question, version: question.today.version, mark: null }));
    this.startedAt = now;
  }

  get durationMs(): number {
    return this.items.length * MINUTES_PER_NUMBER * MINUTE_MS;
  }

  get marked(): Item[] {
    return this.items.filter(({ mark }) => mark && (mark.choice !== null || mark.isDouble));
  }

  get isFinished(): boolean {
    return this.state === 'encerrada' || this.state === 'entregue';
  }

  itemOf(question: ModelQuestion): Item | undefined {
    return this.items.find((item) => item.question === question);
  }

  /** When its clock runs out, as of now: a pause postpones it, by a day at most in total. */
  deadline(now: number): number {
    const pausing = this.pausedAt === null ? 0 : Math.max(0, now - this.pausedAt);
    return this.startedAt + this.durationMs + Math.min(this.pausedMs + pausing, DAY_MS);
  }

  isDue(now: number): boolean {
    return this.state === 'aberta' && now >= this.deadline(now);
  }

  pause(now: number): void {
    if (this.pausedAt !== null) return;
    this.pausedAt = now;
    this.pauses += 1;
  }

  resume(now: number): void {
    if (this.pausedAt !== null) this.pausedMs += now - this.pausedAt;
    this.pausedAt = null;
  }

  /** Ends it; if the time is over, as expired, whatever the student wanted. */
  end(state: 'entregue' | 'descartada', now: number): void {
    if (this.state !== 'aberta') return;
    const deadline = this.deadline(now);
    const isOver = now >= deadline;
    this.state = isOver ? 'encerrada' : state;
    this.endedAt = Math.min(now, deadline);
    this.pausedMs = deadline - this.startedAt - this.durationMs;
    this.pausedAt = null;
  }

  /**
   * Takes a mark: while the sitting is open any; for seven days after its end, only those made before it. The later one
   * of a question counts: on one device the one with the higher counter.
   * @returns whether it came too late
   */
  mark(sent: SentMark, sentAt: number, now: number): boolean {
    const item = this.itemOf(sent.question);
    if (!item) throw new Error('not on the sheet');
    const end = this.endedAt ?? this.deadline(now);
    const claimed = sent.madeAt + now - sentAt;
    const at = claimed > now + SKEW_MS ? Math.min(now, end) : Math.max(this.startedAt, Math.min(claimed, now));
    const isOver = this.state !== 'aberta' || now >= end;
    if (isOver && (now > end + LATE_MARKS_MS || at > end)) return true;
    const { mark } = item;
    const isLater = mark === null || (mark.device === sent.device ? sent.sequence > mark.sequence : at >= mark.at);
    if (!isLater) return false;
    const { choice, isDouble, isFlagged, device, sequence } = sent;
    item.mark = { choice: isDouble ? null : choice, isDouble, isFlagged, at, device, sequence };
    if (item.mark.choice !== null) item.version = sent.version;
    return false;
  }

  /**
   * Whether an item counts as right: by the key that applies to its version; an annulled one gives everybody the point.
   */
  isRight({ question, version, mark }: Item): boolean {
    return question.annulled || (mark !== null && mark.choice !== null && mark.choice === question.keyFor(version));
  }

  /** Items that another open sitting withholds are left out. */
  result(isWithheld: (question: ModelQuestion) => boolean) {
    const count = { certas: 0, erradas: 0, em_branco: 0, anuladas: 0, retidas: 0 };
    for (const item of this.items) {
      if (isWithheld(item.question)) {
        count.retidas += 1;
        continue;
      }
      const isBlank = item.mark === null || (item.mark.choice === null && !item.mark.isDouble);
      if (item.question.annulled) count.anuladas += 1;
      if (this.isRight(item)) count.certas += 1;
      else if (isBlank) count.em_branco += 1;
      else count.erradas += 1;
    }
    return { ...count, liquida: count.certas };
  }
}
