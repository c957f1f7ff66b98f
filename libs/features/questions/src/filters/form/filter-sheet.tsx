import { useQuestionCountQuery } from '@mapa/api-client';
import { MESSAGES } from '@mapa/domain';
import { FilterDialog } from '@mapa/ui-kit';
import { useDeferredValue, useState } from 'react';
import { FilterForm } from './filter-form';
import { changeFilters, criteriaOf, type Filters } from '../filter-params';
import { questionTotal } from '../question-total';
import type { SubjectTree } from '../subject-tree';

export interface FilterSheetProps {
  filters: Filters;
  tree: SubjectTree;
  /** Applies all choices at once. */
  onApply: (filters: Filters) => void;
  onClose: () => void;
  /** Runs a change now, or after signing in if it concerns the student's own answers. */
  guard: (change: Partial<Filters>, apply: () => void) => void;
}

/** The filters in small windows: full-screen, with the number of results. */
export function FilterSheet({ filters, tree, onApply, onClose, guard }: FilterSheetProps) {
  const [draft, setDraft] = useState(filters);
  const { currentData: count, isError } = useQuestionCountQuery(useDeferredValue(criteriaOf(draft)));
  const handleChange = (change: Partial<Filters>) =>
    guard(change, () => setDraft((before) => changeFilters(before, change)));
  const handleClear = () => setDraft(changeFilters({}, { ordem: draft.ordem }));
  const label = count
    ? `Ver ${questionTotal(count.total).toLocaleLowerCase('pt-BR')}`
    : isError
      ? 'Ver questões'
      : MESSAGES.busy;
  return (
    <FilterDialog
      label={label}
      disabled={count?.total === 0}
      onApply={() => onApply(draft)}
      onClear={handleClear}
      onClose={onClose}
    >
      <FilterForm filters={draft} tree={tree} onChange={handleChange} />
    </FilterDialog>
  );
}
