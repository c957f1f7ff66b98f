import { byNumber, type ModelQuestion } from './question';

/** An answer, or a bare reveal, as permanently stored. */
export interface Given {
  uuid: string;
  question: ModelQuestion;
  version: number;
  /** The text of the alternative; null for a reveal. */
  choice: string | null;
  collection: ModelCollection | null;
  epoch: number;
  correct: boolean | null;
  counted: boolean;
  revealed: boolean;
  keyReleased: boolean;
  tookPlace: boolean;
  sure: boolean;
  /** When it was given, in microseconds since 1970. */
  at: number;
  /** When it arrived, in milliseconds. */
  arrived: number;
}

export const wordingOf = ({ question, version }: Given): number => question.of(version).wording;

/** Whether an open sitting withholds a question's key. */
export type IsWithheld = (question: ModelQuestion) => boolean;

/** Displayed correctness: an annulled or withheld question is neither right nor wrong (docs/decisions/098, 100). */
export const judged = ({ question, correct }: Given, isWithheld: IsWithheld): boolean | null =>
  question.annulled || isWithheld(question) ? null : correct;

export type State = 'nao_respondidas' | 'respondidas' | 'certas' | 'erradas';

/** A map or a notebook in its epochs (docs/decisions/002). */
export class ModelCollection {
  epoch = 1;
  /** When the epoch began; null for the first. */
  resetAt: number | null = null;
  isListed: boolean;
  movedTo: { collection: ModelCollection; epoch: number } | null = null;
  readonly kind: 'map' | 'notebook';
  readonly name: string;
  readonly id: number | string;
  questions: ModelQuestion[];
  /** The subject that all questions have here; null for each question's own. */
  private readonly subject: number | null;
  private readonly isWithheld: IsWithheld;
  private readonly taken = new Map<ModelQuestion, { epoch: number; given: Given }>();

  constructor({
    kind,
    name,
    id,
    questions,
    isListed,
    isWithheld,
    subject = null,
  }: Pick<ModelCollection, 'kind' | 'name' | 'id' | 'questions' | 'isListed'> & {
    isWithheld: IsWithheld;
    subject?: number | null;
  }) {
    this.kind = kind;
    this.name = name;
    this.id = id;
    this.questions = questions;
    this.isListed = isListed;
    this.isWithheld = isWithheld;
    this.subject = subject;
  }

  /** The subjects of its questions. */
  get subjects(): Set<number> {
    return new Set(this.questions.map(({ subject }) => this.subject ?? subject));
  }

  /** Numbers of the paper: two languages count as one, in maps and in notebooks (docs/decisions/035). */
  get slots(): ModelQuestion[][] {
    return byNumber(this.questions);
  }

  /**
   * The first answer of an epoch takes the question's place, and one to a later wording replaces it; a reveal replaces
   * nothing and is never replaced.
   */
  take(given: Given, epoch: number): boolean {
    const held = this.taken.get(given.question);
    const isLater = (other: Given) => !other.revealed && !given.revealed && wordingOf(other) < wordingOf(given);
    const wins = !held || held.epoch < epoch || (held.epoch === epoch && isLater(held.given));
    if (wins) this.taken.set(given.question, { epoch, given });
    return wins;
  }

  /** Whether an answer or a reveal of any epoch has the question's place. */
  wasAnswered(question: ModelQuestion): boolean {
    return this.taken.has(question);
  }

  /** The answer that has the question's place in the current epoch. */
  holder(question: ModelQuestion): Given | undefined {
    const held = this.taken.get(question);
    return held?.epoch === this.epoch ? held.given : undefined;
  }

  /** Those of some questions whose place is free: they are new to the viewer here. */
  openOf(ids: readonly number[]): ModelQuestion[] {
    return this.questions.filter((question) => ids.includes(question.id) && !this.holder(question));
  }

  reset(now: number): void {
    this.epoch += 1;
    this.resetAt = now;
  }

  /** The epoch's answers count as if given in the new edition. */
  moveTo(newer: ModelCollection): void {
    for (const question of this.questions) {
      const given = this.holder(question);
      if (given && newer.questions.includes(question)) newer.take(given, newer.epoch);
    }
    this.isListed = false;
    this.movedTo = { collection: newer, epoch: newer.epoch };
    Object.assign(newer, { isListed: true, movedTo: null });
  }

  progress() {
    const count = { total: 0, respondidas: 0, certas: 0, erradas: 0, abertas: 0 };
    for (const slot of this.slots) {
      const held = slot.flatMap((question) => this.holder(question) ?? []);
      const verdicts = held.filter(({ revealed }) => !revealed).map((given) => judged(given, this.isWithheld));
      count.total += 1;
      if (held.length === 0) count.abertas += 1;
      if (verdicts.length > 0) count.respondidas += 1;
      if (verdicts.includes(true)) count.certas += 1;
      else if (verdicts.includes(false)) count.erradas += 1;
    }
    return count;
  }

  /** Result of a filter by the own state. */
  within(state: State): ModelQuestion[] {
    if (state === 'nao_respondidas')
      return this.slots.filter((slot) => !slot.some((question) => this.holder(question))).flat();
    return this.questions.filter((question) => {
      const held = this.holder(question);
      if (!held || held.revealed) return false;
      return state === 'respondidas' || judged(held, this.isWithheld) === (state === 'certas');
    });
  }
}
