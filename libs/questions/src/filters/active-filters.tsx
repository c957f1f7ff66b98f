import { Button, Chip, Cluster } from '@mapa/ui-kit';
import type { ActiveChoice } from './active-choices';
import type { Filters } from './filter-params';

interface ActiveFiltersProps {
  choices: readonly ActiveChoice[];
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
}

/** What the list is filtered by, each to be taken away alone or all at once. */
export function ActiveFilters({ choices, onChange, onClear }: ActiveFiltersProps) {
  if (choices.length === 0) return null;
  return (
    <Cluster role="group" aria-label="Filtros em uso">
      {choices.map(({ key, name, without }) => (
        <Chip key={key} name={name} onRemove={() => onChange(without)} />
      ))}
      <Button variant="ghost" size="small" onClick={onClear}>
        Limpar filtros
      </Button>
    </Cluster>
  );
}
