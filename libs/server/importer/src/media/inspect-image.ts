import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { imageOversize, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '../limits';
import { QuestionRefusal } from '../refusal';
import { BmpError, decodeBmp, looksLikeBmp } from './decode-bmp';

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

/**
 * Reads what an image is from its bytes, never from its name; a bitmap becomes PNG. Throws QuestionRefusal when the bank does
 * not take it.
 */
export async function inspectImage(given: Buffer, name: string): Promise<Media> {
  if (given.length > MAX_IMAGE_BYTES) throw new QuestionRefusal(imageOversize(name));
  const bytes = looksLikeBmp(given) ? await bitmapToPng(given, name) : given;
  if (bytes.length === 0) throw new QuestionRefusal(`a imagem “${name}” está vazia`);
  if (looksLikeSvg(bytes))
    throw new QuestionRefusal(`a imagem “${name}” é SVG, que não é aceita; use PNG, JPEG, GIF, WebP, AVIF ou BMP`);
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => null);
  const contentType = TYPES[metadata?.format ?? ''];
  const isHevc = metadata?.format === 'heif' && metadata.compression !== 'av1';
  if (!metadata || !contentType || isHevc) {
    throw new QuestionRefusal(`a imagem “${name}” não é PNG, JPEG, GIF, WebP, AVIF nem BMP, ou está corrompida`);
  }
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_IMAGE_PIXELS) throw new QuestionRefusal(`a imagem “${name}” passa de 25 megapixels`);
  return { hash: createHash('sha256').update(bytes).digest('hex'), contentType, width, height, bytes };
}

/** Browsers and the image service read PNG, at a fraction of the size. */
async function bitmapToPng(bytes: Buffer, name: string): Promise<Buffer> {
  try {
    const { data, ...size } = decodeBmp(bytes, MAX_IMAGE_PIXELS);
    const picture = () => sharp(data, { raw: { ...size, channels: 4 } });
    const { isOpaque } = await picture().stats();
    return await (isOpaque ? picture().removeAlpha() : picture()).png().toBuffer();
  } catch (error) {
    if (error instanceof BmpError) throw new QuestionRefusal(`a imagem “${name}” é um BMP que ${error.message}`);
    throw error;
  }
}

const looksLikeSvg = (bytes: Buffer): boolean => /<svg[\s>]/i.test(bytes.subarray(0, 1024).toString('latin1'));
