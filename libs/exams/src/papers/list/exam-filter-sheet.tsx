import { useExamListQuery } from '@mapa/api-client';
import { MESSAGES } from '@mapa/domain';
import { FilterDialog } from '@mapa/ui-kit';
import { useDeferredValue, useState } from 'react';
import { examsOf } from '../shared/words';
import { ExamFilterForm } from './exam-filter-form';
import { EXAMS_ADDRESS, type ExamFilters } from './exam-filters';

export interface ExamFilterSheetProps {
  filters: ExamFilters;
  /** Applies what was chosen, all at once. */
  onApply: (filters: ExamFilters) => void;
  onClose: () => void;
}

/** The filters on small windows, with the count of what would be found. */
export function ExamFilterSheet({ filters, onApply, onClose }: ExamFilterSheetProps) {
  const [draft, setDraft] = useState(filters);
  const { currentData, isError } = useExamListQuery(useDeferredValue(draft));
  const label = currentData
    ? `Ver ${examsOf(currentData.total).toLocaleLowerCase('pt-BR')}`
    : isError
      ? 'Ver provas'
      : MESSAGES.busy;
  return (
    <FilterDialog
      label={label}
      disabled={currentData?.total === 0}
      onApply={() => onApply(draft)}
      onClear={() => setDraft({})}
      onClose={onClose}
    >
      <ExamFilterForm
        filters={draft}
        onChange={(change) => setDraft((before) => EXAMS_ADDRESS.change(before, change))}
      />
    </FilterDialog>
  );
}
