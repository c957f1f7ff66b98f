import { setImmediate as nextTurn } from 'node:timers/promises';
import { RoaringBitmap32 } from 'roaring-wasm';
import type { Ids } from './sets/bitmaps';
import { newCaches, type IndexColumns, type IndexData } from './build';
import type { Facet } from './facet';
import { Facts } from './facts';
import { NormalisedTexts } from './normalised-texts';
import { Papers, type PapersState } from './papers';
import type { Value, ValueColumn } from './rows';
import type { SnapshotReader } from './snapshot-file';
import type { Institution } from './institutions';
import type { Subject } from './subjects';
import type { VocabularyState } from './texts/vocabulary';

/**
 * Version of the snapshot format; increase it with every change of the bytes or their meaning. A file of another
 * version is refused.
 */
export const SNAPSHOT_FORMAT = 7;

/** A set's key with its number of bytes. */
type Keyed<Key> = [key: Key, bytes: number][];

type VocabularyLengths = [characters: number, starts: number, slots: number];

/**
 * Describes the bytes: they follow one another in the order of these fields. Sets are in Roaring's portable format,
 * numbers in the machine's byte order.
 */
export interface Directory {
  base: number[];
  nodes: Keyed<Value>;
  columns: [column: ValueColumn, values: Keyed<Value>][];
  terms: Keyed<string>;
  ofQuestion: number;
  words: VocabularyLengths;
  wordTerms: VocabularyLengths;
  termOfWord: number;
  places: number;
  chunks: number[];
  exams: Keyed<number>;
  byState: Keyed<string>;
  paths: number[][];
  states: PapersState['states'];
  variants: PapersState['variants'];
  owners: PapersState['owners'];
  subjects: Subject[];
  institutions: Institution[];
  normalised: [string, string][];
}

const baseSets = ({ all, annulled, outdated, commented, visible }: Facts): Ids[] => [
  all,
  annulled,
  outdated,
  commented,
  visible,
];

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint16Array | Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

function* vocabularyPieces({ characters, starts, slots }: VocabularyState): Generator<Uint8Array, VocabularyLengths> {
  const arrays = [characters, starts, slots] as const;
  for (const array of arrays) yield bytesOf(array);
  return [characters.byteLength, starts.byteLength, slots.byteLength];
}

/**
 * The index as pieces of bytes, and finally their directory. The index must not change before the last piece is taken.
 */
export function* encodeIndex({
  facts,
  normalised,
  papers,
  subjects,
  institutions,
}: IndexData): Generator<Uint8Array, Directory> {
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
  const texts = facts.texts.state();
  const words = yield* vocabularyPieces(texts.vocabulary);
  const wordTerms = yield* vocabularyPieces(texts.terms.terms);
  yield bytesOf(texts.terms.ofWord);
  yield bytesOf(texts.places);
  for (const chunk of texts.chunks) yield bytesOf(chunk);
  const kept = papers.state();
  const exams = yield* arrays(kept.places);
  const byState = yield* arrays(kept.byState);
  return {
    base,
    nodes,
    columns,
    terms,
    ofQuestion: ofQuestion.byteLength,
    words,
    wordTerms,
    termOfWord: texts.terms.ofWord.byteLength,
    places: texts.places.byteLength,
    chunks: texts.chunks.map(({ byteLength }) => byteLength),
    exams,
    byState,
    paths,
    states: kept.states,
    variants: kept.variants,
    owners: kept.owners,
    subjects,
    institutions,
    normalised: normalised.entries(),
  };
}

/** Time for which sets are built before other work gets a turn. */
const SLICE_MS = 5;

/** Decodes the bytes of `encodeIndex` in slices, between which the process answers requests. */
export async function decodeIndex(
  reader: SnapshotReader,
  directory: Directory,
  columns: IndexColumns,
): Promise<Omit<IndexData, 'snapshot'>> {
  let until = performance.now() + SLICE_MS;
  const pause = async () => {
    if (performance.now() < until) return;
    await nextTurn();
    until = performance.now() + SLICE_MS;
  };
  const bytes = (length: number) => filled(reader, new Uint8Array(memory(length)));
  const numbers = (length: number) => filled(reader, new Uint32Array(memory(length)));
  const units = (length: number) => filled(reader, new Uint16Array(memory(length)));
  const arrays = async <Key>(keyed: Keyed<Key>): Promise<Map<Key, Uint32Array>> => {
    const all = await numbers(sum(keyed));
    return new Map(parts(keyed).map(([key, from, to]) => [key, all.subarray(from / 4, to / 4)]));
  };

  const facts = new Facts(columns.values);
  const fill = async <Key>(into: { put(key: Key, set: Ids): void }, keyed: Keyed<Key>) => {
    const sets = await bytes(sum(keyed));
    for (const [key, from, to] of parts(keyed)) {
      into.put(key, RoaringBitmap32.deserialize('portable', sets.subarray(from, to)));
      await pause();
    }
  };
  try {
    for (const [number, set] of baseSets(facts).entries())
      set.deserialize('portable', await bytes(directory.base[number] ?? 0));
    await fill<Value>(facts.nodes, directory.nodes);
    for (const [column, values] of directory.columns) await fill<Value>(facts.facet(column) satisfies Facet, values);
    facts.terms.restore(await bytes(sum(directory.terms)), directory.terms);
    facts.paths.restore({ paths: directory.paths, ofQuestion: await numbers(directory.ofQuestion) });
    const vocabulary = async ([characters, starts, slots]: VocabularyLengths): Promise<VocabularyState> => ({
      characters: await units(characters),
      starts: await numbers(starts),
      slots: await numbers(slots),
    });
    facts.texts.restore({
      vocabulary: await vocabulary(directory.words),
      terms: { terms: await vocabulary(directory.wordTerms), ofWord: await numbers(directory.termOfWord) },
      places: await numbers(directory.places),
      chunks: await inTurn(directory.chunks, units),
    });
    facts.settle();
    const papers = new Papers();
    papers.restore({
      places: await arrays(directory.exams),
      byState: await arrays(directory.byState),
      states: directory.states,
      variants: directory.variants,
      owners: directory.owners,
    });
    const normalised = new NormalisedTexts(columns.normalised, directory.normalised);
    const { subjects, institutions } = directory;
    return { ...newCaches(), facts, normalised, papers, subjects, institutions };
  } catch (error) {
    facts.dispose();
    throw error;
  }
}

const sum = (keyed: Keyed<unknown>): number => keyed.reduce((bytes, [, length]) => bytes + length, 0);

/** The byte range of each key. */
function parts<Key>(keyed: Keyed<Key>): [key: Key, from: number, to: number][] {
  let at = 0;
  return keyed.map(([key, length]) => {
    at += length;
    return [key, at - length, at];
  });
}

/** Memory that the garbage collector does not count: for every 64 MB that it counts, it traverses all objects. */
const memory = (bytes: number) => new SharedArrayBuffer(bytes);

async function filled<Numbers extends Uint8Array | Uint16Array | Uint32Array>(
  reader: SnapshotReader,
  numbers: Numbers,
): Promise<Numbers> {
  await reader.fill(numbers);
  return numbers;
}

async function inTurn<From, To>(each: From[], make: (one: From) => Promise<To>): Promise<To[]> {
  const made: To[] = [];
  for (const one of each) made.push(await make(one));
  return made;
}
