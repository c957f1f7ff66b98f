import { RoaringBitmap32 } from 'roaring-wasm';

/** A set of question ids. Its memory is outside the JavaScript heap: the owner disposes of it, or works in an arena. */
export type Ids = RoaringBitmap32;

/** Parses the ids of a `string_agg(int4send(…), '')`, in its order. */
export function readIds(bytes: Buffer | null): Uint32Array {
  // Copied, because a Uint32Array needs aligned memory.
  const own = new Uint8Array(bytes ?? []);
  Buffer.from(own.buffer).swap32();
  return new Uint32Array(own.buffer);
}

/** Intersection of the sets, smallest first; a copy of `everything` for an empty list. */
export function intersection(sets: Ids[], everything: Ids): Ids {
  const [first, second, ...rest] = [...sets].sort((one, other) => one.size - other.size);
  if (!first) return everything.clone();
  if (!second) return first.clone();
  const result = RoaringBitmap32.and(first, second);
  for (const set of rest) result.andInPlace(set);
  return result;
}
