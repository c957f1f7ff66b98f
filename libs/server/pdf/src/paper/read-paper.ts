import type { Page } from '../document/model';
import { lineFrom } from '../layout/cut';
import { flowOf, type Block } from '../layout/flow';
import { letteringOf, splitBody, type Lettered, type Split } from './alternatives';
import { bookletOf, type Booklet } from './booklet';
import { isHeading, readInterlude } from './between';
import { doubtsOf } from './doubts';
import { findHeads, type Head } from './heads';
import { languageHeading, type PaperLanguage } from './languages';

/** A question as it stands in a paper: blocks of its pages, not yet written as HTML. */
export interface PaperQuestion {
  number: number;
  /** Of a number that the paper asks in several languages: which this one is in; null of any other. */
  language: PaperLanguage | null;
  kind: 'multichoice' | 'truefalse';
  /** Heading above it. */
  section: string | null;
  /** Texts and commands that it shares with its neighbours, in the order of the paper. */
  shared: Block[][];
  statement: Block[];
  alternatives: { letter: string; blocks: Block[] }[];
  /** Why a person has to look at it, in Portuguese; empty where it was read without doubt. */
  doubts: string[];
}

export interface Paper {
  /** The whole document in reading order. */
  blocks: Block[];
  booklet: Booklet | null;
  questions: PaperQuestion[];
  /** Numbers in the middle of the sequence that were not found. */
  missing: number[];
  /** What was left out on purpose, in Portuguese: essays, questionnaires, drafts. */
  skipped: string[];
}

/** A paper of certo ou errado: hardly any of its questions has alternatives. */
const JUDGED_SHARE = 0.3;
const COMMAND = /\bjulgue|\bjulgar\b/i;
const JUDGED = /\bjulgue\b|\bcerto\b.*\berrado\b/i;
/** Text that hangs stands this far to the right of its number or letter, in points. */
const HANG_PT = 6;
const HANG_SLACK_PT = 4;
/** A heading this far from the left edge of the text, in points, is centred: it belongs to what follows. */
const CENTRED_PT = 40;
/** A gap of so many lines ends what does not hang. */
const GAP_LINES = 1.9;
/** A heading this far below an alternative is no part of it, wherever it begins. */
const HEADING_GAP_LINES = 1.7;
const MOST = 0.6;

/** Sorts the pages of a paper into its questions. The result has none where the document is no paper. */
export function readPaper(pages: readonly Page[]): Paper {
  const blocks = flowOf(pages);
  const heads = findHeads(blocks);
  const bodies = heads.map((head, at) => bodyOf(blocks, head, heads[at + 1]));
  const style = letteringOf(bodies);
  const splits = bodies.map((body): Split => (style ? splitBody(body, style) : { statement: body, alternatives: [] }));
  const lettered = splits.filter(({ alternatives }) => alternatives.length > 0).length;
  const isJudged =
    lettered < JUDGED_SHARE * heads.length &&
    blocks.some((block) => block.kind === 'line' && JUDGED.test(block.line.text));
  const hangs = {
    items: mostHang(heads.map((head, at) => ({ letterX: xOf(blocks[head.at]), ...firstTwo(bodies[at] ?? []) }))),
    alternatives: mostHang(
      splits.flatMap(({ alternatives }) =>
        alternatives.map((one) => ({ letterX: one.letterX, ...firstTwo(one.blocks) })),
      ),
    ),
  };
  return assemble({ blocks, heads, splits, isJudged, hangs, booklet: bookletOf(pages) });
}

interface Parts {
  blocks: Block[];
  heads: Head[];
  splits: Split[];
  isJudged: boolean;
  hangs: { items: boolean; alternatives: boolean };
  booklet: Booklet | null;
}

function assemble({ blocks, heads, splits, isJudged, hangs, booklet }: Parts): Paper {
  const paper: Paper = { blocks, booklet, questions: [], missing: [], skipped: [] };
  const ranged: { from: number; to: number; blocks: Block[] }[] = [];
  let section: string | null = null;
  let command: Block[] = [];
  let passage: Block[] = [];
  let unranged: Block[] = [];
  let isNew = false;
  let ended = false;
  const note = (interlude: readonly Block[]) => {
    let isFirst = true;
    for (const found of readInterlude(interlude)) {
      if (found.kind === 'end') {
        ended = true;
        paper.skipped.push(found.title);
      } else if (found.kind === 'section') {
        section = found.title;
        unranged = [];
      }
      if (found.kind !== 'shared') continue;
      if (found.range) ranged.push({ ...found.range, blocks: found.blocks });
      else if (isJudged && COMMAND.test(textOf(found.blocks))) command = found.blocks;
      else if (isJudged) [passage, command] = [found.blocks, []];
      else unranged = isFirst ? found.blocks : [...unranged, ...found.blocks];
      isFirst = false;
      isNew ||= found.kind === 'shared' && !found.range && !isJudged;
    }
  };
  note(preludeOf(blocks, heads[0]));
  const languages = languagesOf(blocks, heads);
  for (const [at, head] of heads.entries()) {
    if (ended) break;
    const split = splits[at] ?? { statement: [], alternatives: [] };
    const { alternatives } = split;
    const last = alternatives.at(-1);
    const isItem = alternatives.length === 0 && isJudged;
    const own = last
      ? cutTail(last.blocks, { textX: hangs.alternatives ? last.textX : NaN })
      : cutTail(split.statement, { textX: isItem && hangs.items ? (firstTwo(split.statement).textX ?? NaN) : NaN });
    if (alternatives.length === 0 && !isJudged) {
      paper.skipped.push(`Questão ${head.number}, sem alternativas`);
      note(own.tail);
      continue;
    }
    paper.questions.push({
      number: head.number,
      language: languages[at] ?? null,
      kind: isItem ? 'truefalse' : 'multichoice',
      section,
      shared: [
        ...ranged.filter(({ from, to }) => head.number >= from && head.number <= to).map((one) => one.blocks),
        ...(isItem && passage.length > 0 && (command.length === 0 || citesText(command)) ? [passage] : []),
        ...(isItem && command.length > 0 ? [command] : []),
        ...(unranged.length > 0 &&
        (isNew || citesText([...split.statement, ...alternatives.flatMap((one) => one.blocks)]))
          ? [unranged]
          : []),
      ],
      statement: last ? split.statement : own.kept,
      alternatives: alternatives.map((one: Lettered) => ({
        letter: one.letter,
        blocks: one === last ? own.kept : one.blocks,
      })),
      doubts: [],
    });
    isNew = false;
    note(own.tail);
  }
  paper.missing = missingIn(paper.questions);
  for (const question of paper.questions) question.doubts.push(...doubtsOf(question, paper));
  return paper;
}

