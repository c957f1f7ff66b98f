/** Formats that the server takes as they are. */
const TAKEN = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];
/** No text shows a picture wider than this, in pixels. */
const WIDEST = 1_600;
const SMALLER = 0.8;
const LEAST_SCALE = 0.05;

const drawn = (picture: ImageBitmap, scale: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    canvas.toBlob(resolve, 'image/webp', 0.9);
  });

/**
 * A picture that has no more than so many bytes: as it is where it fits, and drawn smaller otherwise. Null where the file is no picture
 * that this browser reads.
 */
export async function fitPicture(file: Blob, maxBytes: number): Promise<Blob | null> {
  if (TAKEN.includes(file.type) && file.size <= maxBytes) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  for (let scale = Math.min(1, WIDEST / picture.width); scale > LEAST_SCALE; scale *= SMALLER) {
    const blob = await drawn(picture, scale);
    if (blob && blob.size <= maxBytes) return blob;
  }
  return null;
}

/** A file in base64, as an address of itself. */
export const dataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });
