import type { Page } from '../document/model';
import { linesOf } from '../layout/lines';

/** One of a paper's booklets: boards print several, with questions or alternatives in different orders. */
export interface Booklet {
  /** "1", or a letter. */
  type: string;
  colour: string | null;
}

const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/\bbranc[oa]\b/i, 'branca'],
  [/\bverde\b/i, 'verde'],
  [/\bamarel[oa]\b/i, 'amarela'],
  [/\bazul\b/i, 'azul'],
  [/\brosa\b/i, 'rosa'],
  [/\bcinza\b/i, 'cinza'],
  [/\blaranja\b/i, 'laranja'],
  [/\bvermelh[oa]\b/i, 'vermelha'],
  [/\brox[oa]\b/i, 'roxa'],
];
const TYPE =
  /\b(?:tipo|caderno|modelo|vers[ãa]o|gabarito|prova)\s*(?:[-–:]\s*)?(?:n[º°.]?\s*)?(?:0*(\d{1,2})(?![\p{L}\p{N}°])|([A-H])(?=\s*(?:$|[-–—:;,.|)]|\b(?:branc|verde|amarel|azul|rosa|cinza|laranja|vermelh|rox))))/iu;

/** The colour that a text names, in the feminine form. */
export const colourIn = (text: string): string | null => COLOURS.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The booklet that a text names ("TIPO 01 – BRANCA"); null where it names none. */
export function bookletIn(text: string): Booklet | null {
  const [, number, letter] = TYPE.exec(text) ?? [];
  const type = number ?? letter?.toUpperCase();
  return type === undefined ? null : { type, colour: colourIn(text) };
}

/** Parses a booklet as a person types it: "1 branca", "branca", "tipo 2" or "B". */
export function readBooklet(text: string): Booklet | null {
  const named = bookletIn(text);
  if (named) return named;
  const type = /^\s*0*(\d{1,2}|[A-H])\b/i.exec(text)?.[1]?.toUpperCase() ?? '';
  const colour = colourIn(text);
  return type === '' && colour === null ? null : { type, colour };
}

/** Whether two names may mean the same booklet: neither numbers nor colours contradict. */
export const isSameBooklet = (one: Booklet, other: Booklet): boolean =>
  (one.type === '' || other.type === '' || one.type === other.type) &&
  (one.colour === null || other.colour === null || one.colour === other.colour);

/** A "gabarito" in lower case belongs to an instruction. */
const NAMES_BOOKLET = /\b(?:[Tt]ipo|TIPO|[Cc]aderno|CADERNO)\b|\bGABARITO\s+\d{1,2}\b/;

/** The booklet that most pages of a paper name. */
export function bookletOf(pages: readonly Page[]): Booklet | null {
  const times = new Map<string, { booklet: Booklet; count: number }>();
  for (const page of pages) {
    for (const { text } of linesOf(page.runs, page.number)) {
      const booklet = NAMES_BOOKLET.test(text) ? bookletIn(text) : null;
      if (!booklet) continue;
      const key = `${booklet.type}|${booklet.colour}`;
      const found = times.get(key) ?? { booklet, count: 0 };
      times.set(key, { ...found, count: found.count + 1 });
    }
  }
  return [...times.values()].sort((one, other) => other.count - one.count)[0]?.booklet ?? null;
}
