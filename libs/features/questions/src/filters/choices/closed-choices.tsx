import { facetOf, figure, QUESTION_FILTERS, type FilterDefinition, type QuestionFilter } from '@mapa/domain';
import { Checkbox, ChipChoices, TextChoice, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Filters } from '../filter-params';
import { useFacetCounts } from '../use-facet-counts';
import { ExamChoices } from './exam-choices';
import { InstitutionChoices } from './institution-choices';
import { YearChoices } from './year-choices';

export interface ClosedChoicesProps {
  name: QuestionFilter;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** A filter in a section that is closed at first, rendered by its definition. */
export function ClosedChoices(props: ClosedChoicesProps) {
  const { name, filters, onChange } = props;
  const definition: FilterDefinition = QUESTION_FILTERS[name];
  const value = (filters as Readonly<Record<string, unknown>>)[name];
  const { label } = definition;
  const handleChange = (next: unknown) => onChange({ [name]: next });
  switch (definition.kind) {
    case 'years':
      return <YearChoices filters={filters} label={label} onChange={onChange} />;
    case 'options':
      return <OptionChoices {...props} label={label} options={definition.options} />;
    case 'words':
      return <TextChoice label={label} value={value as string | undefined} onChange={handleChange} />;
    case 'flag':
      return <FlagChoice {...props} label={label} />;
    case 'inclusion':
      return (
        <Checkbox
          checked={value === 'incluir'}
          onChange={(event) => handleChange(event.target.checked ? 'incluir' : undefined)}
        >
          Mostrar {label.toLocaleLowerCase('pt-BR')}
        </Checkbox>
      );
    case 'option':
      return definition.options.map((option) => (
        <Checkbox
          key={option.value}
          checked={value === option.value}
          onChange={(event) => handleChange(event.target.checked ? option.value : undefined)}
        >
          {option.label}
        </Checkbox>
      ));
    case 'ids':
      if (definition.of === 'exam') return <ExamChoices filters={filters} onChange={onChange} />;
      if (definition.of === 'board' || definition.of === 'institution')
        return <InstitutionChoices of={definition.of} filters={filters} onChange={onChange} />;
      break;
    default:
  }
  throw new Error(`the form has no choices for the filter ${name}`);
}

interface OptionChoicesProps extends ClosedChoicesProps {
  label: string;
  options: readonly { value: string | number; label: string }[];
}

/** Chips, any number of which may be selected, each with its number of results. */
function OptionChoices({ name, label, options, filters, onChange }: OptionChoicesProps) {
  const countOf = useFacetCounts(facetOf(name), filters);
  return (
    <ChipChoices
      label={label}
      options={options}
      chosen={(filters as Readonly<Record<string, unknown>>)[name] as (string | number)[] | undefined}
      countOf={countOf}
      onChange={(chosen) => onChange({ [name]: chosen })}
    />
  );
}

/** A checkbox: restricts to questions with the property, or shows all. */
function FlagChoice({ name, label, filters, onChange }: ClosedChoicesProps & { label: string }) {
  const count = useFacetCounts(facetOf(name), filters)(true);
  return (
    <Checkbox
      checked={(filters as Readonly<Record<string, unknown>>)[name] === true}
      onChange={(event) => onChange({ [name]: event.target.checked || undefined })}
    >
      {label}
      {count === undefined ? null : <Count> {figure(count)}</Count>}
    </Checkbox>
  );
}

const Count = styled.span`
  color: ${token.color.inkFaint};
  font-variant-numeric: tabular-nums;
`;
