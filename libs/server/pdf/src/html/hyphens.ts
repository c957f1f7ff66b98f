import type { Block } from '../layout/flow';

const HYPHEN = /[-\u2010\u2011]$/;
const SOFT = /\u00ad$/;
const PREFIX =
  /(?:^|[^\p{L}])(?:ex|pós|pré|pró|recém|vice|além|aquém|sem|anti|auto|contra|extra|infra|intra|micro|mini|multi|semi|sobre|sub|super|inter|hiper|bem|mal|não|sócio|técnico|político|econômico|afro|luso|greco|norte|sul|leste|oeste|decreto|guarda|porta|primeira|segunda|terça|quarta|quinta|sexta|meio|mão|matéria|salário|carta|palavra|tele|físico|médico)$/iu;
/** Pronouns that hang on a verb by a hyphen. */
const PRONOUN = /^(?:se|me|te|lhe|lhes|nos|vos|lo|la|los|las|no|na|o|a|os|as|á|ão|ei|ia|iam|emos)(?![\p{L}])/iu;

/** The words of a document, used to decide on hyphens at line ends. */
export interface Vocabulary {
  words: ReadonlySet<string>;
  /** Whether the document hyphenates words at line ends at all. */
  hyphenates: boolean;
}

const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+)*/gu) ?? [];
const plainHyphen = (word: string): string => word.replace(/[\u2010\u2011]/g, '-');

/** Collects a document's words; a word cut by a hyphen at a line's end does not count. */
export function vocabularyOf(blocks: readonly Block[]): Vocabulary {
  const words = new Set<string>();
  let [cut, lines] = [0, 0];
  for (const block of blocks) {
    if (block.kind !== 'line') continue;
    lines += 1;
    const found = wordsIn(block.line.text);
    if (HYPHEN.test(block.line.text)) {
      cut += 1;
      found.pop();
    }
    for (const word of found) words.add(plainHyphen(word));
  }
  return { words, hyphenates: cut > lines * 0.02 };
}

/**
 * Joins the end of one line and the beginning of the next by a space, nothing, or the word's own hyphen. The hyphen is
 * removed where the document writes the joined word elsewhere, and stays where it writes the hyphenated one; otherwise
 * it stays after prefixes, before pronouns, and in documents that do not hyphenate.
 * @returns the first line's text, changed if needed, and the separator
 */
export function joinLines(before: string, after: string, { words, hyphenates }: Vocabulary): string {
  if (SOFT.test(before)) return before.replace(SOFT, '');
  if (!HYPHEN.test(before)) return /\s$/.test(before) ? before : `${before} `;
  const left = /[\p{L}\p{N}]+(?=.$)/u.exec(before)?.[0] ?? '';
  const right = /^[\p{L}\p{N}]+/u.exec(after)?.[0] ?? '';
  if (left === '' || right === '') return /\s.$/.test(before) ? `${before} ` : before;
  const [one, two] = [left.toLowerCase(), right.toLowerCase()];
  const stem = before.replace(HYPHEN, '');
  if (words.has(`${one}-${two}`)) return before;
  if (words.has(one + two)) return stem;
  if (/\d$/.test(left) || /^\p{Lu}/u.test(right) || PREFIX.test(stem) || PRONOUN.test(after)) return before;
  return hyphenates ? stem : before;
}
