import type { Page } from '../document/model';
import { lineFrom } from '../layout/cut';
import { flowOf, pageOf, type Block } from '../layout/flow';
import { withLineCounts } from '../layout/line-counts';
import { isJustified } from '../layout/paragraphs';
import { letteringOf, splitAll, type Lettered, type Split } from './alternatives';
import { bookletOf, type Booklet } from './booklet';
import { isCommand, isHeading, readInterlude, type Interlude } from './between';
import { contentsOf, type Content } from './content';
import { findHeads, withJoinedHeads, type Head } from './heads';
import { languageHeading, type PaperLanguage } from './languages';
import { sharedOf } from './shared';

/** A question as it stands in a paper: blocks of its pages, not yet written as HTML. */
export interface PaperQuestion {
  number: number;
  /** The language of this question, if the paper asks its number in several; otherwise null. */
  language: PaperLanguage | null;
  kind: 'multichoice' | 'truefalse';
  /** Heading above it. */
  section: string | null;
  /** Texts and commands shared with its neighbours, in the paper's order. */
  shared: Block[][];
  statement: Block[];
  alternatives: { letter: string; blocks: Block[] }[];
}

export interface Paper {
  /** The whole document in reading order. */
  blocks: Block[];
  /** Where the numbers of questions stand among the blocks. */
  heads: readonly Head[];
  booklet: Booklet | null;
  questions: PaperQuestion[];
  /** Numbers within the sequence that were not found. */
  missing: number[];
  /** What was left out deliberately, in Portuguese: essays, questionnaires, drafts. */
  skipped: string[];
}

/** If fewer than this share of the questions have alternatives, the paper is certo ou errado. */
const JUDGED_SHARE = 0.3;
const JUDGED = /\bjulgue\b|\bcerto\b.*\berrado\b/i;

/** Divides the pages of a paper into its questions. The result has no questions if the document is no paper. */
export function readPaper(pages: readonly Page[]): Paper {
  const blocks = withLineCounts(withJoinedHeads(flowOf(pages)));
  const heads = findHeads(blocks);
  const bodies = heads.map((head, at) => bodyOf(blocks, head, heads[at + 1]));
  const style = letteringOf(bodies);
  const splits = style ? splitAll(bodies, style) : bodies.map((body): Split => ({ statement: body, alternatives: [] }));
  const lettered = splits.filter(({ alternatives }) => alternatives.length > 0).length;
  const isJudged =
    lettered < JUDGED_SHARE * heads.length &&
    blocks.some((block) => block.kind === 'line' && JUDGED.test(block.line.text));
  const contents = contentsOf(bodies, splits, { numberXs: heads.map(({ at }) => xOf(blocks[at])), isJudged });
  return assemble({ blocks, heads, contents, isJudged, booklet: bookletOf(pages) });
}

interface Parts {
  blocks: Block[];
  heads: Head[];
  contents: Content[];
  isJudged: boolean;
  booklet: Booklet | null;
}

/** A head with the content between it and the head before, and its own content. */
interface Entry {
  head: Head;
  above: Interlude[];
  statement: Block[];
  alternatives: Lettered[];
  isItem: boolean;
  language: PaperLanguage | null;
}

function assemble(parts: Parts): Paper {
  const { blocks, heads, booklet, isJudged } = parts;
  const { entries, rest } = entriesOf(parts);
  const all = entries.map((one) => one.above);
  const end = all.findIndex((above) => above.some(({ kind }) => kind === 'end'));
  const inPaper = end < 0 ? entries : entries.slice(0, end);
  const isAsked = ({ alternatives }: Entry) => alternatives.length > 0 || isJudged;
  const asked = withAbove(inPaper, isAsked);
  const sections = sectionsOf(asked.map(({ above }) => above));
  const shared = sharedOf(
    asked.map(({ head, above, isItem, statement, alternatives }) => ({
      number: head.number,
      above,
      isItem,
      cites: citesText([...statement, ...alternatives.flatMap((one) => one.blocks)]),
    })),
    citesText,
  );
  const paper: Paper = { blocks, heads, booklet, questions: [], missing: [], skipped: [] };
  paper.questions = asked.map(({ head, isItem, language, statement, alternatives }, at) => ({
    number: head.number,
    language,
    kind: isItem ? 'truefalse' : 'multichoice',
    section: sections[at] ?? null,
    shared: shared[at] ?? [],
    statement,
    alternatives: alternatives.map(({ letter, blocks: own }) => ({ letter, blocks: own })),
  }));
  paper.skipped = [
    ...inPaper.filter((one) => !isAsked(one)).map(({ head }) => `Questão ${head.number}, sem alternativas`),
    ...[...(all[end] ?? []), ...rest].flatMap((one) => (one.kind === 'end' ? [one.title] : [])).slice(0, 1),
  ];
  paper.missing = missingIn(paper.questions);
  return paper;
}

