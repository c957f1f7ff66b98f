import { figure, type OwnSittingSource, RECIPE_NAME_MAX_LENGTH } from '@mapa/domain';
import { ChipChoices, Field, Meta, TextInput, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Proposal } from '../model';
import { Fold } from './fold';
import { boardCountsText, optionsText } from './texts';
import type { NewSitting } from './use-new-sitting';

export interface NarrowingFieldProps {
  source: OwnSittingSource;
  proposal: Proposal;
  sitting: NewSitting;
  onChange: (change: Partial<OwnSittingSource>) => void;
}

/** Rarely needed options: boards, years and the recipe's name. */
export function NarrowingField({ source, proposal, sitting, onChange }: NarrowingFieldProps) {
  const { name, change } = sitting;
  const boards = proposal.bancas.map(({ id, nome }) => ({ value: id, label: nome }));
  const years = proposal.anos.map(({ ano }) => ({ value: ano, label: String(ano) }));
  const nameOf = (id: number) => proposal.bancas.find((board) => board.id === id)?.nome ?? String(id);
  const chosen = [
    ...(source.banca_id ?? []).map(nameOf),
    ...(source.ano ?? []).map(String),
    ...(name?.trim() ? [`“${name.trim()}”`] : []),
  ];
  const note = boardCountsText(source, proposal);
  return (
    <Fold title="Mais" summary={optionsText(chosen)}>
      {boards.length > 0 ? (
        <Group>
          <h3>Bancas</h3>
          <ChipChoices
            label="Bancas"
            options={boards}
            chosen={source.banca_id}
            countOf={(id) => proposal.bancas.find((board) => board.id === id)?.questoes}
            onChange={(banca_id) => onChange({ banca_id })}
          />
          {note ? <Meta>{note}</Meta> : null}
        </Group>
      ) : null}
      {years.length > 0 ? (
        <Group>
          <h3>Anos</h3>
          <ChipChoices label="Anos" options={years} chosen={source.ano} onChange={(ano) => onChange({ ano })} />
        </Group>
      ) : null}
      <Field
        label="Nome da receita"
        optional
        hint={`Fica guardada para repetir com outras questões. Até ${figure(RECIPE_NAME_MAX_LENGTH)} letras.`}
      >
        <TextInput
          maxLength={RECIPE_NAME_MAX_LENGTH}
          placeholder={proposal.nome}
          value={name ?? ''}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
    </Fold>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
  & > h3 {
    font-size: ${token.size.small};
    font-weight: ${token.weight.strong};
  }
`;
