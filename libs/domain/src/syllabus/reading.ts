import type { Found } from './words/phrase-index';
import { isAdjectiveStem, isCommon } from './words/phrases';
import type { Point } from './points';
import { meantBy, type MatterNames, type SubjectLocation, type SubjectPhrase } from './subject-names';
import type { SyllabusMatter } from './syllabus-matter';
import { openThesaurus } from './thesaurus/open';
import { FILLERS } from './words/stemming';

/** The current matérias: null before the text names one, empty under an unknown heading. */
export type Context = readonly SyllabusMatter[] | null;

const isIn = (context: Context, { matter }: SubjectLocation) => context?.includes(matter) ?? false;

/** The result of reading a point: subjects, and the matérias that it opens as a heading, or null. */
export interface Reading {
  subjects: SubjectLocation[];
  opens: SyllabusMatter[] | null;
}

/** The matérias that a point opens, and the positions of the words that name them. */
interface Opening {
  matters: SyllabusMatter[];
  taken: number[];
}

/** The matérias that a point begins with: `Noções de Direito Penal e Processual Penal`. */
function mattersAtStart(names: readonly MatterNames[], words: readonly string[]): Opening {
  const matters = new Set<SyllabusMatter>();
  const taken: number[] = [];
  for (let at = 0; at < words.length;) {
    const startsHere = (name: readonly string[]) => name.every((word, offset) => words[at + offset] === word);
    const here = names.flatMap(({ matter, names: own }) =>
      own
        .filter(startsHere)
        .slice(0, 1)
        .map((name) => ({ matter, length: name.length })),
    );
    const length = Math.max(0, ...here.map((name) => name.length));
    if (length > 0) {
      for (const name of here) if (name.length === length) matters.add(name.matter);
      for (let position = at; position < at + length; position++) taken.push(position);
      at += length;
    } else if (taken.length === 0 && FILLERS.has(words[at] ?? '')) at += 1;
    else break;
  }
  return { matters: [...matters], taken };
}

const NO_OPENING: Opening = { matters: [], taken: [] };

/**
 * The matérias that a point opens: a heading may name its matéria among other words, or by some of its words: by a single one only
 * if the name begins with it, for `Legislação profissional` is no `Ética profissional`.
 */
function openedBy(names: readonly MatterNames[], { words, isHeading }: Point): Opening {
  const weighed = words.filter((word) => !FILLERS.has(word));
  const atStart = mattersAtStart(names, words);
  if (atStart.taken.length >= Math.max(1, weighed.length) * (isHeading ? 0.5 : 0.75)) return atStart;
  if (!isHeading || weighed.length === 0) return NO_OPENING;
  const isHead = (name: readonly string[]) =>
    weighed.length > 1 ||
    words.length === 1 ||
    [name[0], name.find((word) => !FILLERS.has(word) && !isCommon(word))].includes(weighed[0]);
  const inside = names.filter(({ names: own }) =>
    own.some((name) => weighed.every((word) => name.includes(word)) && isHead(name)),
  );
  return { matters: inside.map(({ matter }) => matter), taken: inside.length > 0 ? [...words.keys()] : [] };
}

const isOneCommonWord = (words: readonly string[]) => words.length === 1 && isCommon(words[0] ?? '');
const isAct = (words: readonly string[]) => /^lei\d/.test(words[0] ?? '');

/** How a point is read. */
export interface HowRead {
  /** Whether it may be the heading of a matéria. */
  mayOpen?: boolean;
  /** Whether no heading names the context: neighbouring points suggest it, so that one word of several says too little. */
  isImplied?: boolean;
}

/** The share of a point's words that a phrase has; fillers of other phrases do not count. */
const coverageOf = (words: readonly string[], point: Point): number =>
  words.length / point.words.filter((word) => words.includes(word) || !FILLERS.has(word)).length;
const isWeak = (words: readonly string[], point: Point): boolean =>
  words.length === 1 && !isAct(words) && coverageOf(words, point) < 0.5;

/** Whether a phrase denotes its subject in this point, under this heading. */
function isMeant(
  { words, value, positions: [first = 0] }: Found<SubjectPhrase>,
  point: Point,
  context: Context,
): boolean {
  const coverage = coverageOf(words, point);
  if (isIn(context, value.location)) return !isOneCommonWord(words) || point.starts.has(first) || coverage >= 0.5;
  if (isOneCommonWord(words)) return false;
  if (context === null) return words.length > 1 || isAct(words) || value.isWhole;
  if (context.length === 0) return words.length > 1 || isAct(words) || (value.isWhole && coverage >= 0.5);
  return coverage === 1;
}

/** Resolves a name that several matérias have: the heading's matéria wins; otherwise only a unique one counts. */
function ofContext(locations: readonly SubjectLocation[], context: Context): SubjectLocation[] {
  const inside = locations.filter((location) => isIn(context, location));
  if (inside.length > 0) return inside;
  return new Set(locations.map(({ matter }) => matter)).size === 1 ? [...locations] : [];
}