/** The entry of each head, and the content below the last question. */
function entriesOf({ blocks, heads, contents }: Parts): { entries: Entry[]; rest: Interlude[] } {
  const justified = isJustified(blocks);
  const languages = languagesOf(blocks, heads);
  let above = readInterlude(preludeOf(blocks, heads[0]), justified);
  const entries = heads.map((head, at): Entry => {
    const { tail, ...own } = contents[at] as Content;
    const entry = { head, above, language: languages[at] ?? null, ...own };
    above = readInterlude(tail, justified);
    return entry;
  });
  return { entries, rest: above };
}

/** The entries that are questions; each also gets the content above the left-out entries right before it. */
function withAbove(entries: readonly Entry[], isAsked: (entry: Entry) => boolean): Entry[] {
  let before: Interlude[] = [];
  return entries.flatMap((entry) => {
    const above = [...before, ...entry.above];
    before = isAsked(entry) ? [] : above;
    return isAsked(entry) ? [{ ...entry, above }] : [];
  });
}

/** The last heading above each question. */
function sectionsOf(interludes: readonly (readonly Interlude[])[]): (string | null)[] {
  let section: string | null = null;
  return interludes.map((above) => {
    for (const one of above) if (one.kind === 'section') section = one.title;
    return section;
  });
}

/** For heads whose number occurs twice, the language that the last language heading above names; null for others. */
function languagesOf(blocks: readonly Block[], heads: readonly Head[]): (PaperLanguage | null)[] {
  const times = new Map<number, number>();
  for (const { number } of heads) times.set(number, (times.get(number) ?? 0) + 1);
  let from = 0;
  let language: PaperLanguage | null = null;
  return heads.map(({ at, number }) => {
    for (const block of blocks.slice(from, at))
      if (block.kind === 'line') language = languageHeading(block.line.text) ?? language;
    from = at;
    return (times.get(number) ?? 0) > 1 ? language : null;
  });
}

const CITES_TEXT =
  /\b(?:textos?|texts?)\b|\(l{1,2}\.|\b(?:linhas?|lines?|par[áa]grafos?|paragraphs?)\s+\d|\b(?:primeiro|segundo|terceiro|[úu]ltimo|\d+[ºo°])\s+par[áa]grafo|\b(?:first|second|third|last|\d+(?:st|nd|rd|th))\s+paragraph/i;

/** Whether a question refers to a text outside of it, by name or by its lines or paragraphs. */
const citesText = (blocks: readonly Block[]): boolean =>
  CITES_TEXT.test(blocks.map((block) => (block.kind === 'line' ? block.line.text : '')).join(' '));

const xOf = (block: Block | undefined): number => (block?.kind === 'line' ? block.line.x0 : 0);

function bodyOf(blocks: readonly Block[], head: Head, next: Head | undefined): Block[] {
  const [first, ...rest] = blocks.slice(head.at, next?.at ?? blocks.length);
  if (first?.kind !== 'line') return rest;
  const line = lineFrom(first.line, head.length);
  return line ? [{ ...first, line }, ...rest] : rest;
}

/** How a shared text begins on a page that may also be the cover. */
const OPENS_PASSAGE = /^(?:textos?\b|leia\b|aten[çc][ãa]o\b|instru[çc][ãa]o:)/i;

/** Content above the first question on its page, starting at the first heading or shared text. */
function preludeOf(blocks: readonly Block[], first: Head | undefined): Block[] {
  const [cover, own] = [blocks[0], blocks[first?.at ?? -1]];
  if (!first || !cover || !own) return [];
  const page = pageOf(own);
  const before = blocks.slice(0, first.at).filter((block) => pageOf(block) === page);
  const isCover = page === pageOf(cover);
  const start = before.findIndex(
    (block) =>
      isHeading(block) ||
      (block.kind === 'line' && (!isCover || OPENS_PASSAGE.test(block.line.text) || isCommand([block]))),
  );
  return start < 0 ? [] : before.slice(start);
}

function missingIn(questions: readonly PaperQuestion[]): number[] {
  return questions.slice(1).flatMap(({ number }, at) => {
    const before = questions[at]?.number ?? number;
    return Array.from({ length: Math.max(0, number - before - 1) }, (_, by) => before + 1 + by);
  });
}
