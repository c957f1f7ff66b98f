import { createContext } from 'react';
import { dataAddress, fitPicture } from './fit-picture';

/** Accepts a picture for a text: returns its address, or a sentence on why it cannot be used. */
export type TakePicture = (file: Blob) => Promise<{ address: string } | { problem: string }>;

/** How texts store their pictures; undefined for texts without pictures. */
export const PicturePlace = createContext<TakePicture | undefined>(undefined);

export const NO_PICTURE = 'Esta figura não pôde ser lida: use PNG, JPEG, GIF, WebP ou AVIF.';

/** Greatest size of a picture embedded in its text, in bytes. */
const INLINE_BYTES = 90_000;

/** Embeds a picture in the text; the server extracts it when storing. */
export const takeInline: TakePicture = async (file) => {
  const picture = await fitPicture(file, INLINE_BYTES);
  return picture ? { address: await dataAddress(picture) } : { problem: NO_PICTURE };
};
