import type { Learner } from './learner';
import type { ModelCollection } from './model/collection';
import type { ModelQuestion } from './model/question';
import type { Item, ModelSitting, SentMark } from './model/sitting';
import type { Sent } from './model/student';
import type { Study } from './study';

/** Faults of a pass over the outbox: `lost` drops the server's response, `stumble` fails one answer alone. */
export const FAULTS = ['none', 'busy', 'lost', 'stumble', 'twice'] as const;
export type Fault = (typeof FAULTS)[number];

/** How a question of a sheet is marked. */
export const MARKS = ['right', 'wrong', 'blank', 'double'] as const;
export type HowMarked = (typeof MARKS)[number];

type Entry = Omit<Sent, 'sentAt'>;

/** A device with its outbox, its clock, and the screen as it was last loaded. */
export class Device {
  isOnline = true;
  /** Error of its clock, in milliseconds. */
  wrongBy = 0;
  readonly name: string;
  readonly owner: Learner;
  private readonly id = crypto.randomUUID();
  private count = 0;
  private outbox: Entry[] = [];
  private epochs = new Map<ModelCollection, number>();
  private held = new Map<ModelCollection, ModelQuestion[]>();
  private versions = new Map<ModelQuestion, number>();
  /** Pending marks, the last one of each question. */
  private drafts = new Map<ModelQuestion, { sitting: ModelSitting; mark: SentMark }>();

  constructor(name: string, owner: Learner) {
    this.name = name;
    this.owner = owner;
  }

  private get study(): Study {
    return this.owner.study;
  }

  /** Loads all lists again. */
  look(): void {
    if (!this.isOnline) return;
    const collections = this.owner.listed;
    this.held = new Map(collections.map((collection) => [collection, collection.questions]));
    this.epochs = new Map(collections.map((collection) => [collection, collection.epoch]));
    this.versions = new Map(this.study.questions.map((question) => [question, question.today.version]));
  }

  /** Where the question can be answered on this screen: in collections, or outside them. */
  collectionsOf(question: ModelQuestion): (ModelCollection | null)[] {
    return [
      ...[...this.held].flatMap(([collection, questions]) => (questions.includes(question) ? [collection] : [])),
      null,
    ];
  }

  async answer(
    question: ModelQuestion,
    collection: ModelCollection | null,
    how: 'right' | 'wrong' | 'reveal',
    sure: boolean,
  ): Promise<void> {
    const version = this.versions.get(question) ?? 1;
    const { options, key } = question.of(version);
    const choice =
      how === 'reveal' ? null : how === 'right' ? key : (options.find(({ text }) => text !== key)?.text ?? key);
    this.count += 1;
    this.outbox.push({
      uuid: crypto.randomUUID(),
      question,
      version,
      choice,
      collection,
      epoch: (collection && this.epochs.get(collection)) ?? 1,
      sure: sure && choice !== null,
      device: this.id,
      sequence: this.count,
      givenAt: this.study.now + this.wrongBy,
    });
    if (this.isOnline) await this.drain('none', 0);
  }

  /** Marks a question on the sheet, replacing its earlier pending mark. */
  async mark(sitting: ModelSitting, { question, version }: Item, how: HowMarked, isFlagged: boolean): Promise<void> {
    const { options, key } = question.of(version);
    const wrong = options.find(({ text }) => text !== key)?.text ?? key;
    this.count += 1;
    const mark = {
      question,
      version,
      choice: how === 'right' ? key : how === 'wrong' ? wrong : null,
      isDouble: how === 'double',
      isFlagged,
      device: this.id,
      sequence: this.count,
      madeAt: this.study.now + this.wrongBy,
    };
    this.drafts.set(question, { sitting, mark });
    if (this.isOnline) await this.sendMarks();
  }

  /** Sends the pending marks, those of each sitting together. */
  async sendMarks(): Promise<void> {
    const waiting = [...this.drafts.values()];
    this.drafts.clear();
    for (const sitting of new Set(waiting.map((one) => one.sitting))) {
      const marks = waiting.filter((one) => one.sitting === sitting).map(({ mark }) => mark);
      await this.owner.sendMarks(sitting, marks, this.wrongBy);
    }
  }

  /**
   * Sends pending answers in order; answers to one question never overtake each other. The fault affects the answer at
   * index `at`.
   */
  async drain(fault: Fault, at: number): Promise<void> {
    const heldUp = new Set<ModelQuestion>();
    let hasNews = false;
    for (const [index, entry] of [...this.outbox].entries()) {
      if (heldUp.has(entry.question)) continue;
      const isHit = index === at;
      if (isHit && fault === 'busy') return;
      if (isHit && fault === 'stumble') {
        heldUp.add(entry.question);
        continue;
      }
      hasNews = (await this.send(entry)) || hasNews;
      if (isHit && fault === 'lost') return;
      if (isHit && fault === 'twice') await this.send(entry);
      this.outbox = this.outbox.filter((one) => one !== entry);
    }
    if (hasNews) this.look();
  }

  /** Resets a map or notebook from this device, which then knows of the reset. */
  begun(collection: ModelCollection): void {
    this.epochs.set(collection, collection.epoch);
  }

  private send(entry: Entry): Promise<boolean> {
    this.study.tick(7);
    return this.owner.send({ ...entry, sentAt: this.study.now + this.wrongBy });
  }
}
