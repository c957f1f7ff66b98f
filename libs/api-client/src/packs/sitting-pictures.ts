import { PACK_CACHE } from '@mapa/domain';
import { keepPictures } from './keep-pictures';
import { picturesOf, type PackQuestion } from './pack';

/** The cache of a sitting's pictures; deleted at logout with those of the packs. */
const cacheOf = (studentId: string, sittingId: string): string => `${PACK_CACHE}${studentId}:simulado-${sittingId}`;

/**
 * Stores the pictures of a sitting once, so that it can continue offline. Does nothing without a service worker to
 * serve them. Never rejects.
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
    // The disk is full: pictures are loaded when shown.
  }
}

/** Removes the pictures of a finished sitting. Never rejects. */
export async function dropSittingPictures(studentId: string, sittingId: string): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(cacheOf(studentId, sittingId)).catch(() => false);
}
