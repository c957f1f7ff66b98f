import { Button } from '../actions/button';
import { Chip } from '../forms/chip';
import { Cluster } from '../layout/page';

/** One active filter value, and the change that removes it. */
export interface ActiveChoice<Filters> {
  key: string;
  name: string;
  without: Partial<Filters>;
}

export interface ActiveFiltersProps<Filters> {
  choices: readonly ActiveChoice<Filters>[];
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
}

/** The active filters of a list, removable one by one or all at once. */
export function ActiveFilters<Filters>({ choices, onChange, onClear }: ActiveFiltersProps<Filters>) {
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
