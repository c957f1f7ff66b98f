/** An alternative of a version; two versions' alternatives are the same if their texts are equal. */
interface Option {
  id: number;
  text: string;
}

interface ModelVersion {
  version: number;
  wording: number;
  statement: string;
  options: Option[];
  /** The text of the key. */
  key: string;
}

/** Kinds of changes of a new version: `anew` has other alternatives, or the former ones again. */
export const CHANGES = ['statement', 'key', 'order', 'comment', 'anew'] as const;
export type Change = (typeof CHANGES)[number];

const OTHERS = ['Um', 'Dois', 'Três', 'Quatro'];
const KINDS: readonly string[][] = [['Alternativa A', 'Alternativa B', 'Alternativa C', 'Alternativa D'], OTHERS];

const textsOf = ({ options }: ModelVersion): string =>
  options
    .map(({ text }) => text)
    .sort()
    .join();

/** A question with its versions (docs/decisions/032). */
export class ModelQuestion {
  annulled = false;
  /** Whether the paper and its map contain it. */
  isOnPaper: boolean;
  readonly id: number;
  /** In the paper; two languages have one number. */
  readonly number: number;
  readonly variant: string | null;
  readonly name: string;
  /** Ids of the subject, of its matéria and of the board; null outside the paper. */
  subject: number;
  readonly matter: number;
  readonly board: number | null;
  readonly versions: ModelVersion[];

  constructor({
    id,
    number,
    variant,
    subject,
    matter,
    board,
    statement,
    options,
  }: {
    id: number;
    number: number;
    variant: string | null;
    subject: number;
    matter: number;
    board: number | null;
    statement: string;
    options: Option[];
  }) {
    this.id = id;
    this.number = number;
    this.variant = variant;
    this.name = `${number}${variant ?? ''}`;
    this.subject = subject;
    this.matter = matter;
    this.board = board;
    this.isOnPaper = board !== null;
    this.versions = [{ version: 1, wording: 1, statement, options, key: 'Alternativa B' }];
  }

  get today(): ModelVersion {
    return this.of(this.versions.length);
  }

  of(version: number): ModelVersion {
    const found = this.versions[version - 1];
    if (!found) throw new Error('no such version');
    return found;
  }

  /** Whether a version differs from the current one at most in the comment. */
  isToday(version: number): boolean {
    return this.of(version).wording === this.today.wording;
  }

  /**
   * The text of the key that applies to a version (docs/decisions/099). Each new version gives its key to versions with
   * the same content, and to the one right before it if only the wording changed and the key is the same; and through
   * these to all that shared their key.
   */
  keyFor(version: number): string {
    const holding = this.versions.map((_, at) => at);
    for (const [at, newer] of this.versions.entries()) {
      const joined = this.versions.slice(0, at).flatMap((earlier, index) => {
        const saysTheSame = earlier.statement === newer.statement;
        const onlyWordsChanged = index === at - 1 && earlier.key === newer.key;
        return textsOf(earlier) === textsOf(newer) && (saysTheSame || onlyWordsChanged) ? [holding[index]] : [];
      });
      for (let index = 0; index < at; index++) if (joined.includes(holding[index])) holding[index] = at;
    }
    return this.of((holding[version - 1] ?? 0) + 1).key;
  }

  /** The current alternative for an answer's choice, if the answer can be compared. */
  todays(text: string | null): Option | undefined {
    return this.today.options.find((option) => option.text === text);
  }

  /** Content of the next version. */
  next(change: Change): { statement: string; texts: string[]; key: string } {
    const { version, statement, options, key } = this.today;
    const texts = options.map(({ text }) => text);
    if (change === 'statement')
      return { statement: `<p>Enunciado de ${this.name}, versão ${version + 1}.</p>`, texts, key };
    if (change === 'key') return { statement, texts, key: texts[(texts.indexOf(key) + 1) % texts.length] ?? key };
    if (change === 'order') return { statement, texts: [...texts.slice(1), ...texts.slice(0, 1)], key };
    if (change === 'comment') return { statement, texts, key };
    const others = KINDS.find((kind) => !kind.includes(key)) ?? OTHERS;
    return { statement, texts: others, key: others[0] ?? '' };
  }

  add({ statement, texts, key }: ReturnType<ModelQuestion['next']>, ids: number[]): void {
    const before = this.today;
    const isSame =
      statement === before.statement &&
      key === before.key &&
      texts.join() === before.options.map(({ text }) => text).join();
    const options = texts.map((text, at) => ({ text, id: ids[at] ?? 0 }));
    this.versions.push({
      version: before.version + 1,
      wording: before.wording + (isSame ? 0 : 1),
      statement,
      options,
      key,
    });
  }
}

/** Questions by their numbers in the paper. */
export function byNumber(questions: ModelQuestion[]): ModelQuestion[][] {
  const numbers = new Set(questions.map(({ number }) => number));
  return [...numbers].map((number) => questions.filter((question) => question.number === number));
}
