import { numberKeyOf, nameKeyOf, type Item, type Label, type Row } from './label';
import { uniqueBy } from '../rules/keys';

/** The stored question of each question of a file. */
export interface Matches {
  /** By the item's position. */
  found: Map<number, Row>;
  itemsLeft: Item[];
  rowsLeft: Row[];
}

/** Texts of more unmatched questions than this are not compared, because that takes too long. */
const MAX_COMPARED = 300;
/** Least share of common words for a match: of questions with the same name, and of any two. */
const ALIKE_NAMESAKE = 0.5;
const ALIKE = 0.8;

/** The words of a question's statement and alternatives; questions of a file by position, stored ones by id. */
export interface Texts {
  ofItems: (items: Item[]) => Promise<Map<number, Set<string>>>;
  ofRows: (rows: Row[]) => Promise<Map<number, Set<string>>>;
}

/**
 * Finds the stored question of each one in a file: by its id; else by its whole text, at any position; else by a
 * similar text; else by its name; else by its number.
 */
export async function matchQuestions(items: Item[], rows: Row[], texts: Texts): Promise<Matches> {
  const matching = new Matching(items, rows);
  matching.byId();
  matching.byKey((one) => (one.contentHash === null ? '' : `${one.contentHash} ${nameKeyOf(one)}`));
  matching.byKey((one) => one.contentHash ?? '');
  const { itemsLeft, rowsLeft } = matching;
  const written = itemsLeft.filter(({ contentHash }) => contentHash !== null);
  if (written.length > 0 && rowsLeft.length > 0 && Math.max(written.length, rowsLeft.length) <= MAX_COMPARED) {
    matching.byLikeness(await texts.ofItems(written), await texts.ofRows(rowsLeft));
  }
  matching.byKey(nameKeyOf, mayBeRenamed);
  matching.byNumber();
  return { found: matching.found, itemsLeft: matching.itemsLeft, rowsLeft: matching.rowsLeft };
}

/** Whether an item may be a renamed row: two questions with different ids of their own never match. */
const mayBeRenamed = (item: Item, row: Row): boolean => item.idNumber === null || row.idNumber === null;

/** Whether any question of a file is one of the rows, or is a rewording of the row with its key. */
export async function resembles(items: Item[], rows: Row[], clashes: [Item, Row][], texts: Texts): Promise<boolean> {
  const written = items.filter(({ contentHash }) => contentHash !== null).slice(0, MAX_COMPARED);
  const some = [...new Set([...clashes.map(([, row]) => row), ...rows])].slice(0, MAX_COMPARED);
  const [ofItems, ofRows] = [
    await texts.ofItems([...new Set([...clashes.map(([item]) => item), ...written])].slice(0, MAX_COMPARED)),
    await texts.ofRows(some),
  ];
  const alike = (item: Item, row: Row, share: number) =>
    likeness(ofItems.get(item.position), ofRows.get(row.questionId)) >= share;
  return (
    clashes.some(([item, row]) => alike(item, row, ALIKE_NAMESAKE)) ||
    written.some((item) => some.some((row) => alike(item, row, ALIKE)))
  );
}

class Matching {
  readonly found = new Map<number, Row>();
  itemsLeft: Item[];
  rowsLeft: Row[];
  private readonly allItems: Item[];
  private readonly allRows: Row[];

  constructor(items: Item[], rows: Row[]) {
    this.allItems = this.itemsLeft = items;
    this.allRows = this.rowsLeft = rows;
  }

  byId(): void {
    const byId = uniqueBy(this.allRows, idOf);
    const unique = uniqueBy(this.allItems, idOf);
    this.take([...unique].flatMap(([id, item]) => pair(item, byId.get(id))));
  }

  /** Matches items and rows with equal keys; of several with one key, in order. */
  byKey(keyOf: (one: Item | Row) => string, isAllowed: (item: Item, row: Row) => boolean = () => true): void {
    const waiting = new Map<string, Row[]>();
    for (const row of this.rowsLeft) {
      const key = keyOf(row);
      if (key === '') continue;
      const others = waiting.get(key);
      if (others) others.push(row);
      else waiting.set(key, [row]);
    }
    const pairs: [Item, Row][] = [];
    for (const item of this.itemsLeft) {
      const candidates = waiting.get(keyOf(item));
      const at = candidates?.findIndex((row) => isAllowed(item, row)) ?? -1;
      if (at >= 0) pairs.push(...pair(item, candidates?.splice(at, 1)[0]));
    }
    this.take(pairs);
  }

  byNumber(): void {
    const rows = uniqueBy(this.allRows, numberKeyOf);
    const items = uniqueBy(this.allItems, numberKeyOf);
    const left = new Set(this.rowsLeft);
    this.take(
      this.itemsLeft.flatMap((item) => {
        const row = rows.get(numberKeyOf(item));
        return row && left.has(row) && items.get(numberKeyOf(item)) === item && mayBeRenamed(item, row)
          ? pair(item, row)
          : [];
      }),
    );
  }

  /** Matches the most similar texts first. */
  byLikeness(itemTexts: Map<number, Set<string>>, rowTexts: Map<number, Set<string>>): void {
    const scored: { item: Item; row: Row; score: number; namesake: boolean }[] = [];
    for (const item of this.itemsLeft) {
      for (const row of this.rowsLeft) {
        const score = likeness(itemTexts.get(item.position), rowTexts.get(row.questionId));
        const namesake = nameKeyOf(item) !== '' && nameKeyOf(item) === nameKeyOf(row) && mayBeRenamed(item, row);
        if (score >= (namesake ? ALIKE_NAMESAKE : ALIKE)) scored.push({ item, row, score, namesake });
      }
    }
    scored.sort((a, b) => Number(b.namesake) - Number(a.namesake) || b.score - a.score);
    const takenItems = new Set<Item>();
    const takenRows = new Set<Row>();
    const pairs: [Item, Row][] = [];
    for (const { item, row } of scored) {
      if (takenItems.has(item) || takenRows.has(row)) continue;
      takenItems.add(item);
      takenRows.add(row);
      pairs.push([item, row]);
    }
    this.take(pairs);
  }

  private take(pairs: [Item, Row][]): void {
    const items = new Set<Item>();
    const rows = new Set<Row>();
    for (const [item, row] of pairs) {
      this.found.set(item.position, row);
      items.add(item);
      rows.add(row);
    }
    this.itemsLeft = this.itemsLeft.filter((item) => !items.has(item));
    this.rowsLeft = this.rowsLeft.filter((row) => !rows.has(row));
  }
}

const idOf = ({ idNumber }: Label): string => idNumber ?? '';

const pair = (item: Item, row: Row | undefined): [Item, Row][] => (row ? [[item, row]] : []);

/** Jaccard index of two sets of words: size of the intersection over size of the union. */
function likeness(one: Set<string> | undefined, other: Set<string> | undefined): number {
  if (!one || !other || one.size === 0 || other.size === 0) return 0;
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  return common / (one.size + other.size - common);
}
