import { MAX_QUESTION_CHARS, MAX_QUESTION_TEXT_BYTES, OVERSIZE } from '../limits';
import { noQuestion } from '../refusal';
import { splitCategoryPath } from './category-path';
import { parseGiftBlock } from './gift-block';
import { scanGift } from './gift-text';
import { emptyQuestion, type RawQuestion } from '../raw-question';
import { splitLines } from './split-lines';

/** What Moodle's own export writes as comments before a question: `[id:x]` and `[tag:y]`. */
interface Notes {
  idNumber: string;
  tags: string[];
}

const noNotes = (): Notes => ({ idNumber: '', tags: [] });

/** Every character of a text may be escaped. */
const MAX_SOURCE_CHARS = 2 * MAX_QUESTION_TEXT_BYTES;
/** Of a question that is too big, what its name is read from. */
const MAX_HEAD_CHARS = 2000;
/** No word is that long: such a run is a picture in base64. */
const MIN_PICTURE_CHARS = 256;

const textLength = (source: string): number =>
  source.replace(/[\w+/]+/g, (run) => (run.length < MIN_PICTURE_CHARS ? run : '')).length;

/** The lines of one question, as gathered so far. */
class Block {
  readonly lines: string[] = [];
  readonly line: number;
  readonly notes: Notes;
  depth = 0;
  sawBrace = false;
  oversize = false;
  /** Blank lines passed over in the hope that the question goes on behind them. */
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

  /** Whether a blank line ends the question; it does not inside braces, nor before the answers of a named one. */
  get complete(): boolean {
    return this.depth === 0 && (this.sawBrace || !this.named);
  }

  /** Behind a blank line inside braces, only an answer, a feedback or the closing brace belongs to the question. */
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

/** Reads GIFT line by line; memory holds one question at a time. Throws FileRefusal when the text holds no question. */
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
