/** A line of an edital in reading order, without headers and footers. Cells of a table row are separated by ` | `. */
export interface EditalLine {
  text: string;
  /** From 1; null in a text without pages. */
  page: number | null;
}

/** Where something was found, for a person to check. */
export interface Place {
  pagina: number | null;
  /** The line, shortened. */
  trecho: string;
}

const LONGEST_EXCERPT = 160;
/** Lines that are read of longer editais: some 200 pages. */
const MOST_LINES = 12_000;
const LONGEST_LINE = 2_000;

/** The place of a line. */
export const placeOf = ({ text, page }: EditalLine): Place => ({
  pagina: page,
  trecho: text.trim().slice(0, LONGEST_EXCERPT),
});

/** Entries of a table of contents contain headings, but are none themselves. */
const OF_CONTENTS = /(?:\.{4,}|…{2,}|(?:\. ){4,})\s*\d{1,3}$/;
/** A matéria in capitals within a line, with its colon. */
const HEADING_WITHIN = /(?<=[.;]\s)(?=\p{Lu}[\p{Lu}\s,()/–-]{6,80}:\s)/u;

/** The lines to read: tidied, and split where a matéria begins within one. */
export function tidyLines(lines: readonly EditalLine[]): EditalLine[] {
  return lines.slice(0, MOST_LINES).flatMap(({ text, page }) => {
    const tidied = text
      .normalize('NFC')
      .replace(/[\s\u00a0]+/g, ' ')
      .trim()
      .slice(0, LONGEST_LINE);
    if (tidied === '' || OF_CONTENTS.test(tidied)) return [];
    return tidied.split(HEADING_WITHIN).map((part) => ({ text: part.trim(), page }));
  });
}

/** Lines of a pasted text; tabs and wide gaps separate the cells of a table. */
export const linesOfText = (text: string): EditalLine[] =>
  text.split(/\r\n|\r|\n/).map((line) => ({ text: line.replace(/\t+| {3,}/g, ' | '), page: null }));

const LONGEST_WORD = 40;
const CUT = /[\p{L}]{2,}[-\u00ad\u2010]$/u;
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];

/** Joins lines of running text and words hyphenated at the end of a line. */
export class LineJoiner {
  private readonly words = new Set<string>();

  constructor(lines: readonly EditalLine[]) {
    for (const { text } of lines) {
      const found = wordsIn(text);
      if (CUT.test(text)) found.pop();
      for (const word of found) this.words.add(word);
    }
  }

  /**
   * @param before the text so far
   * @param after the next line
   */
  join(before: string, after: string): string {
    if (before === '') return after;
    // Only the end, as the text may be long.
    const end = before.slice(-LONGEST_WORD);
    if (!CUT.test(end) || !/^\p{Ll}/u.test(after)) return `${before} ${after}`;
    const left = /\p{L}+(?=.$)/u.exec(end)?.[0].toLowerCase() ?? '';
    const right = /^\p{L}+/u.exec(after)?.[0].toLowerCase() ?? '';
    // The hyphen stays if the document has the hyphenated word elsewhere and never the joined one.
    const isCompound = this.words.has(`${left}-${right}`) && !this.words.has(left + right);
    return (isCompound ? before : before.slice(0, -1)) + after;
  }
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const LEAST_CAPITALS = 5;

/** Whether a text is in capitals: `DIREITO PENAL`. */
export function isInCapitals(text: string): boolean {
  const capitals = countOf(text, /\p{Lu}/gu);
  return capitals >= LEAST_CAPITALS && capitals >= countOf(text, /\p{L}/gu) * 0.8 && /\p{Lu}{4}/u.test(text);
}

/** `14.2.1 `, `I – `, `a) `, `• ` before a heading. */
const NUMBERING = /^(?:\d{1,2}(?:\.\d{1,2}){0,4}[.)]?\s*[-–—]?\s+|[IVX]{1,5}\s*[.)–—-]\s*|[a-z]\)\s*|[•▪●*–—-]\s*)/;

/** A line without its numbering. */
export const withoutNumbering = (text: string): string => text.replace(NUMBERING, '');
