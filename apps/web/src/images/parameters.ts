import { IMAGE_DEFAULT_QUALITY, IMAGE_SMALL_WIDTHS, IMAGE_WIDTHS } from '@mapa/domain';
import { ImageRefusal } from './refusal';

export interface ImageRequest {
  /** Path of the image at the API; always one that the table below allows. */
  path: string;
  width: number;
  quality: number;
}

const WIDTHS: readonly number[] = [...IMAGE_SMALL_WIDTHS, ...IMAGE_WIDTHS];
const MAX_QUALITY = 100;

/** The only addresses ever fetched. The name is the SHA-256 of the content, so an image never changes. */
const SOURCES: readonly RegExp[] = [/^\/api\/media\/[0-9a-f]{64}$/];

/** A number in canonical form: no sign, point, exponent or leading zero. */
const integer = (text: unknown) => (typeof text === 'string' && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null);

/** Reads `url`, `w` and `q`; other values are refused with 400 before anything is fetched. */
export function readImageRequest(query: Record<string, unknown>): ImageRequest {
  const { url } = query;
  if (typeof url !== 'string' || !SOURCES.some((source) => source.test(url))) {
    throw new ImageRefusal(400, 'O endereço da imagem (url) não é aceito.');
  }
  const width = integer(query['w']);
  if (width === null || !WIDTHS.includes(width)) throw new ImageRefusal(400, 'A largura da imagem (w) não é aceita.');
  const quality = query['q'] === undefined ? IMAGE_DEFAULT_QUALITY : integer(query['q']);
  if (quality === null || quality > MAX_QUALITY)
    throw new ImageRefusal(400, 'A qualidade da imagem (q) vai de 1 a 100.');
  return { path: url, width, quality };
}
