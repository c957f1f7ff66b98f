import { MAX_INSTANT_MS } from './constants';
import { EDUCATION_LEVELS, type Option } from './options';

type Read = (texts: readonly string[]) => unknown;

/** Key of one filter field in an address; `[]` ends the keys of multi-valued fields. */
export interface AddressField {
  key: string;
  read: Read;
}

const MAX_ID = 2_147_483_647;
const MAX_CHOICES = 50;
const MAX_PAGE = 10_000;

/** Parses a whole number between two positive bounds, in canonical form. */
const integer = (min: number, max: number) => (text: string) => {
  const value = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
  return value >= min && value <= max ? value : undefined;
};
const single =
  (parse: (text: string) => unknown): Read =>
  ([text]) =>
    text === undefined ? undefined : parse(text);
const id = integer(1, MAX_ID);

/** The value of an option list that a text states. */
const oneOf = (options: readonly Option<string | number>[]) => (text: string) =>
  options.find(({ value }) => String(value) === text)?.value;

/** Keeps known values without duplicates in a fixed order, so that equal filters have equal addresses. */
const many =
  (parse: (text: string) => string | number | undefined): Read =>
  (texts) => {
    const values = [...new Set(texts.flatMap((text) => parse(text) ?? []))];
    values.sort((a, b) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)),
    );
    return values.length > 0 ? values.slice(0, MAX_CHOICES) : undefined;
  };

/** Drops a value equal to the default. */
const unless =
  (fallback: unknown, read: Read): Read =>
  (texts) => {
    const value = read(texts);
    return value === fallback ? undefined : value;
  };

/** Parsers of an address's fields. Invalid values become undefined. */
export const fromAddress = {
  id: single(id),
  ids: many(id),
  years: many(integer(1900, 2100)),
  /** Milliseconds since 1970. */
  instant: single(integer(1, MAX_INSTANT_MS)),
  page: unless(1, single(integer(1, MAX_PAGE))),
  flag: single((text) => (text === 'true' ? true : text === 'false' ? false : undefined)),
  /** A student's words, cut to `maxLength` characters. */
  words: (maxLength: number) => single((text) => text.trim().slice(0, maxLength).trim() || undefined),
  /** One value of an option list, unless it is the default. */
  option: (options: readonly Option<string | number>[], fallback?: string) => unless(fallback, single(oneOf(options))),
  options: (options: readonly Option<string | number>[]) => many(oneOf(options)),
  /** One fixed word. */
  exactly: (word: string) => single((text) => (text === word ? word : undefined)),
};

/** Filters by origin that the lists of exams, maps and questions share. */
export const ORIGIN_FIELDS = {
  banca_id: { key: 'banca_id[]', read: fromAddress.ids },
  instituicao_id: { key: 'instituicao_id[]', read: fromAddress.ids },
  cargo: { key: 'cargo', read: fromAddress.words(100) },
  ano: { key: 'ano[]', read: fromAddress.years },
  escolaridade: { key: 'escolaridade[]', read: fromAddress.options(EDUCATION_LEVELS) },
};

/** A list's filter in its address. Absent fields are the defaults. */
export interface ListAddress<Filters> {
  /** The filter in an address. Unknown and invalid values are dropped, so that old links still work. */
  parse: (params: URLSearchParams) => Filters;
  /** A filter as an address's query, in a fixed order; the inverse of `parse`. */
  params: (filters: Filters) => URLSearchParams;
  /** A filter with a change. The list starts over with it, unless the change states a position. */
  change: (filters: Filters, change: Partial<Filters>) => Filters;
  /** Path and query of a filter. */
  to: (filters: Filters) => string;
}

/**
 * Reads and writes the address of a filtered list.
 * @param path of the list
 * @param fields each field of the filter, in the address's order
 * @param places the fields that give the position in the list
 */
export function listAddress<Filters extends object>(
  path: string,
  fields: Record<keyof Filters, AddressField>,
  places: readonly (keyof Filters)[],
): ListAddress<Filters> {
  const names = Object.keys(fields) as (keyof Filters)[];
  const start = Object.fromEntries(places.map((name) => [name, undefined])) as Partial<Filters>;

  function parse(params: URLSearchParams): Filters {
    const entries = names.map((name) => [name, fields[name].read(params.getAll(fields[name].key))] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Filters;
  }

  function params(filters: Filters): URLSearchParams {
    const written = new URLSearchParams();
    for (const name of names) {
      const value: unknown = filters[name];
      const items: unknown[] = value === undefined ? [] : [value].flat();
      for (const item of items) written.append(fields[name].key, String(item));
    }
    return written;
  }

  return {
    parse,
    params,
    change: (filters, change) => parse(params({ ...filters, ...start, ...change })),
    to: (filters) => {
      const query = params(filters).toString();
      return query ? `${path}?${query}` : path;
    },
  };
}
