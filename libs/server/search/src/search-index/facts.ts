import { RoaringBitmap32 } from 'roaring-wasm';
import type { Ids } from './sets/bitmaps';
import { Facet } from './facet';
import type { FactRow, ValueColumn } from './rows';
import { type PathCount, Paths } from './paths';
import { Terms } from './sets/terms';
import { WordTexts } from './texts/word-texts';

/** Every fact that filters use, as sets of question ids. */
export class Facts {
  readonly all: Ids = new RoaringBitmap32();
  readonly annulled: Ids = new RoaringBitmap32();
  readonly outdated: Ids = new RoaringBitmap32();
  readonly commented: Ids = new RoaringBitmap32();
  /** Questions neither annulled nor outdated: the starting set of most searches. */
  readonly visible: Ids = new RoaringBitmap32();
  /** Questions by each node of the tree of subjects above them. */
  readonly nodes = new Facet();
  readonly columns: readonly ValueColumn[];
  private readonly facets: Facet[];
  readonly terms = new Terms();
  readonly paths = new Paths();
  readonly texts = new WordTexts();
  /** Path counts of all questions; null after a change. */
  private total: Uint32Array | null = null;

  /** @param columns columns of `questions` with a set of questions for each value */
  constructor(columns: readonly ValueColumn[]) {
    this.columns = columns;
    this.facets = columns.map(() => new Facet());
  }

  /** Sets of questions by each value of a column. Throws for a column that the index lacks. */
  facet(column: ValueColumn): Facet {
    const facet = this.facets[this.columns.indexOf(column)];
    if (!facet) throw new Error(`the search index keeps no column ${column}`);
    return facet;
  }

  /** Number of the questions at the end of each path. Of a large result, the complement is counted and subtracted. */
  countPaths(found: Ids): PathCount[] {
    const { all, paths } = this;
    if (found.size * 2 <= all.size) return paths.count(found.toUint32Array());
    const total = (this.total ??= paths.tallyAll(all.toUint32Array()));
    const others = RoaringBitmap32.andNot(all, found);
    const left = paths.tallyAll(others.toUint32Array());
    others.dispose();
    return paths.read(total.map((count, path) => count - (left[path] ?? 0)));
  }

  add(row: FactRow): void {
    const { id } = row;
    this.total = null;
    this.all.add(id);
    if (row.annulled) this.annulled.add(id);
    if (row.outdated) this.outdated.add(id);
    if (row.commented) this.commented.add(id);
    if (!row.annulled && !row.outdated) this.visible.add(id);
    for (const node of row.path) this.nodes.add(node, id);
    this.paths.set(id, row.path);
    for (const [at, facet] of this.facets.entries()) facet.add(row.values[at] ?? null, id);
    this.terms.add(row.terms, id);
    this.texts.set(id, row.words);
  }

  /** Ends the first read, or the restoring, of all questions. */
  settle(): void {
    this.terms.settle();
    this.texts.nearWords.setCommon(this.terms.names());
  }

  /** Removes questions from every set. */
  remove(ids: Ids): void {
    this.total = null;
    for (const set of [this.all, this.annulled, this.outdated, this.commented, this.visible]) set.andNotInPlace(ids);
    for (const facet of [this.nodes, ...this.facets]) facet.remove(ids);
    this.terms.remove(ids);
    for (const id of ids.toUint32Array()) this.texts.remove(id);
  }

  dispose(): void {
    for (const set of [this.all, this.annulled, this.outdated, this.commented, this.visible]) set.dispose();
    for (const facet of [this.nodes, ...this.facets]) facet.dispose();
    this.terms.dispose();
    this.texts.dispose();
  }
}
