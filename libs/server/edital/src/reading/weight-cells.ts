const LONGEST_NAME = 8;
const LONGEST_ROW = 400;
const GROUP = /^conhecimentos? (?:b[áa]sicos?|gerais|comuns|espec[íi]ficos?)$/i;

/** The names of matérias and groups in a text, in order; the words between them are of neither. */
function namesIn(text: string, isMatter: (name: string) => boolean): string[] {
  const words = text.split(' ');
  const names: string[] = [];
  for (let at = 0; at < words.length;) {
    // The shortest, as a name may begin with words that say little: `Conhecimentos gerais Matemática` has two names.
    const lengths = Array.from({ length: Math.min(LONGEST_NAME, words.length - at) }, (_, index) => index + 1);
    const nameOf = (length: number) => words.slice(at, at + length).join(' ');
    const length = lengths.find((one) => GROUP.test(nameOf(one)) || isMatter(nameOf(one)));
    if (length !== undefined) names.push(nameOf(length));
    at += length ?? 1;
  }
  return names;
}

/** Cells of a table's row that have several lines. */
export interface CellRows {
  /** Number of questions by name. */
  counts: { name: string; questions: number }[];
  /** The cell before the names; empty without one. */
  whom: string;
}

/**
 * The rows in a row whose cells have several lines: `Agente | Língua Portuguesa Matemática | 15 10`. They are told apart
 * by the matérias of the bank; null if there are not as many names as numbers.
 */
export function cellRows(text: string, isMatter: (name: string) => boolean): CellRows | null {
  if (text.length > LONGEST_ROW) return null;
  const cells = text.split('|').map((cell) => cell.trim());
  const at = cells.findIndex((cell) => /^\d{1,3}(?: \d{1,3})+$/.test(cell));
  if (at < 1) return null;
  const numbers = (cells[at] ?? '').split(' ').map(Number);
  const all = namesIn(cells[at - 1] ?? '', isMatter);
  // A group may be the heading of the names below it.
  const names = all.length > numbers.length ? all.filter((name, index) => !GROUP.test(name) || index > 0) : all;
  if (names.length !== numbers.length) return null;
  const counts = names.map((name, index) => ({ name, questions: numbers[index] ?? 0 }));
  return { counts, whom: cells[at - 2] ?? '' };
}
