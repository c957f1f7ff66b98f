/** The content between two delimiters, with the context needed to distinguish formula from prose. */
export interface FormulaCandidate {
  content: string;
  display: boolean;
  /** The character before the opening delimiter, or an empty string. */
  before: string;
}

const TEX_MARKS = /\\[a-zA-Z]+|\^|[\w)}]_[\w{\\]/;
const WORD = /\p{L}{3}/u;

/**
 * Markdown writes a plain bracket as `\[` and `\(` too: "\[…\] O tenente", "o\(a\)". There, only what
 * has the marks of TeX is a formula; an editorial letter or a word in brackets stays text.
 */
export function isFormulaInMarkdown({ content, display, before }: FormulaCandidate): boolean {
  if (TEX_MARKS.test(content)) return true;
  if (WORD.test(content)) return !display && /^\s*[A-Z]{3}'?\s*$/.test(content);
  if (/[=+<>≤≥×÷]|\d\s*[-*/]\s*\d/.test(content)) return true;
  return !display && !/\p{L}/u.test(before) && /^\s*(?:[f-nprt-zA-Z]|[A-Z]{2})'?\s*$/.test(content);
}

/**
 * Whether delimiters in HTML or plain text enclose a formula: they do unless the content is a sentence or an ellipsis.
 */
export function isFormulaInHtml({ content }: FormulaCandidate): boolean {
  if (TEX_MARKS.test(content)) return true;
  return !/^[\s.…]*$/.test(content) && !/\p{L}{3}\s+\p{L}{3}/u.test(content);
}
