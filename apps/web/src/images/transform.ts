import sharp, { type Metadata, type Sharp } from 'sharp';
import { sniffFormat, type Format, type Target } from './formats';
import { ImageRefusal } from './refusal';

const MAX_PIXELS = 25_000_000;
const TIMEOUT_S = 5;
/** AVIF reaches the same quality with a lower number than JPEG and WebP. */
const AVIF_QUALITY_OFFSET = 20;
/** The least effort: more makes images hardly smaller, and somebody is waiting. */
const AVIF_EFFORT = 0;
/** For larger images AVIF takes longer than half a second; WebP is used instead. */
const AVIF_MAX_PIXELS = 4_000_000;
const WEBP_EFFORT = 2;

// The queue limits concurrent images; one thread each keeps a core free for pages.
sharp.concurrency(1);
sharp.cache(false);

export interface Picture {
  bytes: Buffer;
  format: Format;
}

const encode: Record<Format, (image: Sharp, quality: number) => Sharp> = {
  avif: (image, quality) => image.avif({ quality: Math.max(1, quality - AVIF_QUALITY_OFFSET), effort: AVIF_EFFORT }),
  webp: (image, quality) => image.webp({ quality, effort: WEBP_EFFORT }),
  jpeg: (image, quality) => image.jpeg({ quality }),
  png: (image) => image.png(),
  gif: (image) => image.gif(),
};

const unreadable = () => new ImageRefusal(422, 'A imagem não pôde ser lida.');

async function readMetadata(source: Buffer): Promise<Metadata> {
  // Reads only the header, to distinguish a decompression bomb from a broken file before decoding.
  const metadata = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (metadata.width * metadata.height > MAX_PIXELS) throw new ImageRefusal(413, 'A imagem tem pixels demais.');
  return metadata;
}

/**
 * An image at a width and in a target's format. It is never enlarged; an animated one, or one that already fits, stays
 * as it is.
 */
export async function transform(source: Buffer, width: number, quality: number, target: Target): Promise<Picture> {
  const own = sniffFormat(source);
  if (!own) throw new ImageRefusal(415, 'O formato da imagem não é aceito.');
  const metadata = await readMetadata(source);
  const fits = metadata.width <= width && (metadata.orientation ?? 1) === 1;
  if ((metadata.pages ?? 1) > 1 || (target === 'own' && fits)) return { bytes: source, format: own };

  const shown = Math.min(1, width / metadata.width);
  const isLarge = metadata.width * metadata.height * shown * shown > AVIF_MAX_PIXELS;
  const format = target === 'own' ? own : isLarge ? 'webp' : target;
  const resized = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: TIMEOUT_S });
  const bytes = await encode[format](resized, quality)
    .toBuffer()
    .catch(() => {
      throw unreadable();
    });
  return { bytes, format };
}
