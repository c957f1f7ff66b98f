import type { Alternative, EarlierHighlights } from '../model';
import { highlight, type Highlight, type Highlights } from '@mapa/api-client';

/** A statement's text content, in which offsets count: a formula counts as its source. */
const textOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent;

const WORD = /[\p{L}\p{N}]/u;
/** Whether two characters belong to one word. */
const isJoined = (one: string, other: string): boolean => WORD.test(one) && WORD.test(other);

/** Position of a text that occurs in another exactly once, as whole words; null otherwise. */
function onlyPlace(text: string, within: string): number | null {
  if (text.trim() === '') return null;
  const places: number[] = [];
  for (let at = within.indexOf(text); at >= 0; at = within.indexOf(text, at + 1)) {
    const end = at + text.length;
    const isCut =
      isJoined(within.charAt(at - 1), text.charAt(0)) || isJoined(text.charAt(text.length - 1), within.charAt(end));
    if (!isCut) places.push(at);
  }
  return places.length === 1 ? (places[0] ?? null) : null;
}

/**
 * The position in the current statement of the text that an earlier highlight covers; partially covered words are
 * searched as a whole.
 */
function placeOf({ inicio, fim }: Highlight, before: string, now: string): number | null {
  let [from, to] = [inicio, fim];
  while (isJoined(before.charAt(from - 1), before.charAt(from))) from -= 1;
  while (isJoined(before.charAt(to - 1), before.charAt(to))) to += 1;
  const at = onlyPlace(before.slice(from, to), now);
  return at === null ? null : at + inicio - from;
}

interface CarriedOver {
  /** Highlights transferred to the current wording. */
  highlights: Highlights;
  /** Highlights that stay in the earlier one. */
  left: Highlights;
}

/**
 * Transfers highlights of an earlier wording to the current one: a highlight whose words occur there exactly once, and
 * a strike through an alternative with the same text. Never guesses.
 * @param mine highlights of the current wording
 */
export function carryOver(
  earlier: EarlierHighlights,
  today: { enunciado: string; alternativas: readonly Alternative[] },
  mine: Highlights,
): CarriedOver {
  const [before, now] = [textOf(earlier.enunciado), textOf(today.enunciado)];
  const moved = earlier.destaques.map((one) => ({ one, at: placeOf(one, before, now) }));
  const sameAs = (id: number) => {
    const texto = earlier.alternativas.find((alternative) => alternative.id === id)?.texto;
    const same = today.alternativas.filter((alternative) => alternative.texto === texto);
    return same.length === 1 ? same[0]?.id : undefined;
  };
  const found = moved.flatMap(({ one: { inicio, fim, cor }, at }) =>
    at === null ? [] : [{ inicio: at, fim: at + fim - inicio, cor }],
  );
  const struck = earlier.riscadas.flatMap((id) => sameAs(id) ?? []);
  return {
    highlights: {
      destaques: found.reduce<Highlight[]>((all, one) => highlight(all, one), [...mine.destaques]),
      riscadas: [...new Set([...mine.riscadas, ...struck])],
    },
    left: {
      destaques: moved.flatMap(({ one, at }) => (at === null ? [one] : [])),
      riscadas: earlier.riscadas.filter((id) => sameAs(id) === undefined),
    },
  };
}
