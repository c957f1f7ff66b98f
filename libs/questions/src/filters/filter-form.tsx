import { ANSWER_STATES, HIDDEN_CHOICES } from '@mapa/domain';
import { ChipToggle, Cluster, FilterSection, Skeleton, latePart } from '@mapa/ui-kit';
import { SubjectChoices } from './choices/subject-choices';
import type { Filters } from './filter-params';
import type { SubjectTree } from './subject-tree';

export interface FilterFormProps {
  filters: Filters;
  tree: SubjectTree;
  onChange: (change: Partial<Filters>) => void;
}

// What stands in closed sections: its code comes with the first that is opened.
const Waiting = () => <Skeleton lines={4} />;
const ExamChoices = latePart(() => import('./choices/closed-choices').then((module) => module.ExamChoices), { Waiting });
const InstitutionChoices = latePart(() => import('./choices/closed-choices').then((module) => module.InstitutionChoices), { Waiting });
const YearChoices = latePart(() => import('./choices/closed-choices').then((module) => module.YearChoices), { Waiting });
const PositionChoices = latePart(() => import('./choices/closed-choices').then((module) => module.PositionChoices), { Waiting });
const LevelChoices = latePart(() => import('./choices/closed-choices').then((module) => module.LevelChoices), { Waiting });
const DifficultyChoices = latePart(() => import('./choices/closed-choices').then((module) => module.DifficultyChoices), { Waiting });
const KindChoices = latePart(() => import('./choices/closed-choices').then((module) => module.KindChoices), { Waiting });
const StateChoices = latePart(() => import('./choices/closed-choices').then((module) => module.StateChoices), { Waiting });

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
        {() => <YearChoices filters={filters} onChange={onChange} />}
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
        {() => <PositionChoices filters={filters} onChange={onChange} />}
      </FilterSection>
      <FilterSection title="Escolaridade" chosen={size(filters.escolaridade)}>
        {() => <LevelChoices filters={filters} onChange={onChange} />}
      </FilterSection>
      <FilterSection title="Dificuldade" chosen={size(filters.dificuldade)}>
        {() => <DifficultyChoices filters={filters} onChange={onChange} />}
      </FilterSection>
      <FilterSection title="Tipo de questão" chosen={size(filters.tipo)}>
        {() => <KindChoices filters={filters} onChange={onChange} />}
      </FilterSection>
      <FilterSection title="Comentários e situação" chosen={filters.comentada === undefined ? 0 : 1}>
        {() => <StateChoices filters={filters} onChange={onChange} />}
      </FilterSection>
    </div>
  );
}
