import { useQuestionMapListQuery } from '@mapa/api-client';
import { MESSAGES } from '@mapa/domain';
import { FilterDialog } from '@mapa/ui-kit';
import { useDeferredValue, useState } from 'react';
import { mapsOf } from '../shared/words';
import { MapFilterForm } from './map-filter-form';
import { MAPS_ADDRESS, type MapFilters } from './map-filters';

export interface MapFilterSheetProps {
  filters: MapFilters;
  /** Applies what was chosen, all at once. */
  onApply: (filters: MapFilters) => void;
  onClose: () => void;
}

/** The filters on small windows, with the count of what would be found. */
export function MapFilterSheet({ filters, onApply, onClose }: MapFilterSheetProps) {
  const [draft, setDraft] = useState(filters);
  const { currentData, isError } = useQuestionMapListQuery(useDeferredValue(draft));
  const label = currentData
    ? `Ver ${mapsOf(currentData.total).toLocaleLowerCase('pt-BR')}`
    : isError
      ? 'Ver mapas'
      : MESSAGES.busy;
  return (
    <FilterDialog
      label={label}
      disabled={currentData?.total === 0}
      onApply={() => onApply(draft)}
      onClear={() => setDraft({})}
      onClose={onClose}
    >
      <MapFilterForm filters={draft} onChange={(change) => setDraft((before) => MAPS_ADDRESS.change(before, change))} />
    </FilterDialog>
  );
}
