import { useExamListQuery } from '@mapa/api-client';
import { MESSAGES } from '@mapa/domain';
import { FilterDialog } from '@mapa/ui-kit';
import { useDeferredValue, useState } from 'react';
import { NoticeFilterForm } from './notice-filter-form';
import { NOTICES_ADDRESS, noticeQuery, type NoticeFilters } from './notice-filters';
import { noticesOf } from './notice-words';

export interface NoticeFilterSheetProps {
  filters: NoticeFilters;
  /** Applies what was chosen, all at once. */
  onApply: (filters: NoticeFilters) => void;
  onClose: () => void;
}

/** The filters on small windows, with the count of what would be found. */
export function NoticeFilterSheet({ filters, onApply, onClose }: NoticeFilterSheetProps) {
  const [draft, setDraft] = useState(filters);
  const { currentData, isError } = useExamListQuery(noticeQuery(useDeferredValue(draft)));
  const label = currentData
    ? `Ver ${noticesOf(currentData.total).toLocaleLowerCase('pt-BR')}`
    : isError
      ? 'Ver concursos'
      : MESSAGES.busy;
  const handleClear = () => setDraft({ ordem: draft.ordem });
  return (
    <FilterDialog
      label={label}
      disabled={currentData?.total === 0}
      onApply={() => onApply(draft)}
      onClear={handleClear}
      onClose={onClose}
    >
      <NoticeFilterForm
        filters={draft}
        onChange={(change) => setDraft((before) => NOTICES_ADDRESS.change(before, change))}
      />
    </FilterDialog>
  );
}
