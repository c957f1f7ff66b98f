import { EDUCATION_LEVELS, STATES, optionLabel } from '@mapa/domain';
import type { ActiveChoice } from './active-filters';

type ListKey<Filters> = {
  [K in keyof Filters]-?: NonNullable<Filters[K]> extends readonly unknown[] ? K : never;
}[keyof Filters];
type ItemOf<List> = NonNullable<List> extends readonly (infer Item)[] ? Item : never;

/** Makes the chips of a filter: of a field with several choices one for each, of a plain field one. */
export function choicesOf<Filters extends object>(filters: Filters) {
  return {
    each<K extends ListKey<Filters> & string>(
      key: K,
      nameOf: (value: ItemOf<Filters[K]>) => string,
    ): ActiveChoice<Filters>[] {
      const values = (filters[key] ?? []) as readonly ItemOf<Filters[K]>[];
      return values.map((value) => ({
        key: `${key}-${String(value)}`,
        name: nameOf(value),
        without: { [key]: values.filter((other) => other !== value) } as Partial<Filters>,
      }));
    },
    one(key: keyof Filters & string, name: string | false | undefined): ActiveChoice<Filters>[] {
      return name ? [{ key, name, without: { [key]: undefined } as Partial<Filters> }] : [];
    },
  };
}

interface Ref {
  id: number;
  sigla: string;
  nome: string;
}

/** What lists of exams, maps and notices are all filtered by. */
interface OriginFilters {
  busca?: string | undefined;
  banca_id?: number[] | undefined;
  instituicao_id?: number[] | undefined;
  cargo?: string | undefined;
  ano?: number[] | undefined;
  escolaridade?: string[] | undefined;
  uf?: string[] | undefined;
}

/** The chips of where things come from. Boards and bodies are named by the rows on the screen, which all have what they are filtered by. */
export function originChoices<Filters extends OriginFilters>(
  filters: Filters,
  rows: readonly { banca: Ref | null; instituicao: Ref | null }[],
): ActiveChoice<Filters>[] {
  const { each, one } = choicesOf<OriginFilters>(filters);
  const nameOf = (key: 'banca' | 'instituicao', unknown: string) => (id: number) => {
    const ref = rows.find((row) => row[key]?.id === id)?.[key];
    return ref?.sigla || ref?.nome || unknown;
  };
  const choices = [
    ...one('busca', filters.busca && `“${filters.busca}”`),
    ...each('banca_id', nameOf('banca', 'Banca')),
    ...each('instituicao_id', nameOf('instituicao', 'Instituição')),
    ...one('cargo', filters.cargo && `Cargo: ${filters.cargo}`),
    ...each('ano', String),
    ...each('escolaridade', (value) => optionLabel(EDUCATION_LEVELS, value)),
    ...each('uf', (value) => optionLabel(STATES, value)),
  ];
  // What each takes away is a field of the filter that was given.
  return choices as ActiveChoice<Filters>[];
}
