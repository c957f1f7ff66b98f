import { setImmediate as nextTurn } from 'node:timers/promises';
import { RoaringBitmap32 } from 'roaring-wasm';
import type { Ids } from './bitmaps';
import type { IndexColumns, IndexData } from './build';
import { Facts, type Facet } from './facts';
import { NormalisedTexts } from './normalised-texts';
import { Papers, type PapersState } from './papers';
import { newPhraseCache } from './phrases';
import type { Value, ValueColumn } from './rows';
import type { Subject } from './subjects';

/**
 * Version of the snapshot format, to be raised with every change of the bytes or their meaning: a file of another
 * version is refused.
 */
export const SNAPSHOT_FORMAT = 2;

/** A set's key with the bytes that it takes. */
type Keyed<Key> = [key: Key, bytes: number][];

/**
 * What the bytes are: they come in the order of these fields, one after the other. Sets are written in Roaring's portable
 * format, numbers as the machine holds them.
 */
export interface Directory {
  base: number[];
  nodes: Keyed<Value>;
  columns: [column: ValueColumn, values: Keyed<Value>][];
  terms: Keyed<string>;
  ofQuestion: number;
  wordPairs: Keyed<number>;
  places: Keyed<number>;
  byState: Keyed<string>;
  paths: number[][];
  states: PapersState['states'];
  subjects: Subject[];
  normalised: [string, string][];
}

const baseSets = ({ all, annulled, outdated, commented, visible }: Facts): Ids[] => [
  all,
  annulled,
  outdated,
  commented,
  visible,
];

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** The index as pieces of bytes, and at last what they are. The index must not change before the last one is taken. */
export function* encodeIndex({ facts, normalised, papers, subjects }: IndexData): Generator<Uint8Array, Directory> {
  const base: number[] = [];
  for (const set of baseSets(facts)) {
    const piece = set.serialize('portable');
    base.push(piece.length);
    yield piece;
  }
  function* keyed<Key>(sets: Iterable<[Key, Ids]>): Generator<Uint8Array, Keyed<Key>> {
    const written: Keyed<Key> = [];
    for (const [key, set] of sets) {
      const piece = set.serialize('portable');
      written.push([key, piece.length]);
      yield piece;
    }
    return written;
  }
  function* arrays<Key>(entries: Iterable<[Key, Uint32Array]>): Generator<Uint8Array, Keyed<Key>> {
    const written: Keyed<Key> = [];
    for (const [key, numbers] of entries) {
      written.push([key, numbers.byteLength]);
      yield bytesOf(numbers);
    }
    return written;
  }
  const nodes = yield* keyed(facts.nodes.entries());
  const columns: Directory['columns'] = [];
  for (const column of facts.columns) columns.push([column, yield* keyed(facts.facet(column).entries())]);
  const terms = yield* keyed(facts.terms.entries());
  const { paths, ofQuestion } = facts.paths.state();
  yield bytesOf(ofQuestion);
  const wordPairs = yield* arrays(facts.wordPairs.entries());
  const kept = papers.state();
  const places = yield* arrays(kept.places);
  const byState = yield* arrays(kept.byState);
  return {
    base,
    nodes,
    columns,
    terms,
    ofQuestion: ofQuestion.byteLength,
    wordPairs,
    places,
    byState,
    paths,
    states: kept.states,
    subjects,
    normalised: normalised.entries(),
  };
}

/** Sets are made for so long before others have their turn. */
const SLICE_MS = 5;

/** Reads what `encodeIndex` has written, a slice at a time so that the process goes on answering. */
export async function decodeIndex(
  bytes: Uint8Array,
  directory: Directory,
  columns: IndexColumns,
): Promise<Omit<IndexData, 'snapshot'>> {
  let at = 0;
  let until = performance.now() + SLICE_MS;
  const take = (length: number): Uint8Array => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const pause = async () => {
    if (performance.now() < until) return;
    await nextTurn();
    until = performance.now() + SLICE_MS;
  };
  const takeSet = (length: number): Ids => RoaringBitmap32.deserialize('portable', take(length));
  // Copied, so that the numbers are aligned as their type requires.
  const takeNumbers = (length: number): Uint32Array => new Uint32Array(new Uint8Array(take(length)).buffer);
  const takeAll = <Key>(keyed: Keyed<Key>): Map<Key, Uint32Array> => {
    const numbers = takeNumbers(keyed.reduce((sum, [, length]) => sum + length, 0));
    let from = 0;
    return new Map(
      keyed.map(([key, length]) => {
        from += length / 4;
        return [key, numbers.subarray(from - length / 4, from)];
      }),
    );
  };

  const facts = new Facts(columns.values);
  const fill = async <Key>(into: { put(key: Key, set: Ids): void }, keyed: Keyed<Key>) => {
    for (const [key, length] of keyed) {
      into.put(key, takeSet(length));
      await pause();
    }
  };
  try {
    for (const [number, set] of baseSets(facts).entries())
      set.deserialize('portable', take(directory.base[number] ?? 0));
    await fill<Value>(facts.nodes, directory.nodes);
    for (const [column, values] of directory.columns) await fill<Value>(facts.facet(column) satisfies Facet, values);
    await fill<string>(facts.terms, directory.terms);
    facts.terms.settle();
    facts.paths.restore({ paths: directory.paths, ofQuestion: takeNumbers(directory.ofQuestion) });
    for (const [number, chunk] of takeAll(directory.wordPairs)) facts.wordPairs.put(number, chunk);
    await pause();
    const papers = new Papers();
    papers.restore({
      places: takeAll(directory.places),
      byState: takeAll(directory.byState),
      states: directory.states,
    });
    const normalised = new NormalisedTexts(columns.normalised, directory.normalised);
    return { facts, normalised, papers, phrases: newPhraseCache(), subjects: directory.subjects, revision: 0 };
  } catch (error) {
    facts.dispose();
    throw error;
  }
}
