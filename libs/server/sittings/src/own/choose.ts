import { counted, withoutOwnState } from '@mapa/domain';
import { refuse, type Student } from '@mapa/server-platform';
import { RECIPE } from '../errors/error-messages';
import { matchingIds } from '@mapa/server-search';
import { readCandidates, type Sources } from './candidates';
import { type Drawn, drawingOrder, type Part, sharesOf, withoutTwins } from './draw';
import { readSource, type Recipe, type Source } from './source';
import { readTwinKeys } from './twins';

/** With fewer candidates the near twins are counted exactly. */
const COUNTED_EXACTLY = 1_000;
/** Candidates of a part that are compared for each wanted question, before all of them are. */
const COMPARED = { times: 3, more: 20 };

/** The matérias of a source with the available questions of each, most asked first. */
export async function readParts(sources: Sources, student: Student, source: Source): Promise<Part[]> {
  const [candidates, asked] = await Promise.all([
    readCandidates(sources, student, source),
    // The student's answers change what is available, not how often a matéria is asked.
    matchingIds(sources, withoutOwnState(source.filters), null, source.collection?.questionIds),
  ]);
  return [...candidates]
    .map(([matterId, ids]) => ({ matterId, candidates: ids, weight: asked.get(matterId)?.length ?? ids.length }))
    .sort((one, other) => other.weight - one.weight || one.matterId - other.matterId);
}

/**
 * How many questions are available in each part: near twins count once, unless there are so many that it cannot matter.
 */
export async function countDrawable(sources: Sources, parts: readonly Part[]): Promise<number[]> {
  const all = parts.flatMap(({ candidates }) => candidates);
  if (all.length > COUNTED_EXACTLY) return parts.map(({ candidates }) => candidates.length);
  const orders = parts.map(({ candidates }) => candidates);
  return withoutTwins(orders, await readTwinKeys(sources.db, all), []).map(({ length }) => length);
}

interface Wish {
  recipe: Recipe;
  drawn: Drawn;
  seed: number;
}

/** The wanted number for each part; null for the usual shares. Refuses parts that do not add up to the total. */
function wishedShares({ partes, numeros }: Recipe, parts: readonly Part[]): number[] | null {
  if (!partes) return null;
  const wished = new Map<number, number>();
  for (const { materia_id, questoes } of partes) wished.set(materia_id, (wished.get(materia_id) ?? 0) + questoes);
  const soma = [...wished.values()].reduce((sum, share) => sum + share, 0);
  if (soma !== numeros) throw refuse(RECIPE.unequalParts, { soma, numeros });
  return parts.map(({ matterId }) => wished.get(matterId) ?? 0);
}

/**
 * Chooses the questions of a sitting by a recipe, one matéria after the other: at random, without near twins, and with
 * earlier draws of the recipe only if nothing else is left. Refuses if there are too few, and says how many there are.
 */
export async function chooseQuestions(
  sources: Sources,
  student: Student,
  { recipe, drawn, seed }: Wish,
): Promise<number[]> {
  const source = await readSource(sources.db, student, recipe);
  const parts = await readParts(sources, student, source);
  const wished = wishedShares(recipe, parts);
  const total = recipe.numeros;
  const orders = drawingOrder(parts, drawn, seed);
  const rough = sharesOf(total, parts, orders, wished);
  const first = orders.map((order, at) => order.slice(0, (rough[at] ?? 0) * COMPARED.times + COMPARED.more));
  for (const compared of [first, orders]) {
    const keys = await readTwinKeys(sources.db, [...new Set([...compared.flat(), ...drawn])]);
    const distinct = withoutTwins(compared, keys, drawn);
    const shares = sharesOf(total, parts, distinct, wished);
    const chosen = distinct.flatMap((order, at) => order.slice(0, shares[at]));
    if (chosen.length === total) return chosen;
    if (compared === orders) throw tooFew(chosen.length);
  }
  throw tooFew(0);
}

const tooFew = (available: number) =>
  available === 0
    ? refuse(RECIPE.none)
    : refuse(RECIPE.tooFew, { disponiveis: counted(available, 'questão', 'questões') });
