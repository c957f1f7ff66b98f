import type { questionMapsApi } from '@mapa/api-client';
import { EDUCATION_LEVELS, ORIGIN_FIELDS, fromAddress, listAddress, optionLabel, routePath } from '@mapa/domain';
import type { ActiveChoice } from '@mapa/ui-kit';
import type { QuestionMap } from '../shared/model';

/** What the address of the list of maps says. Absent keys are the defaults. */
export type MapFilters = Omit<(typeof questionMapsApi)['endpoints']['questionMapList']['Types']['QueryArg'], 'id' | 'per_page'>;

/** As long as the server takes it. */
export const LONGEST_SEARCH = 100;

/** The list of maps and its address. */
export const MAPS_ADDRESS = listAddress<MapFilters>(
  routePath('maps'),
  {
    busca: { key: 'busca', read: fromAddress.words(LONGEST_SEARCH) },
    ...ORIGIN_FIELDS,
    page: { key: 'page', read: fromAddress.page },
  },
  ['page'],
);

type ListKey = { [K in keyof MapFilters]-?: NonNullable<MapFilters[K]> extends readonly unknown[] ? K : never }[keyof MapFilters];

/** What a filter holds, one entry for each thing that can be taken away alone. Names come from the maps on the screen, which all have what they are filtered by. */
export function activeChoices(filters: MapFilters, maps: readonly QuestionMap[]): ActiveChoice<MapFilters>[] {
  const refOf = (key: 'banca' | 'instituicao', id: number) => maps.find((map) => map[key]?.id === id)?.[key];
  const nameOf = (key: 'banca' | 'instituicao', id: number, unknown: string) => refOf(key, id)?.sigla || refOf(key, id)?.nome || unknown;
  const each = <K extends ListKey>(key: K, name: (value: NonNullable<MapFilters[K]>[number]) => string): ActiveChoice<MapFilters>[] => {
    const values: readonly NonNullable<MapFilters[K]>[number][] = filters[key] ?? [];
    return values.map((value) => ({
      key: `${key}-${value}`,
      name: name(value),
      without: { [key]: values.filter((other) => other !== value) },
    }));
  };
  return [
    ...(filters.busca ? [{ key: 'busca', name: `“${filters.busca}”`, without: { busca: undefined } }] : []),
    ...each('banca_id', (id) => nameOf('banca', id, 'Banca')),
    ...each('instituicao_id', (id) => nameOf('instituicao', id, 'Instituição')),
    ...(filters.cargo ? [{ key: 'cargo', name: `Cargo: ${filters.cargo}`, without: { cargo: undefined } }] : []),
    ...each('ano', String),
    ...each('escolaridade', (value) => optionLabel(EDUCATION_LEVELS, value)),
  ];
}
