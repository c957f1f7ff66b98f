/**
 * Deepest nesting of a rendered formula: a browser's layout overflows its stack beyond a hundred, and people write
 * five.
 */
export const MAX_FORMULA_LEVELS = 40;
export const MAX_FORMULA_CHARS = 5000;

/** Why a formula is not rendered: nested too deeply, defining commands, or too long. */
export type FormulaFault = 'deep' | 'definitions' | 'long';

/** The tokens of a formula, as KaTeX splits it: braces in comments and `\verb|…|` open and close nothing. */
const PARTS =
  /%[^\n]*|\\verb\*([^]).*?\1|\\verb([^*A-Za-z]).*?\2|\\(?:begin|end)\s*\{[^{}]*\}|\\[A-Za-z@]+|\\[^]|[{}&]/g;
const OPENING = /^(?:\{|\\(?:bgroup|begingroup|left)$|\\begin(?![A-Za-z@]))/;
const CLOSING = /^(?:\}|\\(?:egroup|endgroup|right)$|\\end(?![A-Za-z@]))/;
const CELL_END = /^(?:&|\\\\|\\cr)$/;
/** Commands that apply to the rest of their group and contain it once rendered. */
const LASTING =
  /^\\(?:color|rm|sf|tt|bf|it|cal|(?:display|text|script|scriptscript)style|tiny|sixptsize|scriptsize|footnotesize|small|normalsize|large|Large|LARGE|huge|Huge)$/;
const DEFINING = /^\\(?:[egx]?def|let|futurelet|(?:re)?newcommand|providecommand)$/;

/**
 * Why a TeX formula is shown as source instead of being rendered; null if it can be rendered. Everything that renders
 * formulas or reads them as text must check this first: a refused formula can exhaust its stack or memory.
 */
export function formulaFault(tex: string): FormulaFault | null {
  if (tex.length > MAX_FORMULA_CHARS) return 'long';
  /**
   * For each open group, the number of commands that extend to the end of the surrounding one; `lasting` is that of the
   * innermost.
   */
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
