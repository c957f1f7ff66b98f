import { savedFilterText, QUESTION_FILTER_NAMES, QUESTION_FILTERS } from '@mapa/domain';
import type { Notebook } from './model';

/** Ids are counted instead of named: names would cost a call per notebook. */
const filterWords = (filters: Readonly<Record<string, unknown>>): string[] =>
  QUESTION_FILTER_NAMES.flatMap((name) => savedFilterText(QUESTION_FILTERS[name], filters[name]));

/** Origin of a notebook's questions: "De um filtro: 2 assuntos, 2024". Unknown values are omitted. */
export function originWords({ origem }: Pick<Notebook, 'origem'>): string {
  switch (origem['tipo']) {
    case 'escolhidas':
      return 'Questões escolhidas uma a uma';
    case 'prova':
      return 'Questões de uma prova';
    case 'filtro': {
      const words = filterWords((origem['filtros'] ?? {}) as Readonly<Record<string, unknown>>);
      return words.length > 0 ? `De um filtro: ${words.join(', ')}` : 'De todas as questões';
    }
    default:
      return 'Caderno de questões';
  }
}
