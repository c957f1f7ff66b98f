import { wrong, type Rules } from './rule';

/** Rules of files uploaded in pieces. */
export const UPLOAD = {
  noSuchChunk: wrong('pedaco', 'O arquivo não tem este pedaço.', 'a piece beyond the size that was told of the file'),
  brokenChunk: wrong(
    'base64',
    'Este pedaço chegou incompleto: envie-o de novo.',
    'a piece does not have the size that its place in the file demands',
  ),
} as const satisfies Rules;
