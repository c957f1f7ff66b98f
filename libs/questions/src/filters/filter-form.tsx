import { ANSWER_STATES, DIFFICULTIES, EDUCATION_LEVELS, HIDDEN_CHOICES, QUESTION_TYPES, yearOptions } from '@mapa/domain';
import { Checkbox, ChipChoices, ChipToggle, Cluster, FilterSection, Skeleton, TextChoice, latePart } from '@mapa/ui-kit';
import { SubjectChoices } from './choices/subject-choices';
import type { Filters } from './filter-params';
import type { SubjectTree } from './subject-tree';

export interface FilterFormProps {
  filters: Filters;
  tree: SubjectTree;
  onChange: (change: Partial<Filters>) => void;
}

// They search on the server: their code comes with the section that asks for it.
const Waiting = () => <Skeleton lines={4} />;
const ExamChoices = latePart(() => import('./choices/searched-choices').then((module) => module.ExamChoices), { Waiting });
const InstitutionChoices = latePart(() => import('./choices/searched-choices').then((module) => module.InstitutionChoices), { Waiting });

const YEARS = yearOptions().map((year) => ({ value: year, label: String(year) }));
const OWN_STATES = ANSWER_STATES.filter(({ value }) => value !== 'todas');

const size = (list: readonly unknown[] | undefined) => list?.length ?? 0;

/** Every filter of a question list, the most used first. Each change takes effect at once. */
export function FilterForm({ filters, tree, onChange }: FilterFormProps) {
  return (
    <div>
      <FilterSection title="Matéria e assunto" startsOpen chosen={size(filters.materia_id) + size(filters.assunto_id)}>
        {() => <SubjectChoices tree={tree} filters={filters} onChange={onChange} />}
      </FilterSection>
      <FilterSection title="Minhas respostas" startsOpen chosen={size([filters.estado, filters.ocultas].filter(Boolean))}>
        {() => (
          <Cluster role="group" aria-label="Minhas respostas">
            {OWN_STATES.map(({ value, label }) => (
              <ChipToggle
                key={value}
                pressed={filters.estado === value}
                onClick={() => onChange({ estado: filters.estado === value ? undefined : value })}
              >
                {label}
              </ChipToggle>
            ))}
            {HIDDEN_CHOICES.map(({ value, label }) => (
              <ChipToggle
                key={value}
                pressed={filters.ocultas === value}
                onClick={() => onChange({ ocultas: filters.ocultas === value ? undefined : value })}
              >
                {label}
              </ChipToggle>
            ))}
          </Cluster>
        )}
      </FilterSection>
      <FilterSection title="Banca" chosen={size(filters.banca_id)}>
        {() => <InstitutionChoices kind="banca" chosen={filters.banca_id} onChange={(banca_id) => onChange({ banca_id })} />}
      </FilterSection>
      <FilterSection title="Ano" chosen={size(filters.ano)}>
        {() => <ChipChoices label="Ano" options={YEARS} chosen={filters.ano} onChange={(ano) => onChange({ ano })} />}
      </FilterSection>
      <FilterSection title="Instituição" chosen={size(filters.instituicao_id)}>
        {() => (
          <InstitutionChoices
            kind="orgao"
            chosen={filters.instituicao_id}
            onChange={(instituicao_id) => onChange({ instituicao_id })}
          />
        )}
      </FilterSection>
      <FilterSection title="Prova" chosen={size(filters.prova_id)}>
        {() => <ExamChoices chosen={filters.prova_id} onChange={(prova_id) => onChange({ prova_id })} />}
      </FilterSection>
      <FilterSection title="Cargo e área" chosen={(filters.cargo ? 1 : 0) + (filters.area ? 1 : 0)}>
        {() => (
          <>
            <TextChoice label="Cargo" value={filters.cargo} onChange={(cargo) => onChange({ cargo })} />
            <TextChoice label="Área" value={filters.area} onChange={(area) => onChange({ area })} />
          </>
        )}
      </FilterSection>
      <FilterSection title="Escolaridade" chosen={size(filters.escolaridade)}>
        {() => (
          <ChipChoices
            label="Escolaridade"
            options={EDUCATION_LEVELS}
            chosen={filters.escolaridade}
            onChange={(escolaridade) => onChange({ escolaridade })}
          />
        )}
      </FilterSection>
      <FilterSection title="Dificuldade" chosen={size(filters.dificuldade)}>
        {() => (
          <ChipChoices
            label="Dificuldade"
            options={DIFFICULTIES}
            chosen={filters.dificuldade}
            onChange={(dificuldade) => onChange({ dificuldade })}
          />
        )}
      </FilterSection>
      <FilterSection title="Tipo de questão" chosen={size(filters.tipo)}>
        {() => <ChipChoices label="Tipo de questão" options={QUESTION_TYPES} chosen={filters.tipo} onChange={(tipo) => onChange({ tipo })} />}
      </FilterSection>
      <FilterSection title="Comentários e situação" chosen={filters.comentada === undefined ? 0 : 1}>
        {() => (
          <>
            <Checkbox checked={filters.comentada ?? false} onChange={(event) => onChange({ comentada: event.target.checked || undefined })}>
              Só com gabarito comentado
            </Checkbox>
            <Checkbox
              checked={filters.anuladas === 'incluir'}
              onChange={(event) => onChange({ anuladas: event.target.checked ? 'incluir' : undefined })}
            >
              Mostrar anuladas
            </Checkbox>
            <Checkbox
              checked={filters.desatualizadas === 'incluir'}
              onChange={(event) => onChange({ desatualizadas: event.target.checked ? 'incluir' : undefined })}
            >
              Mostrar desatualizadas
            </Checkbox>
          </>
        )}
      </FilterSection>
    </div>
  );
}
