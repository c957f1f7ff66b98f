import { MESSAGES, type ListAddress } from '@mapa/domain';
import { useDeferredValue, useState } from 'react';
import { FilterDialog } from './filter-dialog';
import { ListFilterForm, type ListForm } from './list-filter-form';

/** State of a list's query. */
export interface ListQuery<Page> {
  currentData?: Page | undefined;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

export interface ListFilterSheetProps<Filters extends object> {
  form: ListForm;
  address: ListAddress<Filters>;
  useList: (filters: Filters) => ListQuery<{ total: number }>;
  /** The count in words: "12 mapas". */
  countWords: (total: number) => string;
  /** Label of the apply button while the count is unknown: "Ver mapas". */
  showWords: string;
  filters: Filters;
  /** The filter after clearing. */
  cleared: (filters: Filters) => Filters;
  /** Applies all choices at once. */
  onApply: (filters: Filters) => void;
  onClose: () => void;
}

/** The filters of a list in small windows, with the number of results. */
export function ListFilterSheet<Filters extends object>(props: ListFilterSheetProps<Filters>) {
  const { form, address, useList, countWords, showWords, filters, cleared, onApply, onClose } = props;
  const [draft, setDraft] = useState(filters);
  const { currentData, isError } = useList(useDeferredValue(draft));
  const label = currentData
    ? `Ver ${countWords(currentData.total).toLocaleLowerCase('pt-BR')}`
    : isError
      ? showWords
      : MESSAGES.busy;
  return (
    <FilterDialog
      label={label}
      disabled={currentData?.total === 0}
      onApply={() => onApply(draft)}
      onClear={() => setDraft(cleared)}
      onClose={onClose}
    >
      <ListFilterForm
        form={form}
        filters={draft}
        onChange={(change) => setDraft((before) => address.change(before, change))}
      />
    </FilterDialog>
  );
}
