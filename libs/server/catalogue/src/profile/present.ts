import type { ResultOf } from '@mapa/api-contract';
import { MULTIPLE_CHOICE, QUESTION_TYPE_VALUES, TRUE_OR_FALSE } from '@mapa/domain';
import type { Tally } from '@mapa/server-search';

type Profile = ResultOf<'GET /api/institution/{id}'>;
type Counts = Pick<Profile, 'amostra' | 'anuladas' | 'desatualizadas' | 'estilo' | 'anos' | 'materias' | 'assuntos'>;

/** At most so many of the most frequent assuntos are named. */
const SUBJECTS_SHOWN = 20;

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/** Largest first; ties by the older id. */
const heaviestFirst = (one: { id: number; questoes: number }, other: { id: number; questoes: number }): number =>
  other.questoes - one.questoes || one.id - other.id;

/** Sums counts by key. */
function sumBy<Item extends { count: number }, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key | undefined,
): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + item.count);
  }
  return sums;
}

/** Newest first; questions without a year last. */
function yearsOf(places: Tally['places']): { ano: number | null; questoes: number }[] {
  const years = [...sumBy(places, ({ year }) => year)].map(([ano, questoes]) => ({ ano, questoes }));
  return years.sort((one, other) => (other.ano ?? 0) - (one.ano ?? 0));
}

/** Kinds that have a field in the profile. */
const NAMED_STYLES: readonly string[] = [TRUE_OR_FALSE.value, MULTIPLE_CHOICE.value];

function styleOf(styles: Tally['styles']): Counts['estilo'] {
  const choice = styles.filter(({ kind }) => kind === MULTIPLE_CHOICE.value);
  const counted = [...sumBy(choice, ({ alternatives }) => alternatives)].map(([alternativas, questoes]) => ({
    alternativas,
    questoes,
  }));
  const countOf = (value: string) => sum(styles.filter(({ kind }) => kind === value).map(({ count }) => count));
  const others = QUESTION_TYPE_VALUES.filter((value) => !NAMED_STYLES.includes(value))
    .map((tipo) => ({ tipo, questoes: countOf(tipo) }))
    .filter(({ questoes }) => questoes > 0);
  return {
    certo_errado: countOf(TRUE_OR_FALSE.value),
    multipla_escolha: counted.sort(
      (one, other) => other.questoes - one.questoes || other.alternativas - one.alternativas,
    ),
    ...(others.length > 0 && { outros: others }),
  };
}

/** Each matéria's questions, in total and by the given years. */
function mattersOf(places: Tally['places'], years: readonly (number | null)[]) {
  const indexOf = new Map(years.map((year, index) => [year, index]));
  const byMatter = new Map<number, number[]>();
  for (const { year, path, count } of places) {
    const [id] = path;
    if (id === undefined) continue;
    const counts = byMatter.get(id) ?? years.map(() => 0);
    const index = indexOf.get(year) ?? 0;
    counts[index] = (counts[index] ?? 0) + count;
    byMatter.set(id, counts);
  }
  return [...byMatter].map(([id, por_ano]) => ({ id, questoes: sum(por_ano), por_ano }));
}

/** The counts as fields of the profile; names are added later. */
export function presentTally({ questions, annulled, outdated, places, styles }: Tally) {
  const anos = yearsOf(places);
  const matterOf = new Map(places.map(({ path }) => [path[1], path[0]]));
  const subjects = [...sumBy(places, ({ path }) => path[1])].map(([id, questoes]) => ({
    id,
    questoes,
    matter: matterOf.get(id) ?? id,
  }));
  return {
    questoes: questions,
    amostra: sum(anos.map(({ questoes }) => questoes)),
    anuladas: annulled,
    desatualizadas: outdated,
    estilo: styleOf(styles),
    anos,
    matters: mattersOf(
      places,
      anos.map(({ ano }) => ano),
    ).sort(heaviestFirst),
    subjects: subjects.sort(heaviestFirst).slice(0, SUBJECTS_SHOWN),
  };
}
