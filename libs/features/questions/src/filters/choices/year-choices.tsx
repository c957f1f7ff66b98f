import { facetOf, yearOptions } from '@mapa/domain';
import { Button, ChipChoices, ChipToggle, Stack } from '@mapa/ui-kit';
import { useState } from 'react';
import { useFacetCounts } from '../use-facet-counts';
import type { ClosedChoicesProps } from './closed-choices';

const YEARS = yearOptions();
const RECENT = YEARS.slice(0, 5);

type YearChoicesProps = Pick<ClosedChoicesProps, 'filters' | 'onChange'> & { label: string };

/** The years of questions, with the last five as one choice; years without questions are shown on demand. */
export function YearChoices({ label, filters, onChange }: YearChoicesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const countOf = useFacetCounts(facetOf('ano'), filters);
  const chosen = filters.ano ?? [];
  const isEmpty = (year: number) => countOf(year) === 0 && !chosen.includes(year);
  const shown = showsAll ? YEARS : YEARS.filter((year) => !isEmpty(year));
  const isRecent = chosen.length === RECENT.length && RECENT.every((year) => chosen.includes(year));
  return (
    <Stack $gap="x1">
      <div>
        <ChipToggle pressed={isRecent} onClick={() => onChange({ ano: isRecent ? [] : RECENT })}>
          Últimos 5 anos
        </ChipToggle>
      </div>
      <ChipChoices
        label={label}
        options={shown.map((year) => ({ value: year, label: String(year) }))}
        chosen={chosen}
        countOf={countOf}
        onChange={(ano) => onChange({ ano })}
      />
      {YEARS.some(isEmpty) ? (
        <div>
          <Button variant="ghost" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            Anos sem questões
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
