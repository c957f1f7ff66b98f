/** Formats that the server accepts unchanged. */
const TAKEN = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];
/** Greatest width of pictures in texts, in pixels. */
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
 * A picture of at most this many bytes: unchanged if it fits, otherwise scaled down. Null if this browser cannot read
 * the file as a picture.
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

/** A file as a data URL. */
export const dataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });
