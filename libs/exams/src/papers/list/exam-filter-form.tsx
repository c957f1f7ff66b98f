import { BodySection, LevelSection, PositionSection, StateSection, YearSection } from '@mapa/ui-kit';
import { Bodies } from '../../shared/bodies';
import type { ExamFilters } from './exam-filters';

export interface ExamFilterFormProps {
  filters: ExamFilters;
  onChange: (change: Partial<ExamFilters>) => void;
}

/** Every filter of the list of papers. Each change takes effect at once. */
export function ExamFilterForm({ filters, onChange }: ExamFilterFormProps) {
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
      <StateSection chosen={filters.uf} onChange={(uf) => onChange({ uf })} />
    </div>
  );
}
