import { choiceText, type FilterDefinitions, type IdKind } from '@mapa/domain';
import type { ActiveChoice } from './active-filters';

/** The name of an id in a filter. */
export type NameOf = (of: IdKind, id: number) => string;

/**
 * The chips of a filter: one for each removable value, in the order of the definitions.
 * @param first names of filters whose chips come first, in this order
 */
export function filterChoices<Filters extends object>(
  definitions: FilterDefinitions,
  filters: Filters,
  nameOf: NameOf,
  first: readonly (keyof Filters & string)[] = [],
): ActiveChoice<Filters>[] {
  const values = filters as Readonly<Record<string, unknown>>;
  const names = new Set([...first, ...Object.keys(definitions)]);
  return [...names].flatMap((name) => {
    const [definition, value] = [definitions[name], values[name]];
    if (!definition || value === undefined) return [];
    const chip = (one: unknown, key: string, rest: unknown) => ({
      key,
      name: choiceText(definition, one, nameOf),
      // The removed field belongs to the given filter.
      without: { [name]: rest } as Partial<Filters>,
    });
    if (!Array.isArray(value)) return [chip(value, name, undefined)];
    const list: unknown[] = value;
    return list.map((one) =>
      chip(
        one,
        `${name}-${String(one)}`,
        list.filter((other) => other !== one),
      ),
    );
  });
}

interface Ref {
  id: number;
  sigla: string;
  nome: string;
}

/** A row that states its origin. */
export interface NamedRow {
  banca: Ref | null;
  instituicao: Ref | null;
}

const WORDS = { board: 'Banca', institution: 'Instituição' };

/** Names boards and bodies from the rows on screen, which all match the filter. */
export const namesFromRows =
  (rows: readonly NamedRow[]): NameOf =>
  (of, id) => {
    if (of !== 'board' && of !== 'institution') return String(id);
    const key = of === 'board' ? 'banca' : 'instituicao';
    const ref = rows.find((row) => row[key]?.id === id)?.[key];
    return ref?.sigla || ref?.nome || WORDS[of];
  };
