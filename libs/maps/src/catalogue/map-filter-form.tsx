import { useInstitutionSearch } from '@mapa/api-client';
import { BodySection, CheckList, LevelSection, PositionSection, YearSection, type CheckListProps } from '@mapa/ui-kit';
import type { MapFilters } from './map-filters';

export interface MapFilterFormProps {
  filters: MapFilters;
  onChange: (change: Partial<MapFilters>) => void;
}

/** Every filter of the list of maps. Each change takes effect at once. */
export function MapFilterForm({ filters, onChange }: MapFilterFormProps) {
  return (
    <div>
      <LevelSection startsOpen chosen={filters.escolaridade} onChange={(escolaridade) => onChange({ escolaridade })} />
      <BodySection kind="banca" chosen={filters.banca_id} onChange={(banca_id) => onChange({ banca_id })}>
        {(list) => <Bodies kind="banca" {...list} />}
      </BodySection>
      <BodySection
        kind="orgao"
        chosen={filters.instituicao_id}
        onChange={(instituicao_id) => onChange({ instituicao_id })}
      >
        {(list) => <Bodies kind="orgao" {...list} />}
      </BodySection>
      <PositionSection value={filters.cargo} onChange={(cargo) => onChange({ cargo })} />
      <YearSection chosen={filters.ano} onChange={(ano) => onChange({ ano })} />
    </div>
  );
}

interface BodiesProps extends Pick<CheckListProps, 'label' | 'searchLabel' | 'chosen' | 'onChange'> {
  kind: 'banca' | 'orgao';
}

/** Boards or hiring bodies. How many questions they have says nothing of their maps. */
function Bodies({ kind, ...list }: BodiesProps) {
  const { items, ...search } = useInstitutionSearch(kind);
  return <CheckList {...list} {...search} items={items?.map(({ id, name }) => ({ id, name }))} />;
}
