import { DIFFICULTIES, EDUCATION_LEVELS, HIDDEN_CHOICES, QUESTION_TYPES, yearOptions } from '@mapa/domain';
import { Checkbox, ChipChoices, TextChoice, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Filters } from '../filter-params';
import { useFacetCounts } from '../use-facet-counts';

export interface PlainChoicesProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

const number = new Intl.NumberFormat('pt-BR');
const YEARS = yearOptions().map((year) => ({ value: year, label: String(year) }));

/** The years of papers. */
export function YearChoices({ filters, onChange }: PlainChoicesProps) {
  const countOf = useFacetCounts('ano', filters);
  return (
    <ChipChoices
      label="Ano"
      options={YEARS}
      chosen={filters.ano}
      countOf={countOf}
      onChange={(ano) => onChange({ ano })}
    />
  );
}

/** The position and the area, by words. */
export function PositionChoices({ filters, onChange }: PlainChoicesProps) {
  return (
    <>
      <TextChoice label="Cargo" value={filters.cargo} onChange={(cargo) => onChange({ cargo })} />
      <TextChoice label="Área" value={filters.area} onChange={(area) => onChange({ area })} />
    </>
  );
}

/** Education levels. */
export function LevelChoices({ filters, onChange }: PlainChoicesProps) {
  const countOf = useFacetCounts('escolaridade', filters);
  return (
    <ChipChoices
      label="Escolaridade"
      options={EDUCATION_LEVELS}
      chosen={filters.escolaridade}
      countOf={countOf}
      onChange={(escolaridade) => onChange({ escolaridade })}
    />
  );
}

/** Difficulties. */
export function DifficultyChoices({ filters, onChange }: PlainChoicesProps) {
  const countOf = useFacetCounts('dificuldade', filters);
  return (
    <ChipChoices
      label="Dificuldade"
      options={DIFFICULTIES}
      chosen={filters.dificuldade}
      countOf={countOf}
      onChange={(dificuldade) => onChange({ dificuldade })}
    />
  );
}

/** Certo ou errado, or one of several. */
export function KindChoices({ filters, onChange }: PlainChoicesProps) {
  const countOf = useFacetCounts('tipo', filters);
  return (
    <ChipChoices
      label="Tipo de questão"
      options={QUESTION_TYPES}
      chosen={filters.tipo}
      countOf={countOf}
      onChange={(tipo) => onChange({ tipo })}
    />
  );
}

/** Commented ones only; annulled, outdated and hidden ones, or without them. */
export function StateChoices({ filters, onChange }: PlainChoicesProps) {
  const commented = useFacetCounts('comentada', filters)(true);
  return (
    <>
      <Checkbox
        checked={filters.comentada ?? false}
        onChange={(event) => onChange({ comentada: event.target.checked || undefined })}
      >
        Só com gabarito comentado
        {commented === undefined ? null : <Count> {number.format(commented)}</Count>}
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
      {HIDDEN_CHOICES.map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={filters.ocultas === value}
          onChange={(event) => onChange({ ocultas: event.target.checked ? value : undefined })}
        >
          {label}
        </Checkbox>
      ))}
    </>
  );
}

const Count = styled.span`
  color: ${token.color.inkFaint};
  font-variant-numeric: tabular-nums;
`;
