import type { Draft } from '../model';
import { ownOf, statementWith } from '../editor/statement';

/** A part of a question at which another may begin. */
export interface Piece {
  /** Its text, or a description. */
  text: string;
  html: string;
}

const WORDS = 140;

const plain = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const words = (body.textContent ?? '').replace(/\s+/g, ' ').trim();
  return words === '' ? 'Figura' : words.slice(0, WORDS);
};

/** Blocks of a question's own statement. */
function blocksOf(html: string): Piece[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].flatMap((node) => {
    const text = node instanceof Element ? node.outerHTML : (node.textContent ?? '').trim();
    return text === '' ? [] : [{ text: plain(text), html: text }];
  });
}

/**
 * Where a question can be split: at the blocks of its statement, then at its alternatives, unless its kind fixes them.
 */
export function piecesOf({ enunciado, textos, alternativas, tipo }: Draft): { blocks: Piece[]; alternatives: Piece[] } {
  const blocks = blocksOf(ownOf(enunciado, textos));
  const alternatives =
    tipo === 'truefalse' ? [] : alternativas.map(({ texto }) => ({ text: plain(texto), html: texto }));
  return { blocks, alternatives };
}

/**
 * Splits a question so that the second one begins with a given piece. If that is an alternative, it becomes the second
 * one's statement.
 * @param at index of the piece among blocks and alternatives, from 1
 */
export function cutAt(draft: Draft, at: number) {
  const { blocks, alternatives } = piecesOf(draft);
  const { enunciado, textos, alternativas, tipo } = draft;
  const htmlOf = (some: readonly Piece[]) => some.map(({ html }) => html).join('');
  if (at < blocks.length) {
    const enunciados = [statementWith(textos, htmlOf(blocks.slice(0, at))), htmlOf(blocks.slice(at))];
    return { enunciados, ficam: tipo === 'truefalse' ? alternativas.length : 0, vao: 0 };
  }
  const first = at - blocks.length;
  return { enunciados: [enunciado, alternatives[first]?.html ?? ''], ficam: first, vao: first + 1 };
}
