import { fromAddress, type AddressField } from '../list-address';
import { optionLabel, type Option } from '../options';
import { counted } from '../format/figures';

/** What a filter's ids refer to. */
export type IdKind = 'matter' | 'subject' | 'board' | 'institution' | 'exam';

interface Described {
  /** The label for students: the title above its choices, and the prefix of its text if it has one. */
  label: string;
  /** The facet under which its choices are counted; filters of one facet are joined by "or". */
  facet?: string;
  /** True if it depends on the student's own state, so that it needs a token and its response must not be shared. */
  ownState?: true;
  /** True if it only includes more results: it does not count as an active filter. */
  widens?: true;
}

/** The definition of one filter of a list; its address, text, schema and form are derived from it. */
export type FilterDefinition = Described &
  (
    | { kind: 'id' }
    | { kind: 'ids'; of: IdKind; maxChoices?: number; counted: readonly [one: string, many: string] }
    | { kind: 'years'; example: number }
    /** A student's own words, searched in texts. */
    | { kind: 'search'; maxLength: number; example: string }
    /** A part of one text, ignoring case and accents. */
    | { kind: 'words'; maxLength: number; example: string }
    | { kind: 'flag'; yes: string; no: string }
    | { kind: 'option'; options: readonly Option[]; fallback?: string; lowerCase?: true }
    | { kind: 'options'; options: readonly Option<string | number>[]; example?: string | number }
    /** Whether questions excluded by default are included: "incluir", or "ocultar", the default. */
    | { kind: 'inclusion' }
    /** A lower bound. */
    | { kind: 'least'; options: readonly Option<number>[]; maximum: number; example: number }
  );

export type FilterDefinitions = Readonly<Record<string, FilterDefinition>>;

type ChoiceOf<D> = D extends { options: readonly { value: infer Value }[] } ? Value : never;

/** What a filter holds on the wire and in a parsed address. */
export type FilterValue<D> = D extends { kind: 'ids' | 'years' }
  ? number[]
  : D extends { kind: 'id' | 'least' }
    ? number
    : D extends { kind: 'search' | 'words' }
      ? string
      : D extends { kind: 'flag' }
        ? boolean
        : D extends { kind: 'option' }
          ? ChoiceOf<D>
          : D extends { kind: 'options' }
            ? ChoiceOf<D>[]
            : D extends { kind: 'inclusion' }
              ? 'incluir' | 'ocultar'
              : never;

/** The values of a list's filters; absent fields are inactive. */
export type FilterValues<Definitions> = {
  -readonly [Name in keyof Definitions]?: FilterValue<Definitions[Name]> | undefined;
};

/** Whether a filter's value is active: an empty list or text is not. */
export const isAsked = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' ? value.trim() !== '' : value !== undefined;

const LIST_KINDS: readonly FilterDefinition['kind'][] = ['ids', 'years', 'options'];

/** Whether a filter takes several choices. */
const isList = ({ kind }: FilterDefinition): boolean => LIST_KINDS.includes(kind);

function reader(definition: FilterDefinition): AddressField['read'] {
  switch (definition.kind) {
    case 'id':
      return fromAddress.id;
    case 'ids':
      return fromAddress.ids;
    case 'years':
      return fromAddress.years;
    case 'search':
    case 'words':
      return fromAddress.words(definition.maxLength);
    case 'flag':
      return fromAddress.flag;
    case 'option':
      return fromAddress.option(definition.options, definition.fallback);
    case 'options':
      return fromAddress.options(definition.options);
    case 'inclusion':
      return fromAddress.exactly('incluir');
    case 'least':
      return fromAddress.option(definition.options);
  }
}

/** Fields of the address for a list's filters: lists as `name[]`. */
export const filterFields = <Definitions extends FilterDefinitions>(definitions: Definitions) =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [
      name,
      { key: isList(definition) ? `${name}[]` : name, read: reader(definition) },
    ]),
  ) as Record<keyof Definitions, AddressField>;

