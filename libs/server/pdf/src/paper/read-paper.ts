import type { Page } from '../document/model';
import { lineFrom } from '../layout/cut';
import { flowOf, type Piece } from '../layout/flow';
import { letteringOf, splitBody, type Lettered, type Split } from './alternatives';
import { bookletOf, type Booklet } from './booklet';
import { isHeading, readInterlude } from './between';
import { doubtsOf } from './doubts';
import { findHeads, type Head } from './heads';

/** A question as it stands in a paper: pieces of its pages, not yet written as HTML. */
export interface PaperQuestion {
  number: number;
  kind: 'multichoice' | 'truefalse';
  /** Heading that it stands under. */
  section: string | null;
  /** Texts and commands that it shares with its neighbours, in the order of the paper. */
  shared: Piece[][];
  statement: Piece[];
  alternatives: { letter: string; pieces: Piece[] }[];
  /** Why a person has to look at it, in Portuguese; empty where it was read without doubt. */
  doubts: string[];
}

export interface Paper {
  /** The whole document in reading order. */
  pieces: Piece[];
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
/** A heading that stands so far from where the text begins, in points, is centred: it belongs to what follows. */
const CENTRED_PT = 40;
/** A gap of so many lines ends what does not hang. */
const GAP_LINES = 1.9;
/** A heading this far below an alternative is no part of it, wherever it begins. */
const HEADING_GAP_LINES = 1.7;
const MOST = 0.6;

/** Sorts the pages of a paper into its questions. The result has none where the document is no paper. */
export function readPaper(pages: readonly Page[]): Paper {
  const pieces = flowOf(pages);
  const heads = findHeads(pieces);
  const bodies = heads.map((head, at) => bodyOf(pieces, head, heads[at + 1]));
  const style = letteringOf(bodies);
  const splits = bodies.map((body): Split => (style ? splitBody(body, style) : { statement: body, alternatives: [] }));
  const lettered = splits.filter(({ alternatives }) => alternatives.length > 0).length;
  const isJudged =
    lettered < JUDGED_SHARE * heads.length &&
    pieces.some((piece) => piece.kind === 'line' && JUDGED.test(piece.line.text));
  const hangs = {
    items: mostHang(heads.map((head, at) => ({ letterX: xOf(pieces[head.at]), ...firstTwo(bodies[at] ?? []) }))),
    alternatives: mostHang(
      splits.flatMap(({ alternatives }) =>
        alternatives.map((one) => ({ letterX: one.letterX, ...firstTwo(one.pieces) })),
      ),
    ),
  };
  return assemble({ pieces, heads, splits, isJudged, hangs, booklet: bookletOf(pages) });
}

interface Parts {
  pieces: Piece[];
  heads: Head[];
  splits: Split[];
  isJudged: boolean;
  hangs: { items: boolean; alternatives: boolean };
  booklet: Booklet | null;
}

function assemble({ pieces, heads, splits, isJudged, hangs, booklet }: Parts): Paper {
  const paper: Paper = { pieces, booklet, questions: [], missing: [], skipped: [] };
  const ranged: { from: number; to: number; pieces: Piece[] }[] = [];
  let section: string | null = null;
  let command: Piece[] = [];
  let passage: Piece[] = [];
  let unranged: Piece[] = [];
  let isNew = false;
  let ended = false;
  const note = (interlude: readonly Piece[]) => {
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
      if (found.range) ranged.push({ ...found.range, pieces: found.pieces });
      else if (isJudged && COMMAND.test(textOf(found.pieces))) command = found.pieces;
      else if (isJudged) [passage, command] = [found.pieces, []];
      else unranged = isFirst ? found.pieces : [...unranged, ...found.pieces];
      isFirst = false;
      isNew ||= found.kind === 'shared' && !found.range && !isJudged;
    }
  };
  note(preludeOf(pieces, heads[0]));
  for (const [at, head] of heads.entries()) {
    if (ended) break;
    const split = splits[at] ?? { statement: [], alternatives: [] };
    const { alternatives } = split;
    const last = alternatives.at(-1);
    const isItem = alternatives.length === 0 && isJudged;
    const own = last
      ? cutTail(last.pieces, { textX: hangs.alternatives ? last.textX : NaN })
      : cutTail(split.statement, { textX: isItem && hangs.items ? (firstTwo(split.statement).textX ?? NaN) : NaN });
    if (alternatives.length === 0 && !isJudged) {
      paper.skipped.push(`Questão ${head.number}, sem alternativas`);
      note(own.tail);
      continue;
    }
    paper.questions.push({
      number: head.number,
      kind: isItem ? 'truefalse' : 'multichoice',
      section,
      shared: [
        ...ranged.filter(({ from, to }) => head.number >= from && head.number <= to).map((one) => one.pieces),
        ...(isItem && passage.length > 0 && (command.length === 0 || citesText(command)) ? [passage] : []),
        ...(isItem && command.length > 0 ? [command] : []),
        ...(unranged.length > 0 &&
        (isNew || citesText([...split.statement, ...alternatives.flatMap((one) => one.pieces)]))
          ? [unranged]
          : []),
      ],
      statement: last ? split.statement : own.kept,
      alternatives: alternatives.map((one: Lettered) => ({
        letter: one.letter,
        pieces: one === last ? own.kept : one.pieces,
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

const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.kind === 'line' ? piece.line.text : '')).join(' ');

/** Whether a question speaks of a text that stands outside of it, by name or by its lines. */
const citesText = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => piece.kind === 'line' && /\btextos?\b|\(l{1,2}\.|\blinhas?\s+\d/i.test(piece.line.text));

const xOf = (piece: Piece | undefined): number => (piece?.kind === 'line' ? piece.line.x0 : 0);

/** Where the first line's text and the second line begin. */
function firstTwo(pieces: readonly Piece[]): { textX?: number; nextX?: number } {
  const [first, second] = pieces.filter((piece) => piece.kind === 'line');
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

function bodyOf(pieces: readonly Piece[], head: Head, next: Head | undefined): Piece[] {
  const [first, ...rest] = pieces.slice(head.at, next?.at ?? pieces.length);
  if (first?.kind !== 'line') return rest;
  const line = lineFrom(first.line, head.length);
  return line ? [{ ...first, line }, ...rest] : rest;
}

/** How what belongs to the first questions begins on a page that may be the cover as well. */
const OPENS_PASSAGE = /^(?:textos?\b|leia\b|aten[çc][ãa]o\b|instru[çc][ãa]o:)|\bjulgue\b/i;

/** What stands before the first question on its page, from the first heading or text for several questions on. */
function preludeOf(pieces: readonly Piece[], first: Head | undefined): Piece[] {
  const page = pageOf(pieces[first?.at ?? -1]);
  const before = pieces.slice(0, first?.at ?? 0).filter((piece) => pageOf(piece) === page);
  const isCover = page === pageOf(pieces[0]);
  const start = before.findIndex(
    (piece) => isHeading(piece) || (piece.kind === 'line' && (!isCover || OPENS_PASSAGE.test(piece.line.text))),
  );
  return start < 0 ? [] : before.slice(start);
}

const pageOf = (piece: Piece | undefined): number =>
  piece === undefined ? 0 : piece.kind === 'line' ? piece.line.page : piece.figure.page;

/** Parts what belongs to an alternative or an item from what only stands below it. */
function cutTail(pieces: readonly Piece[], { textX }: { textX: number }): { kept: Piece[]; tail: Piece[] } {
  const hangs = Number.isFinite(textX);
  const startX = pieces[0]?.kind === 'line' ? pieces[0].column.x0 : 0;
  let before: Extract<Piece, { kind: 'line' }> | null = null;
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind !== 'line') continue;
    if (before && ends(piece, before)) return { kept: pieces.slice(0, at), tail: pieces.slice(at) };
    before = piece;
  }
  return { kept: [...pieces], tail: [] };

  function ends(piece: Extract<Piece, { kind: 'line' }>, last: Extract<Piece, { kind: 'line' }>): boolean {
    if (piece.ruled || (isHeading(piece) && Math.abs(piece.line.x0 - (hangs ? textX : startX)) > CENTRED_PT))
      return true;
    const flowsOn = piece.line.page === last.line.page && piece.line.y > last.line.y;
    const gap = flowsOn ? (piece.line.y - last.line.y) / (last.line.size * 1.15) : 0;
    if (isHeading(piece) && gap > HEADING_GAP_LINES) return true;
    // Columns begin at different edges: what hangs is measured from its own.
    if (hangs) return piece.line.x0 - piece.column.x0 < textX - startX - HANG_SLACK_PT;
    return isHeading(piece) || gap > GAP_LINES;
  }
}

function missingIn(questions: readonly PaperQuestion[]): number[] {
  return questions.slice(1).flatMap(({ number }, at) => {
    const before = questions[at]?.number ?? number;
    return Array.from({ length: Math.max(0, number - before - 1) }, (_, by) => before + 1 + by);
  });
}
