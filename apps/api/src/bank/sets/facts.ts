import { RoaringBitmap32 } from 'roaring-wasm';
import type { Ids } from './bitmaps';
import type { FactRow } from '../rows';
import { Paths } from './paths';
import { Terms } from './terms';

type Value = string | number | null;

/** The questions by each value of one column. */
export class Facet {
  private readonly sets = new Map<Value, Ids>();

  add(value: Value, id: number): void {
    const set = this.sets.get(value);
    if (set) set.add(id);
    else this.sets.set(value, new RoaringBitmap32([id]));
  }

  of(value: Value): Ids | undefined {
    return this.sets.get(value);
  }

  remove(ids: Ids): void {
    for (const set of this.sets.values()) set.andNotInPlace(ids);
  }

  values(): Value[] {
    return [...this.sets.keys()];
  }

  entries(): IterableIterator<[Value, Ids]> {
    return this.sets.entries();
  }

  dispose(): void {
    for (const set of this.sets.values()) set.dispose();
  }
}

const newFacets = () => ({
  node: new Facet(),
  board: new Facet(),
  institution: new Facet(),
  year: new Facet(),
  level: new Facet(),
  position: new Facet(),
  area: new Facet(),
  difficulty: new Facet(),
  kind: new Facet(),
  /** By how many alternatives there are to choose from. */
  alternatives: new Facet(),
});

/** Every fact that filters ask for, as sets of question ids. */
export class Facts {
  readonly all: Ids = new RoaringBitmap32();
  readonly annulled: Ids = new RoaringBitmap32();
  readonly outdated: Ids = new RoaringBitmap32();
  readonly commented: Ids = new RoaringBitmap32();
  /** Neither annulled nor outdated: what most searches begin with. */
  readonly visible: Ids = new RoaringBitmap32();
  readonly facets = newFacets();
  readonly terms = new Terms();
  readonly paths = new Paths();

  add(row: FactRow): void {
    const { id } = row;
    const { facets } = this;
    this.all.add(id);
    if (row.annulled) this.annulled.add(id);
    if (row.outdated) this.outdated.add(id);
    if (row.commented) this.commented.add(id);
    if (!row.annulled && !row.outdated) this.visible.add(id);
    for (const node of row.path) facets.node.add(node, id);
    this.paths.set(id, row.path);
    facets.board.add(row.boardId, id);
    facets.institution.add(row.institutionId, id);
    facets.year.add(row.year, id);
    facets.level.add(row.level, id);
    facets.position.add(row.position, id);
    facets.area.add(row.area, id);
    facets.difficulty.add(row.difficulty, id);
    facets.kind.add(row.kind, id);
    facets.alternatives.add(row.alternatives, id);
    this.terms.add(row.terms, id);
  }

  /** Takes questions out of every set. */
  remove(ids: Ids): void {
    for (const set of [this.all, this.annulled, this.outdated, this.commented, this.visible]) set.andNotInPlace(ids);
    for (const facet of Object.values(this.facets)) facet.remove(ids);
    this.terms.remove(ids);
  }

  dispose(): void {
    for (const set of [this.all, this.annulled, this.outdated, this.commented, this.visible]) set.dispose();
    for (const facet of Object.values(this.facets)) facet.dispose();
    this.terms.dispose();
  }
}
