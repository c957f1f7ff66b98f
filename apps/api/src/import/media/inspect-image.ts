import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '../limits';
import { QuestionRefusal } from '../refusal';

export interface Media {
  /** SHA-256 of the bytes, in hexadecimal; also its name. */
  hash: string;
  contentType: string;
  width: number;
  height: number;
  bytes: Buffer;
}

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  heif: 'image/avif',
  avif: 'image/avif',
};

/** Reads what an image is from its bytes, never from its name. Throws QuestionRefusal when the bank does not take it. */
export async function inspectImage(bytes: Buffer, name: string): Promise<Media> {
  if (bytes.length === 0) throw new QuestionRefusal(`a imagem “${name}” está vazia`);
  if (bytes.length > MAX_IMAGE_BYTES) throw new QuestionRefusal(`a imagem “${name}” passa de 10 MB`);
  if (looksLikeSvg(bytes)) throw new QuestionRefusal(`a imagem “${name}” é SVG, que não é aceita; use PNG, JPEG, GIF, WebP ou AVIF`);
  const metadata = await sharp(bytes).metadata().catch(() => null);
  const contentType = TYPES[metadata?.format ?? ''];
  const isHevc = metadata?.format === 'heif' && metadata.compression !== 'av1';
  if (!metadata || !contentType || isHevc) {
    throw new QuestionRefusal(`a imagem “${name}” não é PNG, JPEG, GIF, WebP nem AVIF, ou está corrompida`);
  }
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_IMAGE_PIXELS) throw new QuestionRefusal(`a imagem “${name}” passa de 25 megapixels`);
  return { hash: createHash('sha256').update(bytes).digest('hex'), contentType, width, height, bytes };
}

const looksLikeSvg = (bytes: Buffer): boolean => /<svg[\s>]/i.test(bytes.subarray(0, 1024).toString('latin1'));