/** The language of each head whose number stands twice, by the heading of one that stands last before it. */
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

const textOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => (block.kind === 'line' ? block.line.text : '')).join(' ');

/** Whether a question refers to a text outside of it, by name or by its lines. */
const citesText = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => block.kind === 'line' && /\btextos?\b|\(l{1,2}\.|\blinhas?\s+\d/i.test(block.line.text));

const xOf = (block: Block | undefined): number => (block?.kind === 'line' ? block.line.x0 : 0);

/** Where the first line's text and the second line begin. */
function firstTwo(blocks: readonly Block[]): { textX?: number; nextX?: number } {
  const [first, second] = blocks.filter((block) => block.kind === 'line');
  return {
    ...(first && { textX: first.line.x0 }),
    ...(second && first && second.line.y > first.line.y && { nextX: second.line.x0 }),
  };
}

function mostHang(all: readonly { letterX: number; textX?: number; nextX?: number }[]): boolean {
  const told = all.filter(({ nextX }) => nextX !== undefined);
  const hanging = told.filter(
    ({ letterX, textX = 0, nextX = 0 }) => textX - letterX > HANG_PT && nextX >= textX - HANG_SLACK_PT,
  );
  return told.length > 0 && hanging.length >= MOST * told.length;
}

function bodyOf(blocks: readonly Block[], head: Head, next: Head | undefined): Block[] {
  const [first, ...rest] = blocks.slice(head.at, next?.at ?? blocks.length);
  if (first?.kind !== 'line') return rest;
  const line = lineFrom(first.line, head.length);
  return line ? [{ ...first, line }, ...rest] : rest;
}

/** How what belongs to the first questions begins on a page that may be the cover as well. */
const OPENS_PASSAGE = /^(?:textos?\b|leia\b|aten[çc][ãa]o\b|instru[çc][ãa]o:)|\bjulgue\b/i;

/** Content before the first question on its page, from the first heading or text for several questions on. */
function preludeOf(blocks: readonly Block[], first: Head | undefined): Block[] {
  const page = pageOf(blocks[first?.at ?? -1]);
  const before = blocks.slice(0, first?.at ?? 0).filter((block) => pageOf(block) === page);
  const isCover = page === pageOf(blocks[0]);
  const start = before.findIndex(
    (block) => isHeading(block) || (block.kind === 'line' && (!isCover || OPENS_PASSAGE.test(block.line.text))),
  );
  return start < 0 ? [] : before.slice(start);
}

const pageOf = (block: Block | undefined): number =>
  block === undefined ? 0 : block.kind === 'line' ? block.line.page : block.figure.page;

/** Separates the content of an alternative or an item from what is only below it. */
function cutTail(blocks: readonly Block[], { textX }: { textX: number }): { kept: Block[]; tail: Block[] } {
  const hangs = Number.isFinite(textX);
  const startX = blocks[0]?.kind === 'line' ? blocks[0].column.x0 : 0;
  let before: Extract<Block, { kind: 'line' }> | null = null;
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'line') continue;
    if (before && ends(block, before)) return { kept: blocks.slice(0, at), tail: blocks.slice(at) };
    before = block;
  }
  return { kept: [...blocks], tail: [] };

  function ends(block: Extract<Block, { kind: 'line' }>, last: Extract<Block, { kind: 'line' }>): boolean {
    if (block.ruled || (isHeading(block) && Math.abs(block.line.x0 - (hangs ? textX : startX)) > CENTRED_PT))
      return true;
    const flowsOn = block.line.page === last.line.page && block.line.y > last.line.y;
    const gap = flowsOn ? (block.line.y - last.line.y) / (last.line.size * 1.15) : 0;
    if (isHeading(block) && gap > HEADING_GAP_LINES) return true;
    // Columns begin at different edges: what hangs is measured from its own.
    if (hangs) return block.line.x0 - block.column.x0 < textX - startX - HANG_SLACK_PT;
    return isHeading(block) || gap > GAP_LINES;
  }
}

function missingIn(questions: readonly PaperQuestion[]): number[] {
  return questions.slice(1).flatMap(({ number }, at) => {
    const before = questions[at]?.number ?? number;
    return Array.from({ length: Math.max(0, number - before - 1) }, (_, by) => before + 1 + by);
  });
}
