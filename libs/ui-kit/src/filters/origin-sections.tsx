import { EDUCATION_LEVELS, STATES, yearOptions, type EducationLevel, type StateCode } from '@mapa/domain';
import type { ReactNode } from 'react';
import type { CheckListProps } from './check-list';
import { ChipChoices } from './chip-choices';
import { FilterSection } from './filter-section';
import { TextChoice } from './text-choice';

interface SectionProps<Value> {
  chosen: readonly Value[] | undefined;
  onChange: (chosen: Value[]) => void;
  startsOpen?: boolean;
}

const YEARS = yearOptions().map((year) => ({ value: year, label: String(year) }));

/** How much schooling an exam demands. */
export function LevelSection({ chosen, onChange, startsOpen = false }: SectionProps<EducationLevel>) {
  return (
    <FilterSection title="Escolaridade" startsOpen={startsOpen} chosen={chosen?.length ?? 0}>
      {() => <ChipChoices label="Escolaridade" options={EDUCATION_LEVELS} chosen={chosen} onChange={onChange} />}
    </FilterSection>
  );
}

/** Years, from this one down. */
export function YearSection({ chosen, onChange, startsOpen = false }: SectionProps<number>) {
  return (
    <FilterSection title="Ano" startsOpen={startsOpen} chosen={chosen?.length ?? 0}>
      {() => <ChipChoices label="Ano" options={YEARS} chosen={chosen} onChange={onChange} />}
    </FilterSection>
  );
}

/** States of Brazil, each by its name: all 27 are in view at once. */
export function StateSection({ chosen, onChange, startsOpen = false }: SectionProps<StateCode>) {
  return (
    <FilterSection title="UF" startsOpen={startsOpen} chosen={chosen?.length ?? 0}>
      {() => <ChipChoices label="UF" options={STATES} chosen={chosen} onChange={onChange} />}
    </FilterSection>
  );
}

/** The position that an exam is for, by a part of its name. */
export function PositionSection({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  return (
    <FilterSection title="Cargo" chosen={value ? 1 : 0}>
      {() => <TextChoice label="Cargo" value={value} onChange={onChange} />}
    </FilterSection>
  );
}

const BODIES = {
  banca: { title: 'Banca', list: { label: 'Bancas', searchLabel: 'Buscar banca' } },
  orgao: { title: 'Instituição', list: { label: 'Instituições', searchLabel: 'Buscar instituição' } },
};

export interface BodySectionProps extends SectionProps<number> {
  kind: keyof typeof BODIES;
  /** The list itself, searched where the caller finds such things; these are its words and its choice. */
  children: (list: Pick<CheckListProps, 'label' | 'searchLabel' | 'chosen' | 'onChange'>) => ReactNode;
}

/** Boards or hiring bodies. */
export function BodySection({ kind, chosen, onChange, startsOpen = false, children }: BodySectionProps) {
  const { title, list } = BODIES[kind];
  return (
    <FilterSection title={title} startsOpen={startsOpen} chosen={chosen?.length ?? 0}>
      {() => children({ ...list, chosen, onChange })}
    </FilterSection>
  );
}
