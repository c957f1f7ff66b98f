/** A topic of a programme. */
export interface Topic {
  /** The edital's number, as in `1.2`; empty without one. */
  numero: string;
  texto: string;
  /** 0 for a topic directly under its discipline. */
  nivel: number;
  /** From 1; null without pages. */
  pagina: number | null;
}

/** A discipline's running text, with the offset of each page. */
export interface Body {
  text: string;
  pages: readonly { from: number; page: number | null }[];
}

const LONGEST_TOPIC = 600;
/** Most topics of one discipline; more cannot be a programme. */
const MOST_TOPICS = 400;
const MOST_LEVELS = 4;

/** Page of an offset in the text. */
export const pageAt = ({ pages }: Body, at: number): number | null =>
  pages.findLast(({ from }) => from <= at)?.page ?? null;

/** A part of a discipline's text. */
export const bodyBetween = ({ text, pages }: Body, from: number, to?: number): Body => ({
  text: text.slice(from, to),
  pages: pages.map((one) => ({ ...one, from: one.from - from })),
});

const MARK = /(?<=^|[\s;.:,])(\d{1,2}(?:\.\d{1,2}){0,3})[.)]?[\s\u2013-]+(?=["“(]?\p{Lu})/gu;
/** `Lei nº 8 Orçamento`: the number belongs to the words before it. */
const NUMBERED_BEFORE =
  /(?:\bn[º°o.]{1,3}|\barts?\.?|\bartigos?|\bincisos?|\bLei|\bDecreto|\bWindows|\bOffice|\bcapítulos?|\be|\ba)\s*$/i;

interface Mark {
  number: string;
  at: number;
  end: number;
}

/** Whether one number can follow another: as its first child, the next of its level, or the next of a higher level. */
function follows(before: string | null, next: string): boolean {
  if (before === null) return next === '1' || next === '1.1';
  if (next === `${before}.1`) return true;
  const parts = before.split('.').map(Number);
  return parts.some((_, level) => {
    const up = parts.slice(0, level + 1);
    up[level] = (up[level] ?? 0) + 1;
    return up.join('.') === next;
  });
}

/** The numbers that count the topics of a text; other numbers, such as those of laws, do not continue the count. */
function marksOf(text: string): Mark[] {
  const marks: Mark[] = [];
  for (const match of text.matchAll(MARK)) {
    const number = match[1] ?? '';
    if (NUMBERED_BEFORE.test(text.slice(Math.max(0, match.index - 12), match.index))) continue;
    if (follows(marks.at(-1)?.number ?? null, number))
      marks.push({ number, at: match.index, end: match.index + match[0].length });
  }
  return marks;
}

const ABBREVIATED = /(?<![\p{L}\d])(?:arts?|inc|cf|ex|pág|séc|dec|res|lc|ec|prof|dr|sr|[a-z])$/iu;

/** Splits a text without numbers into topics: at semicolons, bullets, and full stops that end a sentence. */
function piecesOf(text: string): { at: number; text: string }[] {
  const pieces: { at: number; text: string }[] = [];
  let from = 0;
  for (const match of text.matchAll(/[;•▪●]|\.(?=\s+["“(]?\p{Lu}|\s*$)/gu)) {
    if (match[0] === '.' && ABBREVIATED.test(text.slice(Math.max(0, match.index - 8), match.index))) continue;
    pieces.push({ at: from, text: text.slice(from, match.index) });
    from = match.index + 1;
  }
  pieces.push({ at: from, text: text.slice(from) });
  return pieces;
}

const tidy = (text: string): string =>
  text
    .replace(/^[\s;.,:•▪●–—-]+|[\s;.,:–—-]+$/gu, '')
    .slice(0, LONGEST_TOPIC)
    .trim();

function numberedTopics(body: Body, marks: readonly Mark[]): Topic[] {
  const lead = tidy(body.text.slice(0, marks[0]?.at));
  const first = lead === '' ? [] : [{ numero: '', texto: lead, nivel: 0, pagina: pageAt(body, 0) }];
  const least = Math.min(...marks.map(({ number }) => number.split('.').length));
  return [
    ...first,
    ...marks.map(({ number, at, end }, index) => ({
      numero: number,
      texto: tidy(body.text.slice(end, marks[index + 1]?.at)),
      nivel: Math.min(MOST_LEVELS, number.split('.').length - least),
      pagina: pageAt(body, at),
    })),
  ];
}

/**
 * The topics of a discipline, in order: numbered ones with their levels, otherwise split at semicolons and full stops.
 */
export function topicsOf(body: Body): Topic[] {
  const marks = marksOf(body.text);
  const topics =
    marks.length > 1
      ? numberedTopics(body, marks)
      : piecesOf(marks[0] ? body.text.slice(marks[0].end) : body.text).map(({ at, text }) => ({
          numero: '',
          texto: tidy(text),
          nivel: 0,
          pagina: pageAt(body, at),
        }));
  return topics.filter(({ texto }) => /\p{L}{2}/u.test(texto)).slice(0, MOST_TOPICS);
}
