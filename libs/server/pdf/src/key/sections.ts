import type { Page } from '../document/model';
import { linesOf, type Line } from '../layout/lines';
import { languagesIn, type PaperLanguage } from '../paper/languages';
import { bookletIn, colourIn, isSameBooklet, type Booklet } from '../paper/booklet';
import { entryKey, isSameEntry, type KeyEntry } from './answers';
import { factsIn, NO_FACTS, type PrintedFacts } from './facts';
import {
  isAnswerRow,
  isLabelLine,
  isNumberRow,
  languageRows,
  pairsByPlace,
  pairsIn,
  tableRow,
  tokensOf,
  withoutLabel,
  type Column,
  type Pair,
  type Token,
} from './rows';

/** A group of answers in a key, with the facts stated about it. */
export interface KeySection {
  facts: PrintedFacts;
  /** The titles above this group only, line by line. */
  titles: string[];
  entries: Map<string, KeyEntry>;
}

const BOOKLET_NAME =
  /\b(?:tipo|caderno|modelo|vers[ãa]o|prova)\b[^|]*?(?=\b(?:tipo|caderno|modelo|vers[ãa]o|prova)\b|$)/gi;

/** Booklet names in one line, each with its middle position and the text up to the next. */
function bookletsIn(line: Line): { booklet: Booklet; x: number; text: string }[] {
  return line.runs.flatMap((run) =>
    [...run.text.matchAll(BOOKLET_NAME)].flatMap((match) => {
      const [text] = match;
      const colour = colourIn(text);
      const booklet = bookletIn(text) ?? (colour ? { type: '', colour } : null);
      const width = (run.x1 - run.x0) / Math.max(run.text.length, 1);
      return booklet ? [{ booklet, x: run.x0 + width * (match.index + text.trimEnd().length / 2), text }] : [];
    }),
  );
}

/** Kinds of facts that separate sections: where one changes, other answers follow. */
const TELLING = ['exams', 'dates', 'days', 'shifts', 'positions', 'positionNumbers', 'booklets'] as const;

/** Merges the facts of a block of titles into those of the titles above; a wider title ends narrower ones. */
function narrowed(context: PrintedFacts, found: PrintedFacts): PrintedFacts {
  const isOther = (...kinds: (keyof PrintedFacts)[]): boolean =>
    kinds.some((kind) => found[kind].length > 0 && JSON.stringify(found[kind]) !== JSON.stringify(context[kind]));
  const base = { ...context };
  if (isOther('exams', 'dates', 'days', 'shifts', 'bodies'))
    Object.assign(base, { positions: [], positionNumbers: [] });
  if (isOther('positions', 'positionNumbers')) Object.assign(base, { positions: [], positionNumbers: [] });
  if (isOther('exams', 'dates', 'days', 'shifts', 'bodies', 'positions', 'positionNumbers')) base.booklets = [];
  const own = Object.entries(found).filter(([, values]) => values.length > 0);
  return { ...base, ...Object.fromEntries(own) };
}

const isTelling = (one: PrintedFacts, other: PrintedFacts): boolean =>
  TELLING.some((kind) => JSON.stringify(one[kind]) !== JSON.stringify(other[kind]));

class SectionReader {
  readonly sections: KeySection[] = [];
  private current: KeySection | null = null;
  private context: PrintedFacts = NO_FACTS;
  /** Lines without answers since the last answer. */
  private heads: string[] = [];
  private readonly knownHeads = new Set<string>();
  private columns: Column<KeySection>[] = [];
  private numbers: Token[] = [];
  private languages: PaperLanguage[] = [];
  /** A number left open at the end of a line of running text. */
  private open = '';

  read(line: Line): void {
    const told = languagesIn(line.text).map(({ language }) => language);
    if (told.length > 0) this.languages = told;
    const named = bookletsIn(line);
    if (named.length > 1 && this.readNamed(line, named)) return;
    if (named.length === 1 && this.readInline(line, named[0]?.text ?? '')) return;
    const tokens = withoutLabel(tokensOf(line));
    if (named.length === 0 && (isLabelLine(tokensOf(line)) || this.readRow(line, tokens))) return;
    this.addHead(line.text);
  }

  private addHead(text: string): void {
    this.heads.push(text);
    // A page header between numbers and their answers changes nothing.
    if (this.knownHeads.has(text)) return;
    this.numbers = [];
    this.open = '';
  }

