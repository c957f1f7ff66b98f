import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '../model/limits';
import type { Media } from '../model/media';
import { bmpSentence, imageRefusal } from './image-faults';
import { QuestionRefusal } from '../model/refusal';
import { BmpError, decodeBmp, looksLikeBmp } from './decode-bmp';

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  heif: 'image/avif',
  avif: 'image/avif',
};

/**
 * Identifies an image by its bytes, never by its name; converts a bitmap to PNG. Throws QuestionRefusal when the bank
 * refuses it.
 * @param image its name in a sentence (image-faults.ts)
 */
export async function inspectImage(given: Buffer, image: string): Promise<Media> {
  if (given.length > MAX_IMAGE_BYTES) throw imageRefusal(image, 'oversize');
  const bytes = looksLikeBmp(given) ? await bitmapToPng(given, image) : given;
  if (bytes.length === 0) throw imageRefusal(image, 'empty');
  if (looksLikeSvg(bytes)) throw imageRefusal(image, 'svg');
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => null);
  const contentType = TYPES[metadata?.format ?? ''];
  const isHevc = metadata?.format === 'heif' && metadata.compression !== 'av1';
  if (!metadata || !contentType || isHevc) {
    throw imageRefusal(image, 'unknown');
  }
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_IMAGE_PIXELS) throw imageRefusal(image, 'pixels');
  return { hash: createHash('sha256').update(bytes).digest('hex'), contentType, width, height, bytes };
}

/** PNG is readable by browsers and the image service, at a fraction of the size. */
async function bitmapToPng(bytes: Buffer, image: string): Promise<Buffer> {
  try {
    const { data, ...size } = decodeBmp(bytes, MAX_IMAGE_PIXELS);
    const picture = () => sharp(data, { raw: { ...size, channels: 4 } });
    const { isOpaque } = await picture().stats();
    return await (isOpaque ? picture().removeAlpha() : picture()).png().toBuffer();
  } catch (error) {
    if (error instanceof BmpError) throw new QuestionRefusal(bmpSentence(image, error.fault));
    throw error;
  }
}

const looksLikeSvg = (bytes: Buffer): boolean => /<svg[\s>]/i.test(bytes.subarray(0, 1024).toString('latin1'));
