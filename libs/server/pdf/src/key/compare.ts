import type { FactKind, FactSource } from '../document/document-error';
import { isSameBooklet, type Booklet } from '../paper/booklet';
import { plainly, type PrintedFacts } from './facts';

/** What is known of a paper, to be compared with its key. */
export interface PaperIdentity {
  /** By who says it, the surest first: of each kind of fact the first that names one counts. */
  readings: readonly { facts: PrintedFacts; from: FactSource }[];
  /** Whose answers are wanted: the booklet of the command, or else the printed one. */
  booklet: Booklet | null;
  /** Its titles and running lines, as words in small letters. */
  words: ReadonlySet<string>;
  titles: readonly string[];
  /** The latest year in which a text that it cites was consulted. */
  citedYear: number | null;
}

/** A kind of fact that a key and a paper have, with its values as they are told. */
export interface Compared {
  kind: FactKind;
  ofKey: string;
  ofPaper: string;
  from: FactSource;
  isSame: boolean;
  /** The years that both name, where it is a year or a date. */
  years?: number[];
}

const GENERIC = new Set(
  'cargo cargos emprego area especialidade nivel superior medio fundamental ensino formacao prova objetiva tipo caderno regional federal estadual municipal estado regiao instituto publico publica concurso edital gabarito preliminar definitivo oficial'.split(
    ' ',
  ),
);
const LEAST_LETTERS = 4;

/** Words that may tell one name from another: longer than an abbreviation. */
export const wordsIn = (text: string): string[] => plainly(text).match(/[a-z]{3,}|\d+/g) ?? [];
const tellingWords = (text: string): string[] =>
  wordsIn(text).filter((word) => /^[a-z]/.test(word) && word.length >= LEAST_LETTERS && !GENERIC.has(word));

/** Whether a word stands among others, whole, shortened or run together with its neighbour. */
const has = (words: Iterable<string>, word: string): boolean => {
  for (const other of words) {
    if (other === word || (other.length >= 3 && word.startsWith(other) && other !== word && other.length < word.length))
      return true;
    if (other.length > word.length && other.includes(word)) return true;
  }
  return false;
};

/** Whether two names are of two things: each has a word that the other's document does not know at all. */
function isOtherName(ofKey: string, ofPaper: string, keyWords: ReadonlySet<string>, paperWords: ReadonlySet<string>) {
  return (
    tellingWords(ofKey).some((word) => !has(paperWords, word)) &&
    tellingWords(ofPaper).some((word) => !has(keyWords, word))
  );
}

/** How alike two names are: 1 where all telling words are common. */
export function alikeness(one: string, other: string): number {
  const [first, second] = [tellingWords(one), tellingWords(other)];
  const common = first.filter((word) => has(second, word)).length;
  const all = new Set([...first, ...second]).size;
  return all === 0 ? 0 : common / all;
}

const bookletName = ({ type, colour }: Booklet): string => [type && `tipo ${type}`, colour].filter(Boolean).join(' ');
/** Booklets as a sentence names them: "tipo 1 branca". */
export const bookletNames = (booklets: readonly Booklet[]): string => booklets.map(bookletName).join(' ou ');

const KINDS = [
  ['exam', 'exams'],
  ['year', 'years'],
  ['noticeYear', 'noticeYears'],
  ['date', 'dates'],
  ['day', 'days'],
  ['shift', 'shifts'],
  ['positionNumber', 'positionNumbers'],
] as const;
const NAMES = [
  ['body', 'bodies'],
  ['position', 'positions'],
] as const;

const listed = (values: readonly (string | number)[]): string => values.join(' ou ');
/** @param value a year, or a date that begins with it */
const yearOf = (value: string | number): number => Number(String(value).slice(0, 4));
const dayFirst = (date: string): string => date.split('-').reverse().join('/');

/** All words of a key's titles, and those of the titles of some of its answers. */
export interface KeyWords {
  all: ReadonlySet<string>;
  own: ReadonlySet<string>;
}

/**
 * Everything that both a key and its paper name, and whether it agrees.
 *
 * @param ofKey what is said of the answers
 */
export function compare(ofKey: PrintedFacts, keyWords: KeyWords, paper: PaperIdentity): Compared[] {
  const first = (kind: keyof PrintedFacts) => paper.readings.find(({ facts }) => facts[kind].length > 0);
  const noticeYears = first('noticeYears')?.facts.noticeYears ?? [];
  const all: Compared[] = [];
  for (const [kind, field] of KINDS) {
    const reading = first(field);
    const [values, others] = [ofKey[field], reading?.facts[field] ?? []];
    if (!reading || values.length === 0 || others.length === 0) continue;
    const shared = (some: readonly (string | number)[]) =>
      some.filter((value) => (others as readonly (string | number)[]).includes(value));
    const common = (some: readonly (string | number)[]) => shared(some).length > 0;
    // The year of a name may be that of the notice.
    const isNotice = kind === 'year' && reading.from !== 'paper' && common([...ofKey.noticeYears, ...noticeYears]);
    const isSame = common(values) || isNotice;
    const tell = (some: readonly (string | number)[]) =>
      listed(field === 'dates' ? some.map(String).map(dayFirst) : some);
    const years = kind === 'year' || kind === 'date' ? { years: shared(values).map(yearOf) } : {};
    all.push({ kind, ofKey: tell(values), ofPaper: tell(others), from: reading.from, isSame, ...years });
  }
  if (!first('years') && paper.citedYear !== null && ofKey.years.length > 0) {
    const isSame = Math.max(...ofKey.years) >= paper.citedYear;
    if (!isSame)
      all.push({ kind: 'year', ofKey: listed(ofKey.years), ofPaper: String(paper.citedYear), from: 'cited', isSame });
  }
  for (const [kind, field] of NAMES) {
    const reading = first(field);
    const [values, others] = [ofKey[field], reading?.facts[field] ?? []];
    if (!reading || values.length === 0 || others.length === 0) continue;
    const known = reading.from === 'paper' ? paper.words : new Set(others.flatMap(wordsIn));
    const isSame = values.some((value) =>
      others.some((other) => !isOtherName(value, other, kind === 'body' ? keyWords.all : keyWords.own, known)),
    );
    all.push({ kind, ofKey: listed(values), ofPaper: listed(others), from: reading.from, isSame });
  }
  if (paper.booklet && ofKey.booklets.length > 0) {
    const { booklet } = paper;
    const isSame = ofKey.booklets.some((one) => isSameBooklet(one, booklet));
    all.push({
      kind: 'booklet',
      ofKey: bookletNames(ofKey.booklets),
      ofPaper: bookletName(booklet),
      from: 'paper',
      isSame,
    });
  }
  const differs = (kind: Compared['kind']) => all.some((one) => one.kind === kind && !one.isSame);
  // A date repeats its year.
  return all.filter(({ kind }) => kind !== 'date' || !differs('year'));
}
