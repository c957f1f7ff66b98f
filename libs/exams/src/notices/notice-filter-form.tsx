import { NOTICE_STATES, SPHERES } from '@mapa/domain';
import {
  BodySection,
  ChipChoices,
  FilterSection,
  LevelSection,
  PositionSection,
  Select,
  StateSection,
} from '@mapa/ui-kit';
import { Bodies } from '../shared/bodies';
import { SALARY_OPTIONS, type NoticeFilters } from './notice-filters';

export interface NoticeFilterFormProps {
  filters: NoticeFilters;
  onChange: (change: Partial<NoticeFilters>) => void;
}

const SALARIES = SALARY_OPTIONS.map(({ value, label }) => ({ value: String(value), label }));

/** Every filter of the list of notices. Each change takes effect at once. */
export function NoticeFilterForm({ filters, onChange }: NoticeFilterFormProps) {
  const { situacao, esfera, salario_min } = filters;
  return (
    <div>
      <FilterSection title="Situação" startsOpen chosen={situacao?.length ?? 0}>
        {() => (
          <ChipChoices
            label="Situação"
            options={NOTICE_STATES}
            chosen={situacao}
            onChange={(chosen) => onChange({ situacao: chosen })}
          />
        )}
      </FilterSection>
      <StateSection chosen={filters.uf} onChange={(uf) => onChange({ uf })} />
      <LevelSection startsOpen chosen={filters.escolaridade} onChange={(escolaridade) => onChange({ escolaridade })} />
      <FilterSection title="Salário" startsOpen chosen={salario_min === undefined ? 0 : 1}>
        {() => (
          <Select
            aria-label="Salário"
            emptyLabel="Qualquer salário"
            options={SALARIES}
            value={salario_min ?? ''}
            onChange={(event) =>
              onChange({ salario_min: event.target.value === '' ? undefined : Number(event.target.value) })
            }
          />
        )}
      </FilterSection>
      <FilterSection title="Esfera" chosen={esfera?.length ?? 0}>
        {() => (
          <ChipChoices
            label="Esfera"
            options={SPHERES}
            chosen={esfera}
            onChange={(chosen) => onChange({ esfera: chosen })}
          />
        )}
      </FilterSection>
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
    </div>
  );
}
