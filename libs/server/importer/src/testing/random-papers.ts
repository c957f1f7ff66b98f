import fc from 'fast-check';
import { gift } from './importer';

/** A question as a file states it. */
export interface ModelQuestion {
  id: string | null;
  number: number;
  /** Two languages of one number share its place. */
  language: 'inglês' | 'espanhol' | null;
  text: string;
  /** The right one first. */
  options: string[];
  subject: string;
  annulled: boolean;
}

/** A file on disk, with the command's options for it. */
export interface ModelFile {
  /** Changes when the file is moved. */
  path: string;
  /** Never changes. */
  key: number;
  /** Null for a file without a paper. */
  paper: string | null;
  flags: string[];
  /** Its numbers begin after this one. */
  base: number;
  /** Whether its questions are called "Q1", or "Questão 1". */
  short: boolean;
  questions: ModelQuestion[];
}

const paperOf = (name: string, year: number, board: string) => ({
  paper: `${name} ${year} ${board}`,
  flags: ['--prova', name, '--ano', String(year), '--banca', board],
});

/**
 * Two years and two boards with the same paper name, a paper of two files, and two files of one name without a paper.
 */
const FILES: Pick<ModelFile, 'path' | 'paper' | 'flags' | 'base'>[] = [
  { path: 'zeta/prova.gift', ...paperOf('Concurso Zeta', 2024, 'FGV'), base: 0 },
  { path: 'zeta-2/prova.gift', ...paperOf('Concurso Zeta', 2024, 'FGV'), base: 50 },
  { path: '2025/prova.gift', ...paperOf('Concurso Zeta', 2025, 'FGV'), base: 0 },
  { path: 'outra/prova.gift', ...paperOf('Concurso Zeta', 2024, 'VUNESP'), base: 0 },
  { path: 'a/solta.gift', paper: null, flags: [], base: 0 },
  { path: 'b/solta.gift', paper: null, flags: [], base: 0 },
];

const KINDS = [
  'correct',
  'correct',
  'swap',
  'rename',
  'insert',
  'remove',
  'remove',
  'reorder',
  'share',
  'share',
  'annul',
  'withdraw',
  'move',
  'shuffle',
  'translate',
  'relocate',
  'importAll',
  'importTogether',
] as const;

const pick = fc.nat({ max: 1000 });
export const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  /** Whether the file is imported right away. */
  imports: fc.boolean(),
  file: fc.nat({ max: FILES.length - 1 }),
  from: fc.nat({ max: FILES.length - 1 }),
  at: pick,
  to: pick,
});
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The content of a question as one string, equal for equal questions. */
export const contentOf = ({ text, options, annulled }: ModelQuestion): string =>
  JSON.stringify([text, options, annulled]);

/** Files that steps change; after an import, the bank must agree with them. */
export class Papers {
  readonly files: ModelFile[];
  private serial = 0;

  /**
   * @param sizes number of questions of each file at the start, whether they have ids, and the file from which it
   * borrows one more
   */
  constructor(sizes: { count: number; ids: boolean; from: number }[]) {
    this.files = FILES.map((file, index) => {
      const { count, ids } = sizes[index] ?? { count: 2, ids: false, from: 0 };
      return {
        ...file,
        key: index,
        short: false,
        questions: Array.from({ length: count }, (_, at) => this.fresh(file.base + at + 1, ids)),
      };
    });
    for (const file of this.files) this.share(file, this.file(sizes[file.key]?.from ?? 0), 1, 0);
  }

  file(index: number): ModelFile {
    const file = this.files[index % this.files.length];
    if (!file) throw new Error('there are no files');
    return file;
  }

  /** Carries out a step that changes a file. */
  change({ kind, file: index, from, at, to }: Step): void {
    const file = this.file(index);
    const { questions } = file;
    const one = questions[at % questions.length];
    const other = questions[to % questions.length];
    if (!one || !other) return;
    if (kind === 'correct') one.text = `${one.text.replace(/ corrigida\d+/, '')} corrigida${(this.serial += 1)}`;
    if (kind === 'swap') swap(questions, one.number, other.number);
    if (kind === 'translate') this.translate(file, one);
    if (kind === 'rename') file.short = !file.short;
    if (kind === 'annul') one.annulled = true;
    if (kind === 'withdraw') one.annulled = false;
    if (kind === 'move') one.subject = `Assunto ${to % 3}`;
    if (kind === 'reorder') one.options = [...one.options.slice(1), ...one.options.slice(0, 1)];
    if (kind === 'shuffle') questions.push(...questions.splice(1, at % questions.length));
    if (kind === 'insert') this.insert(file, at, this.fresh(0, to % 2 === 0));
    if (kind === 'share') this.share(file, this.file(from), at, to);
    // One question is never removed, so that the file stays recognisable.
    if (kind === 'remove' && questions.length > 1) questions.splice(1 + (at % (questions.length - 1)), 1);
  }

  /** The file's bytes. */
  write({ short, questions }: ModelFile): string {
    return gift(
      ...questions.map(({ id, number, language, text, options, subject, annulled }) => ({
        name: `${short ? 'Q' : 'Questão '}${number}${language === null ? '' : ` (${language})`}`,
        text,
        options,
        subject,
        ...(id !== null && { id }),
        ...(annulled && { tag: 'anulada' }),
      })),
    );
  }

  private fresh(number: number, hasId: boolean): ModelQuestion {
    this.serial += 1;
    const words = ['o', 'prazo', 'recurso', 'decisão', 'multa', 'servidor', 'cargo'].map(
      (word) => `${word}${this.serial}`,
    );
    return {
      id: hasId ? `id-${this.serial}` : null,
      number,
      language: null,
      text: `Sobre ${words.join(' ')}?`,
      options: [`sim${this.serial}`, 'não', 'talvez'],
      subject: 'Assunto 0',
      annulled: false,
    };
  }

  private translate(file: ModelFile, one: ModelQuestion): void {
    if (one.language !== null) return;
    one.language = 'inglês';
    file.questions.push({ ...this.fresh(one.number, false), language: 'espanhol' });
  }

  /** Inserts a question; the numbers after it increase. */
  private insert(file: ModelFile, at: number, question: ModelQuestion): void {
    const number = file.base + 1 + (at % (file.questions.length + 1));
    for (const other of file.questions) if (other.number >= number) other.number += 1;
    file.questions.push({ ...question, number });
  }

  /** Inserts a question of another paper, at most once per paper. */
  private share(file: ModelFile, from: ModelFile, at: number, to: number): void {
    const shared = from.questions[to % from.questions.length];
    const own = this.files
      .filter((one) => one === file || (one.paper !== null && one.paper === file.paper))
      .flatMap(({ questions }) => questions);
    if (!shared || own.some(({ text }) => text === shared.text)) return;
    this.insert(file, at, { ...shared, options: [...shared.options], id: null, language: null });
  }
}

function swap(questions: ModelQuestion[], a: number, b: number): void {
  for (const question of questions) {
    if (question.number === a) question.number = b;
    else if (question.number === b) question.number = a;
  }
}
