import {
  countChosen,
  QUESTION_FILTER_SECTIONS,
  QUESTION_FILTERS,
  type FilterDefinition,
  type QuestionFilter,
} from '@mapa/domain';
import { FilterSection, Skeleton, lazyPart } from '@mapa/ui-kit';
import { OwnStateChoices } from '../choices/own-state-choices';
import { SubjectChoices } from '../choices/subject-choices';
import type { Filters } from '../filter-params';
import type { SubjectTree } from '../subject-tree';

export interface FilterFormProps {
  filters: Filters;
  tree: SubjectTree;
  onChange: (change: Partial<Filters>) => void;
}

// Content of closed sections: its code is loaded with the first that is opened.
const ClosedChoices = lazyPart(() => import('../choices/closed-choices').then((module) => module.ClosedChoices), {
  Waiting: () => <Skeleton lines={4} />,
  retries: true,
});

const chosenIn = (names: readonly QuestionFilter[], filters: Filters) =>
  countChosen(Object.fromEntries(names.map((name) => [name, QUESTION_FILTERS[name]])), filters);

/** Every filter of a question list, most used first. Each change takes effect at once. */
export const FilterForm = ({ filters, tree, onChange }: FilterFormProps) => (
  <div>
    {QUESTION_FILTER_SECTIONS.map(({ title, filters: names, startsOpen = false }) => (
      <FilterSection key={title} title={title} startsOpen={startsOpen} chosen={chosenIn(names, filters)}>
        {() =>
          names.map((name) => <Choices key={name} name={name} filters={filters} tree={tree} onChange={onChange} />)
        }
      </FilterSection>
    ))}
  </div>
);

function Choices({ name, filters, tree, onChange }: FilterFormProps & { name: QuestionFilter }) {
  const definition: FilterDefinition = QUESTION_FILTERS[name];
  if (definition.kind === 'ids' && definition.of === 'subject')
    return <SubjectChoices tree={tree} filters={filters} onChange={onChange} />;
  // Matérias are chosen in the tree of their assuntos.
  if (definition.kind === 'ids' && definition.of === 'matter') return null;
  if (name === 'estado') return <OwnStateChoices filters={filters} onChange={onChange} />;
  return <ClosedChoices name={name} filters={filters} onChange={onChange} />;
}
