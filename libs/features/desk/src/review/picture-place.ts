import { createContext } from 'react';
import { dataAddress, fitPicture } from './fit-picture';

/** Takes a picture that a person puts into a text: its address, or a sentence on why it cannot be used. */
export type TakePicture = (file: Blob) => Promise<{ address: string } | { problem: string }>;

/** Where the pictures of texts go; undefined where texts get none. */
export const PicturePlace = createContext<TakePicture | undefined>(undefined);

export const NO_PICTURE = 'Esta figura não pôde ser lida: use PNG, JPEG, GIF, WebP ou AVIF.';

/** So large a picture is at most that travels within its text, in bytes. */
const INLINE_BYTES = 90_000;

/** Puts a picture into the text itself, which the server takes apart when it is stored. */
export const takeInline: TakePicture = async (file) => {
  const picture = await fitPicture(file, INLINE_BYTES);
  return picture ? { address: await dataAddress(picture) } : { problem: NO_PICTURE };
};