/**
 * The label of one value of a filter, as on its chip.
 * @param nameOf the name of an id, where it is known
 */
export function choiceText(
  definition: FilterDefinition,
  value: unknown,
  nameOf: (of: IdKind, id: number) => string = (_of, id) => String(id),
): string {
  switch (definition.kind) {
    case 'id':
      return `Q${Number(value)}`;
    case 'ids':
      return nameOf(definition.of, Number(value));
    case 'years':
      return String(value);
    case 'search':
      return `“${String(value)}”`;
    case 'words':
      return `${definition.label}: ${String(value)}`;
    case 'flag':
      return value ? definition.yes : definition.no;
    case 'inclusion':
      return `Com ${definition.label.toLocaleLowerCase('pt-BR')}`;
    case 'option':
    case 'options':
    case 'least':
      return optionLabel(definition.options, value as string | number);
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * The labels of a saved filter's values for a sentence; ids with unknown names appear as numbers, unknown values are
 * omitted.
 */
export function savedFilterText(definition: FilterDefinition, value: unknown): string[] {
  const lower = (wanted: boolean) => (wanted ? [choiceText(definition, value).toLocaleLowerCase('pt-BR')] : []);
  switch (definition.kind) {
    case 'id':
      return typeof value === 'number' ? [choiceText(definition, value)] : [];
    case 'ids':
      return listOf(value).length > 0 ? [counted(listOf(value).length, ...definition.counted)] : [];
    case 'years':
      return listOf(value).map(String);
    case 'search':
      return typeof value === 'string' ? [choiceText(definition, value)] : [];
    case 'words':
      return typeof value === 'string' ? [value] : [];
    case 'flag':
      return lower(typeof value === 'boolean');
    case 'inclusion':
      return lower(value === 'incluir');
    case 'option': {
      const isKnown = value !== definition.fallback && definition.options.some((option) => option.value === value);
      return definition.lowerCase ? lower(isKnown) : isKnown ? [choiceText(definition, value)] : [];
    }
    case 'options':
      return listOf(value).flatMap((one) =>
        definition.options.flatMap((option) => (option.value === one ? [option.label] : [])),
      );
    case 'least':
      return definition.options.flatMap((option) => (option.value === value ? [option.label] : []));
  }
}

/** Filters outside the form: the search has its own field, a code its own page. */
type OutsideForm<Definitions> = {
  [Name in keyof Definitions]: Definitions[Name] extends { kind: 'id' | 'search' } ? Name : never;
}[keyof Definitions];

/** A section of a filter form; without a title of its own it has its first filter's label. */
export interface FilterSection<Name extends string = string> {
  filters: readonly Name[];
  title?: string;
  startsOpen?: true;
}

type Missing<Definitions, Sections extends readonly FilterSection[]> = Exclude<
  keyof Definitions,
  OutsideForm<Definitions> | Sections[number]['filters'][number]
>;

/** The sections of a list's form; a form that lacks one of the list's filters does not compile. */
export const formSections =
  <Definitions extends FilterDefinitions>(definitions: Definitions) =>
  <const Sections extends readonly FilterSection<keyof Definitions & string>[]>(
    sections: Sections &
      ([Missing<Definitions, Sections>] extends [never] ? unknown : { missing: Missing<Definitions, Sections> }),
  ): readonly (FilterSection<keyof Definitions & string> & { title: string })[] =>
    sections.map((section) => ({
      title: definitions[section.filters[0] ?? '']?.label ?? '',
      ...section,
    }));

/** Number of chosen filter values of a list, without those that only include more. */
export const countChosen = (definitions: FilterDefinitions, filters: Readonly<Record<string, unknown>>): number =>
  Object.entries(definitions).reduce((sum, [name, { widens = false }]) => {
    const value = filters[name];
    if (widens || value === undefined) return sum;
    return sum + (Array.isArray(value) ? value.length : 1);
  }, 0);
