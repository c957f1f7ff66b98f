import { inArray } from 'drizzle-orm';
import { media, type Queryable } from '@mapa/server-platform';
import type { Media } from '../model/media';

/** Stores new images; existing ones have the same bytes, because the name is their hash. */
export async function saveMedia(tx: Queryable, images: Media[]): Promise<void> {
  const byHash = new Map(images.map((image) => [image.hash, image]));
  if (byHash.size === 0) return;
  const known = await tx
    .select({ hash: media.hash })
    .from(media)
    .where(inArray(media.hash, [...byHash.keys()]));
  for (const { hash } of known) byHash.delete(hash);
  // One statement each, because an image may have megabytes.
  for (const image of byHash.values()) await tx.insert(media).values(image).onConflictDoNothing();
}
