import { isLine, pageOf, type Block } from '../layout/flow';
import type { Lettered, Split } from './alternatives';
import { announces, isHeading } from './between';

/** Least indent of hanging text after its number or letter, in points. */
const HANG_PT = 6;
const HANG_SLACK_PT = 4;
/** A heading at least this far from the text's left edge, in points, is centred and belongs to what follows. */
const CENTRED_PT = 40;
/** A gap of this many lines ends text that is not indented. */
const GAP_LINES = 1.9;
/** A heading this far below an alternative, in lines, is no part of it, at any indent. */
const HEADING_GAP_LINES = 1.7;
const MOST = 0.6;

/** A question's own content, and the content below it that is not its own. */
export interface Content extends Split {
  isItem: boolean;
  tail: Block[];
}

/** Whether the second lines of a paper's items and alternatives are indented. */
interface Manner {
  isJudged: boolean;
  hangs: { items: boolean; alternatives: boolean };
}

/**
 * The content of each question of a paper, and what follows it.
 * @param bodies blocks between each number and the next
 * @param numberXs left edges of the numbers, in points
 */
export function contentsOf(
  bodies: readonly (readonly Block[])[],
  splits: readonly Split[],
  { numberXs, isJudged }: { numberXs: readonly number[]; isJudged: boolean },
): Content[] {
  const hangs = {
    items: mostHang(bodies.map((body, at) => ({ letterX: numberXs[at] ?? 0, ...firstTwo(body) }))),
    alternatives: mostHang(
      splits.flatMap(({ alternatives }) =>
        alternatives.map((one: Lettered) => ({ letterX: one.letterX, ...firstTwo(one.blocks) })),
      ),
    ),
  };
  return bodies.map((body, at) =>
    contentOf({ body, ...(splits[at] as Split), isLast: at === bodies.length - 1 }, { isJudged, hangs }),
  );
}

function contentOf(
  { body, statement, alternatives, isLast }: Split & { body: readonly Block[]; isLast: boolean },
  { isJudged, hangs }: Manner,
): Content {
  const last = alternatives.at(-1);
  if (isJudged) {
    // A lettered list below an item, such as the topics of an essay, is not its alternatives.
    const { kept, tail } = cutTail(body, { textX: hangs.items ? (firstTwo(body).textX ?? NaN) : NaN });
    const isBelow = last?.blocks[0] !== undefined && tail.some((block) => isOnLineOf(block, last.blocks[0] as Block));
    if (!last || isBelow) return { statement: kept, alternatives: [], isItem: true, tail };
  }
  if (!last) {
    const { kept, tail } = cutTail(statement, { textX: NaN });
    return { statement: kept, alternatives, isItem: false, tail };
  }
  const { kept, tail } = arePictures(alternatives.slice(0, -1))
    ? cutAfterPicture(last.blocks)
    : cutTail(last.blocks, { textX: hangs.alternatives ? last.textX : NaN });
  return {
    statement,
    alternatives: alternatives.map((one) =>
      one === last ? { ...one, blocks: isLast ? withoutBack(kept) : kept } : one,
    ),
    isItem: false,
    tail,
  };
}

const arePictures = (alternatives: readonly Lettered[]): boolean =>
  alternatives.length > 0 && alternatives.every(({ blocks }) => blocks.length > 0 && !blocks.some(isLine));

/** If the last alternative is a picture like the others, it has no text: cuts what follows it. */
function cutAfterPicture(blocks: readonly Block[]): { kept: Block[]; tail: Block[] } {
  const at = blocks.findIndex((block, index) => index > 0 && isLine(block));
  return at < 0 ? { kept: [...blocks], tail: [] } : { kept: blocks.slice(0, at), tail: blocks.slice(at) };
}

const isOnLineOf = (one: Block, other: Block): boolean =>
  one.kind === 'line' &&
  other.kind === 'line' &&
  one.line.page === other.line.page &&
  one.line.y === other.line.y &&
  one.column.x0 === other.column.x0;

/** Left edges of the first line's text and of the second line. */
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

/** The last question without content of the back pages: a logo, squared paper. */
function withoutBack(body: readonly Block[]): Block[] {
  const last = body.findLast(({ kind }) => kind === 'line');
  return last ? body.filter((block) => block.kind === 'line' || pageOf(block) <= pageOf(last)) : [...body];
}

/** Separates the content of an alternative or an item from unrelated content below it. */
function cutTail(blocks: readonly Block[], { textX }: { textX: number }): { kept: Block[]; tail: Block[] } {
  const hangs = Number.isFinite(textX);
  const startX = blocks[0]?.kind === 'line' ? blocks[0].column.x0 : 0;
  let before: Extract<Block, { kind: 'line' }> | null = null;
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'line') continue;
    if (before && (ends(block, before) || announces(blocks, at)))
      return { kept: blocks.slice(0, at), tail: blocks.slice(at) };
    before = block;
  }
  return { kept: [...blocks], tail: [] };

  function ends(block: Extract<Block, { kind: 'line' }>, last: Extract<Block, { kind: 'line' }>): boolean {
    if (block.ruled || (isHeading(block) && Math.abs(block.line.x0 - (hangs ? textX : startX)) > CENTRED_PT))
      return true;
    const flowsOn = block.line.page === last.line.page && block.line.y > last.line.y;
    const gap = flowsOn ? (block.line.y - last.line.y) / Math.max(last.line.size * 1.15, block.column.leading) : 0;
    if (isHeading(block) && gap > HEADING_GAP_LINES) return true;
    // Columns have different left edges: an indent is measured from its own column's.
    if (hangs) return block.line.x0 - block.column.x0 < textX - startX - HANG_SLACK_PT;
    return isHeading(block) || gap > GAP_LINES;
  }
}
