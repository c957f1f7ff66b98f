import { MAP_FILTERS } from '../filters/list-filters';
import type { FilterDefinitions } from '../filters/definition';

/** Whether a map can be chosen by students: withdrawn and replaced ones stay with those who have them. */
export const MAP_SITUATIONS = [
  { value: 'oferecido', label: 'Oferecido' },
  { value: 'retirado', label: 'Retirado' },
  { value: 'substituido', label: 'Substituído' },
] as const;
export type MapSituation = (typeof MAP_SITUATIONS)[number]['value'];

/** Filters of maps at the desk, in the order of their address. */
export const DESK_MAP_FILTERS = {
  busca: MAP_FILTERS.busca,
  situacao: { kind: 'option', options: MAP_SITUATIONS, label: 'Situação' },
} as const satisfies FilterDefinitions;

/** Greatest length of a map's name. */
export const MAP_NAME_MAX_LENGTH = 200;

/** Greatest number of matérias, and of assuntos in one, that an order by hand may name. */
export const MAP_ORDER_MAX = 1000;
