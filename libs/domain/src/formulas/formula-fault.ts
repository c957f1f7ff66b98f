/** Deepest nesting of a formula that is set: a browser's layout overflows its stack beyond a hundred, and people write five. */
export const MAX_FORMULA_LEVELS = 40;
export const MAX_FORMULA_CHARS = 5000;

/** Why a formula is not set: nested too deep, defining commands, or too long. */
export type FormulaFault = 'deep' | 'definitions' | 'long';

/** What a formula is made of, as KaTeX parts it: comments and `\verb|…|` may hold braces that open and close nothing. */
const PARTS =
  /%[^\n]*|\\verb\*([^]).*?\1|\\verb([^*A-Za-z]).*?\2|\\(?:begin|end)\s*\{[^{}]*\}|\\[A-Za-z@]+|\\[^]|[{}&]/g;
const OPENING = /^(?:\{|\\(?:bgroup|begingroup|left)$|\\begin(?![A-Za-z@]))/;
const CLOSING = /^(?:\}|\\(?:egroup|endgroup|right)$|\\end(?![A-Za-z@]))/;
const CELL_END = /^(?:&|\\\\|\\cr)$/;
/** Commands that hold for the rest of their group, and contain it once it is set. */
const LASTING =
  /^\\(?:color|rm|sf|tt|bf|it|cal|(?:display|text|script|scriptscript)style|tiny|sixptsize|scriptsize|footnotesize|small|normalsize|large|Large|LARGE|huge|Huge)$/;
const DEFINING = /^\\(?:[egx]?def|let|futurelet|(?:re)?newcommand|providecommand)$/;

/**
 * Why a formula in TeX is shown as its source and not set; null for one that is set. Every place that sets formulas, or reads
 * them as text, asks this before: what it refuses can exhaust the stack or the memory of who does.
 */
export function formulaFault(tex: string): FormulaFault | null {
  if (tex.length > MAX_FORMULA_CHARS) return 'long';
  /** For each open group, how many commands hold to the end of the one around it; `lasting` is that of the innermost. */
  const open: number[] = [];
  let lasting = 0;
  let levels = 0;
  for (const [part] of tex.matchAll(PARTS)) {
    if (DEFINING.test(part)) return 'definitions';
    if (OPENING.test(part)) {
      open.push(lasting);
      lasting = 0;
      levels += 1;
    } else if (CLOSING.test(part) && open.length > 0) {
      levels -= lasting + 1;
      lasting = open.pop() ?? 0;
    } else if (CELL_END.test(part)) {
      levels -= lasting;
      lasting = 0;
    } else if (LASTING.test(part)) {
      lasting += 1;
      levels += 1;
    }
    if (levels > MAX_FORMULA_LEVELS) return 'deep';
  }
  return null;
}
