import { randomNumbers, shareOut } from '@mapa/domain';
import { twinWatch, type TwinKeys } from './twins';

/** A matéria to draw questions from. */
export interface Part {
  matterId: number;
  /** The available questions. */
  candidates: readonly number[];
  /** How often it is asked in the source. */
  weight: number;
}

/** A list in random order: Fisher & Yates, by Durstenfeld (CACM 7, 1964, algorithm 235). */
function shuffled(ids: readonly number[], uniform: () => number): number[] {
  const order = [...ids];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(uniform() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  return order;
}

/** Ids of the questions that a recipe has drawn, longest ago first. */
export type Drawn = readonly number[];

/**
 * The order in which the candidates of each part are taken: at random, with the recipe's earlier draws last.
 * @param seed the same seed gives the same order of the same candidates
 */
export function drawingOrder(parts: readonly Part[], drawn: Drawn, seed: number): number[][] {
  const { uniform } = randomNumbers(seed);
  const given = new Set(drawn);
  return parts.map(({ candidates }) => {
    const order = shuffled(
      [...candidates].sort((one, other) => one - other),
      uniform,
    );
    return [...order.filter((id) => !given.has(id)), ...order.filter((id) => given.has(id))];
  });
}

/**
 * The orders without near twins across all parts. The recipe's earlier draws and their near twins come last, longest
 * ago first.
 */
export function withoutTwins(orders: readonly (readonly number[])[], keys: TwinKeys, drawn: Drawn): number[][] {
  const lastUse = new Map<string, number>();
  for (const [at, id] of drawn.entries()) for (const key of keysOf(keys, id)) lastUse.set(key, at);
  const useOf = (id: number) => Math.max(...keysOf(keys, id).map((key) => lastUse.get(key) ?? -1));
  const isFirst = twinWatch(keys);
  const fresh = orders.map((order) => order.filter((id) => useOf(id) < 0 && isFirst(id)));
  const repeated = orders.map((order) => order.filter((id) => useOf(id) >= 0));
  return fresh.map((order, at) => [
    ...order,
    ...(repeated[at] ?? []).sort((one, other) => useOf(one) - useOf(other)).filter(isFirst),
  ]);
}

const keysOf = (keys: TwinKeys, id: number): string[] => [`${id}`, ...(keys.get(id) ?? [])];

/**
 * How many questions each part contributes: the wanted number; shortfalls are made up by others in proportion to their
 * weights.
 * @param wished by part; null: all by weight
 */
export function sharesOf(
  total: number,
  parts: readonly Part[],
  orders: readonly (readonly number[])[],
  wished: readonly number[] | null,
): number[] {
  const rooms = parts.map(({ weight }, at) => ({ weight, available: orders[at]?.length ?? 0 }));
  const granted = wished?.map((share, at) => Math.min(share, rooms[at]?.available ?? 0));
  return shareOut(total, rooms, granted);
}
