import type { Block, LineBlock } from '../layout/flow';
import { beginsParagraph } from '../layout/paragraphs';
import { isLanguageOption } from './languages';

export interface Range {
  from: number;
  to: number;
}

/** A text, or a command to judge or answer, that several questions share. */
export interface Shared {
  kind: 'shared';
  blocks: Block[];
  /** The questions that it names; null where it names none. */
  range: Range | null;
  isCommand: boolean;
}

/** Content between two questions. */
export type Interlude = { kind: 'section'; title: string } | Shared | { kind: 'end'; title: string };

const NUMBERS = String.raw`(\d{1,3})(?:\s*,\s*\d{1,3})*(?:\s+(?:a|e|at[ée]|ao|à)\s+|\s*[-–]\s*)(\d{1,3})(?!\d)`;
const RANGE = new RegExp(
  String.raw`(?:quest(?:[õo]es|[ãa]o)|itens|item)\b[^.;]{0,60}?${NUMBERS}|\bitem\s+(\d{1,3})(?![\d.,]*\d|[ºª%])`,
  'i',
);
/** A sentence that names the single question which a text below it is for. */
const ONE =
  /^(?:textos?|leia|considere|utilize|use|para responder)\b[^.;]{0,80}?\bquest[ãa]o\s+(\d{1,3})(?![\d.,]*\d|[ºª%])/i;
/** A heading that only names the range of questions that follow. */
const BARE_RANGE = /^(?:quest[õo]es|itens)\s+(?:de\s+)?\d{1,3}\s*(?:a|e|at[ée]|ao|à|-|–)\s*\d{1,3}[.:]?$/i;
/** A command for several items; instructions on the answer sheet use the verb in a clause ("caso julgue"). */
const COMMAND = /(?<!\b(?:caso|que|se)\s(?:[ao]s?\s)?)\bjulgue\b|\bjulgar\b/i;
const BEHIND = /\b(?:acima|anterior|precedente)\b/i;
const END =
  /^(?:-+\s*)?(?:prova\s+)?(?:discursiva|dissertativa|escrita discursiva|pr[áa]tico-profissional|question[áa]rio (?:de|sobre))/i;
/** Text between questions that belongs to none. */
const ASIDE =
  /^(?:-+\s*)?(?:(?:proposta de |prova de )?reda[çc][ãa]o\b|instru[çc][õo]es para a reda[çc][ãa]o|textos? motivador|espa[çc]o (?:para|destinado)|folha de rascunho|rascunho\b)/i;
const NOT_ASIDE = /\boficial\b|\be\b/i;
/** Headings that belong to a text. */
const NO_SECTION = /^(?:figura|tabela|quadro|gr[áa]fico|imagem|texto|trecho|anexo|continua)\b/i;

/** The beginning of a sentence that names the questions which a text below it is for. */
const ANNOUNCEMENT = /^(?:textos?|leia|considere|utilize|use|para responder|as quest[õo]es|instru[çc])\b/i;

const MAX_TITLE_CHARS = 90;

const textOf = (block: Block): string => (block.kind === 'line' ? block.line.text.trim() : '');
const joined = (blocks: readonly Block[]): string => blocks.map(textOf).join(' ');

const isCapital = (text: string): boolean => text === text.toUpperCase();

/** Whether blocks contain a command to judge items. */
export const isCommand = (blocks: readonly Block[]): boolean => COMMAND.test(joined(blocks));

/** Whether a line is a heading: short, without a full stop, in capitals or entirely bold. */
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
 * @param justified of the document
 */
