import type { FactKind, FactSource } from '../document/document-error';
import { isSameBooklet, type Booklet } from '../paper/booklet';
import { plainly, type PrintedFacts } from './facts';

/** What is known of a paper, for comparison with its key. */
export interface PaperIdentity {
  /** Facts by source, the most reliable first: for each kind of fact, the first source that names it counts. */
  readings: readonly { facts: PrintedFacts; from: FactSource }[];
  /** The booklet whose answers are wanted: that of the command, otherwise the printed one. */
  booklet: Booklet | null;
  /** Words of its titles and running lines, in lower case. */
  words: ReadonlySet<string>;
  titles: readonly string[];
  /** The latest year in which a cited text was accessed. */
  citedYear: number | null;
}

/** A kind of fact that both key and paper state, with the values in words. */
export interface Compared {
  kind: FactKind;
  ofKey: string;
  ofPaper: string;
  from: FactSource;
  isSame: boolean;
  /** The years that both state, if it is a year or a date. */
  years?: number[];
}

const GENERIC = new Set(
  'cargo cargos emprego area especialidade nivel superior medio fundamental ensino formacao prova objetiva tipo caderno regional federal estadual municipal estado regiao instituto publico publica concurso edital gabarito preliminar definitivo oficial'.split(
    ' ',
  ),
);
const LEAST_LETTERS = 4;

/** Distinctive words of a name: longer than an abbreviation. */
export const wordsIn = (text: string): string[] => plainly(text).match(/[a-z]{3,}|\d+/g) ?? [];
const tellingWords = (text: string): string[] =>
  wordsIn(text).filter((word) => /^[a-z]/.test(word) && word.length >= LEAST_LETTERS && !GENERIC.has(word));

/** Whether a word occurs among others, whole, shortened or joined with its neighbour. */
const has = (words: Iterable<string>, word: string): boolean => {
  for (const other of words) {
    if (other === word || (other.length >= 3 && word.startsWith(other) && other !== word && other.length < word.length))
      return true;
    if (other.length > word.length && other.includes(word)) return true;
  }
  return false;
};

/** Whether two names differ: each has a word that the other's document does not contain at all. */
function isOtherName(ofKey: string, ofPaper: string, keyWords: ReadonlySet<string>, paperWords: ReadonlySet<string>) {
  return (
    tellingWords(ofKey).some((word) => !has(paperWords, word)) &&
    tellingWords(ofPaper).some((word) => !has(keyWords, word))
  );
}

/** Similarity of two names: 1 if they share all distinctive words. */
export function alikeness(one: string, other: string): number {
  const [first, second] = [tellingWords(one), tellingWords(other)];
  const common = first.filter((word) => has(second, word)).length;
  const all = new Set([...first, ...second]).size;
  return all === 0 ? 0 : common / all;
}

const bookletName = ({ type, colour }: Booklet): string => [type && `tipo ${type}`, colour].filter(Boolean).join(' ');
/** Booklets in words: "tipo 1 branca". */
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

/** All words of a key's titles, and those of the titles of one section. */
export interface KeyWords {
  all: ReadonlySet<string>;
  own: ReadonlySet<string>;
}

/** Compares every fact that both key and paper state. @param ofKey facts of the section whose answers are compared */
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
    // A year in a name may be that of the notice.
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
  // A date that differs in its year would report the same difference twice.
  return all.filter(({ kind }) => kind !== 'date' || !differs('year'));
}
