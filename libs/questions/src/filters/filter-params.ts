import { ANSWER_STATES, DIFFICULTIES, EDUCATION_LEVELS, HIDDEN_CHOICES, QUESTION_ORDERS, QUESTION_TYPES } from '@mapa/domain';
import type { Option } from '@mapa/domain';
import type { QuestionQuery } from '../model';

/** What the address of a question list says. Absent keys are the defaults. */
export type Filters = Omit<QuestionQuery, 'id' | 'per_page'>;

type Read = (texts: readonly string[]) => unknown;

const MAX_ID = 2_147_483_647;
const MAX_CHOICES = 50;
const MAX_PAGE = 10_000;

const integer = (min: number, max: number) => (text: string) => {
  const value = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return value >= min && value <= max ? value : undefined;
};
const oneOf = (options: readonly Option<string | number>[]) => (text: string) =>
  options.find(({ value }) => String(value) === text)?.value;

/** Known values only, each once, in one order: two addresses of the same filter are the same. */
const many =
  (parse: (text: string) => string | number | undefined): Read =>
  (texts) => {
    const values = [...new Set(texts.flatMap((text) => parse(text) ?? []))];
    values.sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))));
    return values.length > 0 ? values.slice(0, MAX_CHOICES) : undefined;
  };
const single =
  (parse: (text: string) => unknown): Read =>
  ([text]) =>
    text === undefined ? undefined : parse(text);
const words = (maxLength: number) => single((text) => text.trim().slice(0, maxLength).trim() || undefined);
/** A value that is the default is not kept. */
const unless = (fallback: unknown, read: Read): Read => (texts) => {
  const value = read(texts);
  return value === fallback ? undefined : value;
};
const shown = single((text) => (text === 'incluir' ? text : undefined));

const id = integer(1, MAX_ID);

/** How each key of the address is read; `[]` marks those that may come several times. */
const READERS: Record<keyof Filters, { key: string; read: Read }> = {
  busca: { key: 'busca', read: words(200) },
  materia_id: { key: 'materia_id[]', read: many(id) },
  assunto_id: { key: 'assunto_id[]', read: many(id) },
  banca_id: { key: 'banca_id[]', read: many(id) },
  instituicao_id: { key: 'instituicao_id[]', read: many(id) },
  prova_id: { key: 'prova_id[]', read: many(id) },
  cargo: { key: 'cargo', read: words(100) },
  area: { key: 'area', read: words(100) },
  ano: { key: 'ano[]', read: many(integer(1900, 2100)) },
  escolaridade: { key: 'escolaridade[]', read: many(oneOf(EDUCATION_LEVELS)) },
  dificuldade: { key: 'dificuldade[]', read: many(oneOf(DIFFICULTIES)) },
  tipo: { key: 'tipo[]', read: many(oneOf(QUESTION_TYPES)) },
  comentada: { key: 'comentada', read: single((text) => (text === 'true' ? true : text === 'false' ? false : undefined)) },
  estado: { key: 'estado', read: unless('todas', single(oneOf(ANSWER_STATES))) },
  ocultas: { key: 'ocultas', read: single(oneOf(HIDDEN_CHOICES)) },
  anuladas: { key: 'anuladas', read: shown },
  desatualizadas: { key: 'desatualizadas', read: shown },
  ordem: { key: 'ordem', read: unless('relevancia', single(oneOf(QUESTION_ORDERS))) },
  page: { key: 'page', read: unless(1, single(integer(1, MAX_PAGE))) },
  ate: { key: 'ate', read: single(id) },
};

const KEYS = Object.keys(READERS) as (keyof Filters)[];

/** The filter that an address holds. What is unknown or out of range is dropped, so that an old link still works. */
export function parseFilters(params: URLSearchParams): Filters {
  const entries = KEYS.map((name) => [name, READERS[name].read(params.getAll(READERS[name].key))] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Filters;
}

/** A filter as an address's query, keys in one order; the inverse of `parseFilters`. */
export function filterParams(filters: Filters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of KEYS) {
    const value = filters[name];
    const items = value === undefined ? [] : [value].flat();
    for (const item of items) params.append(READERS[name].key, String(item));
  }
  return params;
}

/** Filters alone, without order, page and its anchor: what a count or an incidence is about. */
export function criteriaOf({ ordem: _ordem, page: _page, ate: _ate, ...criteria }: Filters): Filters {
  return criteria;
}

/** A filter with something changed. Results change with it, so the page starts over unless the change names one. */
export function changeFilters(filters: Filters, change: Partial<Filters>): Filters {
  return parseFilters(filterParams({ ...filters, page: undefined, ate: undefined, ...change }));
}

/** How many separate things are filtered by; order, page and the shown hidden ones are no filters to a student. */
export function countChoices(filters: Filters): number {
  const { anuladas: _anuladas, desatualizadas: _desatualizadas, ...criteria } = criteriaOf(filters);
  return Object.values(criteria).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);
}
