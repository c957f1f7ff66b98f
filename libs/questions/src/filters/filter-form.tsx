import { FilterSection, Skeleton, latePart } from '@mapa/ui-kit';
import type { ComponentType } from 'react';
import type * as Closed from './choices/closed-choices';
import { OwnStateChoices } from './choices/own-state-choices';
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
const closed = <Props extends object>(pick: (module: typeof Closed) => ComponentType<Props>) =>
  latePart(() => import('./choices/closed-choices').then(pick), { Waiting, retries: true });
const ExamChoices = closed((module) => module.ExamChoices);
const InstitutionChoices = closed((module) => module.InstitutionChoices);
const YearChoices = closed((module) => module.YearChoices);
const PositionChoices = closed((module) => module.PositionChoices);
const LevelChoices = closed((module) => module.LevelChoices);
const DifficultyChoices = closed((module) => module.DifficultyChoices);
const KindChoices = closed((module) => module.KindChoices);
const StateChoices = closed((module) => module.StateChoices);

const size = (list: readonly unknown[] | undefined) => list?.length ?? 0;

/** Every filter of a question list, the most used first. Each change takes effect at once. */
export function FilterForm({ filters, tree, onChange }: FilterFormProps) {
  return (
    <div>
      <FilterSection title="Matéria e assunto" startsOpen chosen={size(filters.materia_id) + size(filters.assunto_id)}>
        {() => <SubjectChoices tree={tree} filters={filters} onChange={onChange} />}
      </FilterSection>
      <FilterSection title="Minhas respostas" startsOpen chosen={filters.estado ? 1 : 0}>
        {() => <OwnStateChoices filters={filters} onChange={onChange} />}
      </FilterSection>
      <FilterSection title="Banca" chosen={size(filters.banca_id)}>
        {() => <InstitutionChoices kind="banca" filters={filters} onChange={onChange} />}
      </FilterSection>
      <FilterSection title="Ano" chosen={size(filters.ano)}>
        {() => <YearChoices filters={filters} onChange={onChange} />}
      </FilterSection>
      <FilterSection title="Instituição" chosen={size(filters.instituicao_id)}>
        {() => <InstitutionChoices kind="orgao" filters={filters} onChange={onChange} />}
      </FilterSection>
      <FilterSection title="Prova" chosen={size(filters.prova_id)}>
        {() => <ExamChoices filters={filters} onChange={onChange} />}
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
      <FilterSection
        title="Comentários e situação"
        chosen={size([filters.comentada, filters.ocultas].filter((one) => one !== undefined))}
      >
        {() => <StateChoices filters={filters} onChange={onChange} />}
      </FilterSection>
    </div>
  );
}
