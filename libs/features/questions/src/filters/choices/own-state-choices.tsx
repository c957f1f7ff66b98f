import { ANSWER_STATES, figure } from '@mapa/domain';
import { ChipToggle, Cluster } from '@mapa/ui-kit';
import type { Filters } from '../filter-params';
import { useFacetCounts } from '../use-facet-counts';

interface OwnStateChoicesProps {
  filters: Filters;
  onChange: (change: Pick<Filters, 'estado'>) => void;
}

const OWN_STATES = ANSWER_STATES.filter(({ value }) => value !== 'todas');

/** Filter by the student's own answers, one state at a time. */
export function OwnStateChoices({ filters, onChange }: OwnStateChoicesProps) {
  const countOf = useFacetCounts('estado', filters);
  return (
    <Cluster role="group" aria-label="Minhas respostas">
      {OWN_STATES.map(({ value, label }) => {
        const count = countOf(value);
        return (
          <ChipToggle
            key={value}
            pressed={filters.estado === value}
            count={count === undefined ? undefined : figure(count)}
            onClick={() => onChange({ estado: filters.estado === value ? undefined : value })}
          >
            {label}
          </ChipToggle>
        );
      })}
    </Cluster>
  );
}
