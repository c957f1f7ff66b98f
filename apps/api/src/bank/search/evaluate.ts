import { RoaringArenaAllocator, RoaringBitmap32 } from 'roaring-wasm';
import type { QuestionFilters, Shown } from '../../questions/filters';
import type { Built } from '../build';
import { intersection, type Ids } from '../sets/bitmaps';
import type { Facet } from '../sets/facts';
import type { TextQuery } from '@mapa/server-text';
import { findText, type TextSets } from '../text/text-sets';
import type { Inputs } from './inputs';

const union = (sets: Ids[]): Ids => (sets.length === 1 && sets[0] ? sets[0] : RoaringBitmap32.orMany(sets));

const present = (sets: (Ids | undefined)[]): Ids[] => sets.filter((set) => set !== undefined);

/** The questions with one of the values; undefined where none is asked for. */
const anyOf = (facet: Facet, values: (string | number)[] | undefined): Ids | undefined =>
  values?.length ? union(present(values.map((value) => facet.of(value)))) : undefined;

function holding({ folds }: Built, facet: Facet, text: string | null): Ids | undefined {
  if (text === null) return undefined;
  return union(present(facet.values().map((value) => (folds.holds(value, text) ? facet.of(value) : undefined))));
}

function commented({ facts }: Built, wanted: boolean | undefined): Ids | undefined {
  if (wanted === undefined) return undefined;
  return wanted ? facts.commented : RoaringBitmap32.andNot(facts.all, facts.commented);
}

/** The sets that hidden kinds are left out by. */
function shownSets({ facts }: Built, { annulled, outdated }: Shown): { within: Ids[]; without: Ids[] } {
  if (!annulled && !outdated) return { within: [facts.visible], without: [] };
  return { within: [], without: [...(annulled ? [] : [facts.annulled]), ...(outdated ? [] : [facts.outdated])] };
}

/** What a filter finds when its text is left aside; a new set. */
function withoutText(built: Built, filters: QuestionFilters, inputs: Inputs, shown: Shown): Ids {
  const { facts } = built;
  const { facets } = facts;
  const seen = shownSets(built, shown);
  const within = present([
    filters.id === undefined ? undefined : new RoaringBitmap32([filters.id]),
    anyOf(facets.node, [...(filters.materia_id ?? []), ...(filters.assunto_id ?? [])]),
    inputs.paper ? new RoaringBitmap32(inputs.paper) : undefined,
    anyOf(facets.board, filters.banca_id),
    anyOf(facets.institution, filters.instituicao_id),
    anyOf(facets.year, filters.ano),
    anyOf(facets.level, filters.escolaridade),
    holding(built, facets.position, inputs.position),
    anyOf(facets.difficulty, filters.dificuldade),
    anyOf(facets.kind, filters.tipo),
    holding(built, facets.area, inputs.area),
    commented(built, filters.comentada),
    ...inputs.own.within,
    ...seen.within,
  ]);
  const found = intersection(within, facts.all);
  // What a student or a paper names may be gone from the bank, or not in it yet.
  found.andInPlace(facts.all);
  const unjudged = inputs.own.isJudged ? [facts.annulled] : [];
  for (const set of [...inputs.own.without, ...unjudged, ...seen.without]) found.andNotInPlace(set);
  return found;
}

/** Runs something that makes sets, and keeps only the one that it gives; the caller disposes of that. */
export const keepingOne = (work: () => Ids): Ids => new RoaringArenaAllocator().with((arena) => arena.escape(work()));

/** What a text asks for, and where it is looked up; `query` is null for a text without words, `code` the id that it names. */
interface Text {
  query: TextQuery | null;
  code: number | null;
  sets: TextSets;
}

/** The questions that a filter finds, as a new set. @param text null: its text is left aside */
export function evaluate(built: Built, filters: QuestionFilters, inputs: Inputs, shown: Shown, text: Text | null): Ids {
  const found = withoutText(built, filters, inputs, shown);
  if (!text) return found;
  const matches = text.query ? findText(text.query, text.sets) : new RoaringBitmap32();
  if (text.code !== null) matches.add(text.code);
  found.andInPlace(matches);
  return found;
}