export function readInterlude(blocks: readonly Block[], justified: boolean): Interlude[] {
  const all: Interlude[] = [];
  let texts: Block[] = [];
  let isAside = false;
  let before: Block | null = null;
  const flush = () => {
    all.push(...sharedIn(texts, justified));
    texts = [];
  };
  for (const block of blocks) {
    const text = textOf(block);
    const [last, above] = [all.at(-1), before];
    before = block;
    const heading = isHeading(block);
    if (heading && texts.length === 0 && END.test(text)) return [...all, { kind: 'end', title: titleOf(text) }];
    if (isLanguageOption(text)) {
      flush();
      isAside = false;
      continue;
    }
    if (heading && ASIDE.test(text) && !NOT_ASIDE.test(text)) {
      flush();
      isAside = true;
      continue;
    }
    // A heading in lower case right below one in capitals is the title of the text that follows.
    const isTitle = texts.length === 0 && last?.kind === 'section' && !isCapital(text) && isCapital(last.title);
    const opens = block.kind === 'line' && (block.ruled || isAside);
    if (heading && !isTitle && (texts.length === 0 || opens) && !RANGE.test(text) && !NO_SECTION.test(text)) {
      flush();
      isAside = false;
      // A heading may take several lines.
      if (last?.kind === 'section' && last === all.at(-1) && above && isHeading(above))
        last.title += ` ${titleOf(text)}`;
      else all.push({ kind: 'section', title: titleOf(text) });
    } else if (!isAside) texts.push(block);
    else if (BARE_RANGE.test(text)) isAside = false;
  }
  flush();
  return all;
}

/** A paragraph, with the figures after it. */
interface Paragraph {
  blocks: Block[];
  /** A rule separates it from the text above. */
  ruled: boolean;
  range: Range | null;
  isCommand: boolean;
}

/**
 * The range of questions that a sentence announces; it begins in a line above the text and may continue in the next.
 * Null where there is none.
 */
export function announces(blocks: readonly Block[], at: number): Range | null {
  const [line, next] = blocks.slice(at, at + 2);
  if (line === undefined || !ANNOUNCEMENT.test(textOf(line))) return null;
  return rangeIn(joined(next ? [line, next] : [line]));
}

/**
 * The shared texts and commands in a stretch without headings: each ends where another is announced, or where a command
 * begins.
 */
function sharedIn(blocks: readonly Block[], justified: boolean): Shared[] {
  const paragraphs = paragraphsIn(blocks, justified);
  const all: (Shared & { isAnnounced: boolean })[] = [];
  for (const [at, { blocks: own, ruled, range, isCommand: commands }] of paragraphs.entries()) {
    const last = all.at(-1);
    const isNamed = range !== null || commands;
    const announces = range !== null && !commands && at < paragraphs.length - 1 && !BEHIND.test(joined(own));
    // A situation and the command that refers to it form one shared text.
    const completes = last && !ruled && !announces && range !== null && last.range === null && !last.isCommand;
    if (last && completes) {
      Object.assign(last, { range, isCommand: commands, blocks: [...last.blocks, ...own] });
    } else if (last && !ruled && !isNamed) last.blocks.push(...own);
    else all.push({ kind: 'shared', blocks: own, range, isCommand: commands, isAnnounced: announces });
  }
  const named = all.map(({ blocks: own, range, isCommand: commands }, at): Shared => {
    const next = all[at + 1];
    const isItsText = range === null && !commands && next?.isCommand === true;
    return { kind: 'shared', blocks: own, range: isItsText ? next.range : range, isCommand: commands };
  });
  return named.filter((one) => one.blocks.some((block) => !BARE_RANGE.test(textOf(block))));
}

function paragraphsIn(blocks: readonly Block[], justified: boolean): Paragraph[] {
  const all: Block[][] = [];
  let last: LineBlock | null = null;
  for (const block of blocks) {
    const begins =
      all.length === 0 || (block.kind === 'line' && (block.ruled || (last && beginsParagraph(block, last, justified))));
    if (begins) all.push([block]);
    else all.at(-1)?.push(block);
    if (block.kind === 'line') last = block;
  }
  return all.map((own) => {
    const [first] = own;
    return {
      blocks: own,
      ruled: first?.kind === 'line' && first.ruled,
      range: rangeIn(joined(own)),
      isCommand: isCommand(own),
    };
  });
}

/** The range of questions that a text names. */
function rangeIn(text: string): Range | null {
  const match = RANGE.exec(text);
  const one = Number(ONE.exec(text)?.[1] ?? NaN);
  if (!match) return one > 0 ? { from: one, to: one } : null;
  const from = Number(match[1] ?? match[3]);
  if (match[3] !== undefined) return COMMAND.test(text) ? { from, to: from } : null;
  const to = Number(match[2]);
  return from < to && to - from < 60 ? { from, to } : null;
}
