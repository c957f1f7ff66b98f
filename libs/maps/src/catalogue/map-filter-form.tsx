import { useInstitutionSearch } from '@mapa/api-client';
import { EDUCATION_LEVELS, yearOptions } from '@mapa/domain';
import { CheckList, ChipChoices, FilterSection, TextChoice } from '@mapa/ui-kit';
import type { MapFilters } from './map-filters';

export interface MapFilterFormProps {
  filters: MapFilters;
  onChange: (change: Partial<MapFilters>) => void;
}

const YEARS = yearOptions().map((year) => ({ value: year, label: String(year) }));

const size = (list: readonly unknown[] | undefined) => list?.length ?? 0;

/** Every filter of the list of maps. Each change takes effect at once. */
export function MapFilterForm({ filters, onChange }: MapFilterFormProps) {
  return (
    <div>
      <FilterSection title="Escolaridade" startsOpen chosen={size(filters.escolaridade)}>
        {() => (
          <ChipChoices
            label="Escolaridade"
            options={EDUCATION_LEVELS}
            chosen={filters.escolaridade}
            onChange={(escolaridade) => onChange({ escolaridade })}
          />
        )}
      </FilterSection>
      <FilterSection title="Banca" chosen={size(filters.banca_id)}>
        {() => (
          <Bodies
            kind="banca"
            label="Bancas"
            searchLabel="Buscar banca"
            chosen={filters.banca_id}
            onChange={(banca_id) => onChange({ banca_id })}
          />
        )}
      </FilterSection>
      <FilterSection title="Instituição" chosen={size(filters.instituicao_id)}>
        {() => (
          <Bodies
            kind="orgao"
            label="Instituições"
            searchLabel="Buscar instituição"
            chosen={filters.instituicao_id}
            onChange={(instituicao_id) => onChange({ instituicao_id })}
          />
        )}
      </FilterSection>
      <FilterSection title="Cargo" chosen={filters.cargo ? 1 : 0}>
        {() => <TextChoice label="Cargo" value={filters.cargo} onChange={(cargo) => onChange({ cargo })} />}
      </FilterSection>
      <FilterSection title="Ano" chosen={size(filters.ano)}>
        {() => <ChipChoices label="Ano" options={YEARS} chosen={filters.ano} onChange={(ano) => onChange({ ano })} />}
      </FilterSection>
    </div>
  );
}

interface BodiesProps {
  kind: 'banca' | 'orgao';
  label: string;
  searchLabel: string;
  chosen: readonly number[] | undefined;
  onChange: (chosen: number[]) => void;
}

/** Boards or hiring bodies. How many questions they have says nothing of their maps. */
function Bodies({ kind, ...list }: BodiesProps) {
  const { items, ...search } = useInstitutionSearch(kind);
  return <CheckList {...list} {...search} items={items?.map(({ id, name }) => ({ id, name }))} />;
}
