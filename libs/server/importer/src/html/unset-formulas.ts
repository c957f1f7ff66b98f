import { formulaFault, type FormulaFault } from '@mapa/domain';

const FORMULA = /class="math-(inline|display)"/;

interface Element {
  start: number;
  /** Exclusive. */
  end: number;
  kind: string | undefined;
  text: string;
}

/**
 * Replaces each formula of sanitised HTML that KaTeX cannot render (`formulaFault`) by its source in TeX delimiters, as
 * text, so that nothing is lost. Returns the reason for each.
 */
export async function unsetFormulas(html: string): Promise<{ html: string; faults: FormulaFault[] }> {
  if (!FORMULA.test(html)) return { html, faults: [] };
  const { Parser } = await import('htmlparser2');
  const open: Element[] = [];
  const edits: { from: number; to: number; text: string }[] = [];
  const faults: FormulaFault[] = [];
  const parser = new Parser({
    onopentag() {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      open.push({ start, end, kind: FORMULA.exec(html.slice(start, end))?.[1], text: '' });
    },
    ontext(words) {
      for (const element of open) if (element.kind !== undefined) element.text += words;
    },
    onclosetag() {
      const element = open.pop();
      const fault = element?.kind === undefined ? null : formulaFault(element.text);
      if (!element || !fault) return;
      faults.push(fault);
      const [left, right] = element.kind === 'inline' ? ['\\(', '\\)'] : ['<div>\\[', '\\]</div>'];
      edits.push({ from: element.start, to: element.end, text: left });
      edits.push({ from: parser.startIndex, to: parser.endIndex + 1, text: right });
    },
  });
  parser.end(html);
  let result = '';
  let at = 0;
  for (const { from, to, text } of edits.sort((one, other) => one.from - other.from)) {
    result += html.slice(at, from) + text;
    at = to;
  }
  return { html: result + html.slice(at), faults };
}
