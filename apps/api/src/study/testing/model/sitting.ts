import type { ModelQuestion } from './question';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A paper that does not say its duration gives three minutes to a number. */
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
  /** Which version stands on the sheet: that of the start, or of the marked alternative. */
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

/** Questions against the clock: those of the paper (docs/decisions/073, 099, 100), or of one's own (126). */
export class ModelSitting {
  readonly id: string;
  /** Of one's own: its recipe's name; null: of the paper. */
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

  /** When its clock runs out, as it looks now: while it is paused that moves on, for a day at most in all. */
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

  /** Ends it: by the time that is over, whatever the student wanted. */
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
   * Takes a mark: while the sitting is open each, for seven days after its end those that were made before it. The later one of a
   * question counts: of one device the one that it counted later.
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

  /** Whether an item counts as right: by the key that holds for its version; an annulled one is everybody's. */
  isRight({ question, version, mark }: Item): boolean {
    return question.annulled || (mark !== null && mark.choice !== null && mark.choice === question.keyFor(version));
  }

  /** What another open sitting withholds counts nowhere. */
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