/** A possible reading of some of a point's words. */
interface Candidate {
  words: readonly string[];
  positions: readonly number[];
  /** Its possible subjects, nearest first. */
  choices: SubjectLocation[][];
}

const spanOf = ({ positions }: Candidate): number => Math.max(...positions) - Math.min(...positions);

/** Phrases of the tree; those found at the same positions are one candidate. */
function directCandidates(names: readonly MatterNames[], point: Point, context: Context): Candidate[] {
  const byPositions = new Map<string, Candidate>();
  for (const { phrases } of names) {
    for (const found of phrases.find(point.words)) {
      if (!isMeant(found, point, context)) continue;
      const key = found.positions.join();
      const known = byPositions.get(key);
      if (known) known.choices[0]?.push(found.value.location);
      else byPositions.set(key, { words: found.words, positions: found.positions, choices: [[found.value.location]] });
    }
  }
  return [...byPositions.values()];
}

/** Phrases of the thesaurus. Outside the heading's matéria, a single word does not suffice. */
function thesaurusCandidates(names: readonly MatterNames[], point: Point, context: Context): Candidate[] {
  const isFree = context === null || context.length === 0;
  return openThesaurus()
    .phrases.find(point.words)
    .flatMap(({ words, positions, value }) => {
      if (isOneCommonWord(words) && !point.starts.has(positions[0] ?? 0)) return [];
      const choices = meantBy(value, names);
      const isClear = isFree && (words.length > 1 || isAct(words));
      return [
        {
          words,
          positions,
          choices: isClear ? choices : choices.map((choice) => choice.filter((location) => isIn(context, location))),
        },
      ];
    });
}

/**
 * Whether a reading borrows a word that completes a nearer one: in `atos de improbidade administrativa` the adjective is
 * that of `improbidade`.
 */
function isBroken(positions: readonly number[], { governed }: Point, taken: ReadonlySet<number>): boolean {
  const first = Math.min(...positions);
  const borrowed = positions.filter((position) => position > first && taken.has(position));
  return borrowed.some((last) =>
    [...taken].some(
      (between) => between > first && between < last && governed.has(between) && !positions.includes(between),
    ),
  );
}

/**
 * Whether a word only completes what its part of the point named before it: `Concordância do verbo com o sujeito`,
 * `probabilidade condicional`.
 */
function isComplement(position: number, { words, starts, governed }: Point, taken: ReadonlySet<number>): boolean {
  if (starts.has(position)) return false;
  if (taken.has(position - 1) && isAdjectiveStem(words[position] ?? '')) return true;
  const start = Math.max(0, ...[...starts].filter((one) => one <= position));
  return governed.has(position) && [...taken].some((other) => other >= start && other < position);
}

/** Subjects of one branch below a matéria: the same, one below the other, or below the same. */
const areKin = ({ matter, subject: one }: SubjectLocation, { subject: other }: SubjectLocation): boolean =>
  one === other ||
  one.pai_id === other.id ||
  other.pai_id === one.id ||
  (one.pai_id !== matter.id && one.pai_id !== null && one.pai_id === other.pai_id);

/**
 * Of several subjects that a phrase may denote, those akin to what the point has named already: `silogismos` after
 * `argumentos` belongs to argumentation.
 */
function ofPoint(meant: readonly SubjectLocation[], found: ReadonlySet<SubjectLocation>): readonly SubjectLocation[] {
  const kin = meant.filter((location) => [...found].some((one) => areKin(one, location)));
  return kin.length > 0 ? kin : meant;
}

/**
 * Recognises the subjects that a point of a programme names.
 * @param before the matérias of the headings above it
 */
export function readPoint(
  names: readonly MatterNames[],
  point: Point,
  before: Context,
  { mayOpen = true, isImplied = false }: HowRead = {},
): Reading {
  const opened = mayOpen ? openedBy(names, point) : NO_OPENING;
  const context = opened.matters.length > 0 ? opened.matters : before;
  const taken = new Set(opened.taken);
  const found = new Set<SubjectLocation>();
  // The longest candidates first, then those whose words are closest, then those of the tree; a word counts for one only.
  const candidates = [...directCandidates(names, point, context), ...thesaurusCandidates(names, point, context)];
  candidates.sort((one, other) => other.words.length - one.words.length || spanOf(one) - spanOf(other));
  for (const { words, positions, choices } of candidates) {
    if (isImplied && isWeak(words, point)) continue;
    const free = words.filter((_word, index) => !taken.has(positions[index] ?? 0));
    const borrows = free.length < words.length;
    if (borrows && (free.every(isCommon) || isBroken(positions, point, taken))) continue;
    if (words.length === 1 && isComplement(positions[0] ?? 0, point, taken)) continue;
    const meant = choices.map((choice) => ofContext(choice, context)).find((choice) => choice.length > 0);
    if (!meant) continue;
    for (const location of ofPoint(meant, found)) found.add(location);
    for (const position of positions) taken.add(position);
  }
  const subjects = [...found];
  if (opened.matters.length > 0) return { subjects, opens: opened.matters };
  return { subjects, opens: point.isHeading ? [...new Set(subjects.map(({ matter }) => matter))] : null };
}
