import type { Block } from '../layout/flow';
import { isLanguageOption } from './languages';

/** Content between two questions. */
export type Interlude =
  | { kind: 'section'; title: string }
  | {
      kind: 'shared';
      blocks: Block[];
      /** The questions that it names. */ range: { from: number; to: number } | null;
    }
  | { kind: 'end'; title: string };

const RANGE =
  /(?:quest(?:[õo]es|[ãa]o)|itens|item)\b[^.;]{0,60}?(\d{1,3})\s*(?:a|e|at[ée]|ao|à|-|–)\s*(\d{1,3})(?!\d)/i;
/** A heading that says which questions follow, and nothing that they share. */
const BARE_RANGE = /^(?:quest(?:[õo]es|[ãa]o)|itens)\s+(?:de\s+)?\d{1,3}\s*(?:a|e|at[ée]|ao|à|-|–)\s*\d{1,3}[.:]?$/i;
const END =
  /^(?:-+\s*)?(?:prova\s+)?(?:discursiva|dissertativa|escrita discursiva|pr[áa]tico-profissional|reda[çc][ãa]o|question[áa]rio (?:de|sobre)|espa[çc]o (?:para|destinado)|folha de rascunho|rascunho)\b/i;
const NOT_END = /\boficial\b/i;

const MAX_TITLE_CHARS = 90;

const textOf = (block: Block): string => (block.kind === 'line' ? block.line.text.trim() : '');

const isCapital = (text: string): boolean => text === text.toUpperCase();

/** Whether a line of its own is a heading: short, without a full stop, in capitals or entirely bold. */
export function isHeading(block: Block): boolean {
  if (block.kind !== 'line') return false;
  const text = textOf(block);
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (isLanguageOption(text)) return true;
  if (letters.length < 3 || text.length > MAX_TITLE_CHARS || /[.;:,?!]$/.test(text)) return false;
  return isCapital(letters) || block.line.runs.every(({ bold, text: part }) => bold || part.trim() === '');
}

const titleOf = (text: string): string => text.replace(/^[-–—\s]+|[-–—\s]+$/g, '').replace(/\s+/g, ' ');

/**
 * Classifies the blocks between two questions as headings, texts shared by several questions, and the end of the paper.
 */
export function readInterlude(blocks: readonly Block[]): Interlude[] {
  const all: Interlude[] = [];
  let shared: { kind: 'shared'; blocks: Block[]; range: { from: number; to: number } | null } | null = null;
  for (const [at, block] of blocks.entries()) {
    const text = textOf(block);
    if (isHeading(block) && !shared && END.test(text) && !NOT_END.test(text)) {
      all.push({ kind: 'end', title: titleOf(text) });
      return all;
    }
    if (isLanguageOption(text)) {
      shared = null;
      continue;
    }
    const opens = block.kind === 'line' && block.ruled;
    const last = all.at(-1);
    // A heading in small letters right below one in capitals is the title of the text that follows.
    const isTitle = last?.kind === 'section' && !isCapital(text) && isCapital(last.title);
    if (isHeading(block) && !isTitle && (!shared || opens) && !RANGE.test(text)) {
      // A heading of several lines is one.
      if (last?.kind === 'section' && blocks[at - 1] && isHeading(blocks[at - 1] as Block))
        last.title += ` ${titleOf(text)}`;
      else all.push({ kind: 'section', title: titleOf(text) });
      shared = null;
      continue;
    }
    const range = rangeOf(blocks, at);
    if (!shared || opens || (range && !shared.range && shared.blocks.length > 2)) {
      shared = { kind: 'shared', blocks: [], range };
      all.push(shared);
    }
    shared.range ??= range;
    shared.blocks.push(block);
  }
  return all.filter((one) => one.kind !== 'shared' || one.blocks.some((block) => !BARE_RANGE.test(textOf(block))));
}

/** The range of questions that a sentence beginning in this line names; it may go on in the next two. */
function rangeOf(blocks: readonly Block[], at: number): { from: number; to: number } | null {
  if (blocks[at]?.kind !== 'line') return null;
  const text = blocks
    .slice(at, at + 3)
    .map(textOf)
    .join(' ');
  const match = RANGE.exec(text);
  if (!match || match.index > textOf(blocks[at]).length) return null;
  const [from, to] = [Number(match[1]), Number(match[2])];
  return from < to && to - from < 60 ? { from, to } : null;
}
