/** Wide enough for the column on phones and most screens. */
const PICTURE_WIDTH = 1080;
const PICTURE_QUALITY = 75;
const AT_ONCE = 3;

export interface PicturesSetting {
  /** Name of the cache for the pictures. */
  cache: string;
  sources: readonly string[];
  signal: AbortSignal;
  /** False once the student has left. */
  isWanted: () => boolean;
  onProgress?: (done: number, total: number) => void;
}

/** Stores pictures for offline use; those that fail to load are loaded again online. */
export async function keepPictures(setting: PicturesSetting): Promise<{ bytes: number; lost: number }> {
  const { sources, signal, isWanted, onProgress } = setting;
  const total = { bytes: 0, lost: 0 };
  if (sources.length === 0 || typeof caches === 'undefined') return { bytes: 0, lost: sources.length };
  const cache = await caches.open(setting.cache);
  const queue = [...sources];
  let done = 0;
  const work = async () => {
    for (let source = queue.shift(); source !== undefined; source = queue.shift()) {
      if (signal.aborted || !isWanted()) return;
      const key = `/_next/image?url=${encodeURIComponent(source)}`;
      const response = await fetch(`${key}&w=${PICTURE_WIDTH}&q=${PICTURE_QUALITY}`, {
        signal,
        headers: { accept: 'image/avif,image/webp,*/*' },
      }).catch(() => null);
      if (response?.ok) {
        const blob = await response.clone().blob();
        await cache.put(key, response);
        total.bytes += blob.size;
      } else total.lost += 1;
      done += 1;
      onProgress?.(done, sources.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return total;
}
