import {
  countChosen,
  yearOptions,
  type FilterDefinition,
  type FilterDefinitions,
  type FilterSection as Section,
  type IdKind,
} from '@mapa/domain';
import { Select } from '../forms/select';
import { CheckList, type CheckListProps } from './check-list';
import { ChipChoices } from './chip-choices';
import { FilterSection } from './filter-section';
import { TextChoice } from './text-choice';

const YEARS = yearOptions().map((year) => ({ value: year, label: String(year) }));

/** Boards and bodies, of which there may be thousands. */
export type NamedKind = Extract<IdKind, 'board' | 'institution'>;
/** Searches objects of a kind by a part of their name. */
export type UseIdSearch = (of: NamedKind) => Pick<CheckListProps, 'items' | 'search' | 'onSearch' | 'failed'>;

/** A list's filters for its form. */
export interface ListForm {
  definitions: FilterDefinitions;
  sections: readonly (Section & { title: string })[];
  useIdSearch: UseIdSearch;
}

export interface ListFilterFormProps<Filters extends object> {
  form: ListForm;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Every filter of a list. Each change takes effect at once. */
export function ListFilterForm<Filters extends object>({ form, filters, onChange }: ListFilterFormProps<Filters>) {
  const { definitions, sections, useIdSearch } = form;
  const values = filters as Readonly<Record<string, unknown>>;
  return (
    <div>
      {sections.map(({ title, filters: names, startsOpen = false }) => (
        <FilterSection
          key={title}
          title={title}
          startsOpen={startsOpen}
          chosen={countChosen(Object.fromEntries(names.flatMap((name) => entryOf(definitions, name))), values)}
        >
          {() =>
            names.flatMap((name) =>
              entryOf(definitions, name).map(([, definition]) => (
                <Choices
                  key={name}
                  definition={definition}
                  value={values[name]}
                  onChange={(value) => onChange({ [name]: value } as Partial<Filters>)}
                  useIdSearch={useIdSearch}
                />
              )),
            )
          }
        </FilterSection>
      ))}
    </div>
  );
}

const entryOf = (definitions: FilterDefinitions, name: string): [string, FilterDefinition][] => {
  const definition = definitions[name];
  return definition ? [[name, definition]] : [];
};

interface ChoicesProps {
  definition: FilterDefinition;
  value: unknown;
  onChange: (value: unknown) => void;
  useIdSearch: UseIdSearch;
}

function Choices({ definition, value, onChange, useIdSearch }: ChoicesProps) {
  const { label } = definition;
  switch (definition.kind) {
    case 'ids': {
      const { of, counted } = definition;
      if (of !== 'board' && of !== 'institution') throw new Error(`no list has a form for ids of the kind ${of}`);
      const words = checkListLabels(label, counted[1]);
      return <IdChoices of={of} words={words} value={value} onChange={onChange} useIdSearch={useIdSearch} />;
    }
    case 'years':
      return <ChipChoices label={label} options={YEARS} chosen={value as number[] | undefined} onChange={onChange} />;
    case 'options':
      return (
        <ChipChoices
          label={label}
          options={definition.options}
          chosen={value as (string | number)[] | undefined}
          onChange={onChange}
        />
      );
    case 'words':
      return <TextChoice label={label} value={value as string | undefined} onChange={onChange} />;
    case 'least':
      return (
        <Select
          aria-label={label}
          emptyLabel={`Qualquer ${label.toLocaleLowerCase('pt-BR')}`}
          options={definition.options.map((option) => ({ value: String(option.value), label: option.label }))}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
        />
      );
    default:
      throw new Error(`no list has a form for filters of the kind ${definition.kind}`);
  }
}

interface IdChoicesProps extends Omit<ChoicesProps, 'definition'> {
  of: NamedKind;
  words: ReturnType<typeof checkListLabels>;
}

/**
 * Choices among named objects, such as boards. Their numbers of questions are not shown, because they do not count the
 * list's rows.
 */
function IdChoices({ of, words, value, onChange, useIdSearch }: IdChoicesProps) {
  const { items, ...search } = useIdSearch(of);
  return (
    <CheckList
      {...search}
      {...words}
      items={items?.map(({ id, name }) => ({ id, name }))}
      chosen={value as number[] | undefined}
      onChange={onChange}
    />
  );
}

/** Labels of a list of named things: "Bancas", "Buscar banca". */
export const checkListLabels = (one: string, many: string) => ({
  label: `${many.charAt(0).toLocaleUpperCase('pt-BR')}${many.slice(1)}`,
  searchLabel: `Buscar ${one.toLocaleLowerCase('pt-BR')}`,
});
