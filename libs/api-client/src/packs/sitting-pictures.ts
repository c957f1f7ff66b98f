import { PACK_CACHE } from '@mapa/domain';
import { keepPictures } from './keep-pictures';
import { picturesOf, type PackQuestion } from './pack';

/** The cache of a sitting's pictures; it goes at logout with those of the packs. */
const cacheOf = (studentId: string, sittingId: string): string => `${PACK_CACHE}${studentId}:simulado-${sittingId}`;

/**
 * Stores the pictures of a sitting once, for a paper that is gone on with offline. Nothing is stored where no service worker would serve
 * it. Never rejects.
 */
export async function keepSittingPictures(
  studentId: string,
  sittingId: string,
  questions: readonly Pick<PackQuestion, 'enunciado' | 'alternativas'>[],
  { signal, isWanted }: { signal: AbortSignal; isWanted: () => boolean },
): Promise<void> {
  if (typeof caches === 'undefined' || !navigator.serviceWorker?.controller) return;
  const cache = cacheOf(studentId, sittingId);
  try {
    if (await caches.has(cache)) return;
    const sources = [...new Set(questions.flatMap(picturesOf))];
    if (sources.length > 0) await keepPictures({ cache, sources, signal, isWanted });
    if (!isWanted()) await caches.delete(cache);
  } catch {
    // A disk that is full: pictures are loaded when they are seen.
  }
}

/** Removes the pictures of a sitting that is over. Never rejects. */
export async function dropSittingPictures(studentId: string, sittingId: string): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(cacheOf(studentId, sittingId)).catch(() => false);
}
