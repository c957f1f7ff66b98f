import { MAX_QUESTION_CHARS, MAX_QUESTION_TEXT_BYTES, OVERSIZE } from '../model/limits';
import { noQuestion } from '../model/refusal';
import { splitCategoryPath } from './category-path';
import { parseGiftBlock } from './gift-block';
import { scanGift } from './gift-text';
import { emptyQuestion, type RawQuestion } from '../model/raw-question';
import { splitLines } from '../decoding/split-lines';

/** Comments that Moodle's own export writes before a question: `[id:x]` and `[tag:y]`. */
interface Notes {
  idNumber: string;
  tags: string[];
}

const noNotes = (): Notes => ({ idNumber: '', tags: [] });

/** Allows for every character being escaped. */
const MAX_SOURCE_CHARS = 2 * MAX_QUESTION_TEXT_BYTES;
/** Number of characters kept of an oversized question, to read its name. */
const MAX_HEAD_CHARS = 2000;
/** A longer run without spaces is a base64 picture. */
const MIN_PICTURE_CHARS = 256;

const textLength = (source: string): number =>
  source.replace(/[\w+/]+/g, (run) => (run.length < MIN_PICTURE_CHARS ? run : '')).length;

/** The lines of one question collected so far. */
class Block {
  readonly lines: string[] = [];
  readonly line: number;
  readonly notes: Notes;
  depth = 0;
  sawBrace = false;
  oversize = false;
  /** Number of blank lines after which the question may still continue. */
  blanks = 0;
  private chars = 0;

  constructor(line: number, notes: Notes) {
    this.line = line;
    this.notes = notes;
  }

  get named(): boolean {
    return this.lines[0]?.startsWith('::') ?? false;
  }

  add(text: string, cut: boolean): void {
    for (; this.blanks > 0; this.blanks -= 1) this.lines.push('');
    this.chars += text.length;
    this.oversize ||= cut || this.chars > MAX_QUESTION_CHARS;
    this.lines.push(this.oversize ? '' : text);
    scanGift(text, 0, (character) => {
      if (character === '{') this.depth += 1;
      if (character === '}') this.depth = Math.max(0, this.depth - 1);
      this.sawBrace ||= character === '{';
      return false;
    });
  }

  /** Whether a blank line ends the question: not inside braces, and not before the answers of a named question. */
  get complete(): boolean {
    return this.depth === 0 && (this.sawBrace || !this.named);
  }

  /**
   * Whether a line after a blank line inside braces belongs to the question: only an answer, feedback or the closing
   * brace does.
   */
  goesOnWith(line: string): boolean {
    return this.blanks === 0 || this.depth === 0 || /^[=~}#]/.test(line);
  }

  finish(categoryPath: string[]): RawQuestion {
    const source = this.lines.join('\n');
    this.oversize ||= textLength(source) > MAX_SOURCE_CHARS;
    const question = parseGiftBlock(this.oversize ? source.slice(0, MAX_HEAD_CHARS) : source, {
      ...emptyQuestion(this.line, categoryPath),
      ...this.notes,
    });
    if (this.oversize) question.defect = OVERSIZE;
    return question;
  }
}

/**
 * Reads GIFT line by line; memory holds one question at a time. Throws FileRefusal when the text contains no question.
 */
export async function* readGift(chunks: AsyncIterable<string>): AsyncGenerator<RawQuestion> {
  let categoryPath: string[] = [];
  let notes = noNotes();
  let block: Block | null = null;
  let found = false;

  for await (const { number, text, cut } of splitLines(chunks, MAX_QUESTION_CHARS)) {
    const line = text.trim();
    if (line.startsWith('//')) {
      if (!block) readNotes(line, notes);
      continue;
    }
    const category = /^\$CATEGORY:(.*)$/i.exec(line);
    if (block && line === '' && !block.complete) {
      block.blanks += 1;
      continue;
    }
    if (block && (line === '' || category || line.startsWith('::') || !block.goesOnWith(line))) {
      yield block.finish(categoryPath);
      block = null;
      notes = noNotes();
    }
    if (category) {
      categoryPath = splitCategoryPath(category[1] ?? '');
      continue;
    }
    if (line === '') continue;
    found = true;
    block ??= new Block(number, notes);
    block.add(block.lines.length === 0 ? line : text, cut);
  }
  if (block) yield block.finish(categoryPath);
  if (!found) throw noQuestion();
}

function readNotes(comment: string, notes: Notes): void {
  for (const [, kind, written = ''] of comment.matchAll(/\[(id|tag):((?:[^\]\\]|\\.){1,400})\]/g)) {
    const value = written.replaceAll('\\]', ']').trim();
    if (kind === 'id') notes.idNumber = value;
    else notes.tags.push(value);
  }
}