  /** Reads a line with several booklets: column titles, or running text with each one's answers. */
  private readNamed(line: Line, named: { booklet: Booklet; x: number; text: string }[]): boolean {
    if (named.some(({ text }) => pairsIn(text.replace(BOOKLET_NAME_ONLY, ''), []).pairs.length > 0)) {
      for (const { text } of named) this.readInline({ ...line, text }, text);
      return true;
    }
    this.settle([]);
    const columns: Column<KeySection>[] = [];
    for (const { booklet, x } of named) {
      const same = columns.find(({ value }) => value.facts.booklets.some((one) => isSameBooklet(one, booklet)));
      columns.push({ x, value: same?.value ?? this.start({ ...this.context, booklets: [booklet] }, []) });
    }
    this.columns = columns;
    this.current = null;
    this.numbers = [];
    return true;
  }

  /** Reads a booklet's name with its answers in the same line: running text, or a row below the numbers. */
  private readInline(line: Line, name: string): boolean {
    const tokens = tokensOf(line);
    const label = name.match(BOOKLET_NAME_ONLY)?.[0] ?? '';
    const end = line.text.indexOf(label) + label.length;
    const cells = tokens.slice(line.text.slice(0, end).trim().split(/\s+/).length);
    const numbers = this.numbers;
    if (numbers.length > 0 && isAnswerRow(cells)) {
      this.heads.push(label);
      for (const pair of pairsByPlace(numbers, cells)) this.put(pair);
      // The next booklet's row belongs to the same numbers.
      this.numbers = numbers;
      return true;
    }
    const { pairs, open } = pairsIn(line.text.slice(end), []);
    if (pairs.length === 0) return false;
    this.heads.push(label);
    for (const pair of pairs) this.put(pair);
    this.open = open;
    return true;
  }

  private readRow(line: Line, tokens: Token[]): boolean {
    if (isNumberRow(tokens)) {
      this.numbers = tokens;
      return true;
    }
    if (this.numbers.length > 0 && isAnswerRow(tokens)) {
      for (const pair of pairsByPlace(this.numbers, tokens)) this.put(pair);
      this.numbers = [];
      return true;
    }
    const cells = this.columns.length > 1 ? tableRow(tokens, this.columns) : null;
    if (cells) {
      for (const { value, number, answer } of cells) value.entries.set(entryKey(number, null), answer);
      return true;
    }
    const { pairs: ofLanguages, rest } =
      this.languages.length > 1 ? languageRows(tokens, this.languages) : { pairs: [], rest: tokens };
    for (const pair of ofLanguages) this.put(pair, pair.language);
    const text = ofLanguages.length > 0 ? rest.map((token) => token.text).join(' ') : `${this.open}${line.text}`;
    const { pairs, open } = pairsIn(text, line.runs);
    for (const pair of pairs) this.put(pair);
    this.open = open;
    return ofLanguages.length + pairs.length > 0;
  }

  private put({ number, answer }: Pair, language: PaperLanguage | null = null): void {
    const key = entryKey(number, language);
    this.settle([key]);
    const section = this.current ?? this.start(this.context, []);
    const before = section.entries.get(key);
    const target = before && !isSameEntry(before, answer) ? this.start(section.facts, []) : section;
    target.entries.set(key, answer);
  }

  /**
   * Reads the titles since the last answer: they begin a section if they state other facts, or if the numbers begin
   * again.
   */
  private settle(keys: readonly string[]): void {
    if (this.heads.length === 0) return;
    const context = narrowed(this.context, factsIn(this.heads));
    const begins = keys.some((key) => this.current?.entries.has(key));
    const titles = this.heads.filter((text) => !this.knownHeads.has(text));
    for (const text of this.heads) this.knownHeads.add(text);
    this.heads = [];
    if (!this.current || begins || isTelling(context, this.context)) this.start(context, titles);
    this.context = context;
  }

  private start(facts: PrintedFacts, titles: string[]): KeySection {
    this.current = { facts, titles, entries: new Map() };
    this.sections.push(this.current);
    this.columns = [];
    return this.current;
  }
}

/** The booklet's name alone, not followed by answers. */
const BOOKLET_NAME_ONLY =
  /^(?:prova )?(?:tipo|caderno|modelo|vers[ãa]o|prova) ?(?:[-–:] ?)?(?:n[º°.]? ?)?(?:\d{1,2}|[A-H])? ?(?:[-–:(]* ?(?:branc[oa]|verde|amarel[oa]|azul|rosa|cinza|laranja|vermelh[oa]|rox[oa])\)?)? ?[-–:]?/i;

/** All answers of a key, by the titles above them. */
export function readSections(pages: readonly Page[]): KeySection[] {
  const reader = new SectionReader();
  for (const page of pages) for (const line of linesOf(page.runs, page.number)) reader.read(line);
  return reader.sections.filter(({ entries }) => entries.size > 0);
}
