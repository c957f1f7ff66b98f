import { apiErrorOf, useExamListQuery } from '@mapa/api-client';
import { calendarText, NOTICE_FILTERS } from '@mapa/domain';
import { ErrorState, Field, Meta, Skeleton, TextInput, token, useDebounced } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

export interface PickedNotice {
  id: number;
  name: string;
}

interface NoticePickerProps {
  chosen: PickedNotice | null;
  /** AAAA-MM-DD, in Brasília. */
  today: string;
  onChoose: (notice: PickedNotice) => void;
}

/** Lists notices whose exam is not past, by name, those that end first; the chosen one stays in sight. */
export function NoticePicker({ chosen, today, onChoose }: NoticePickerProps) {
  const group = useId();
  const [text, setText] = useState('');
  const busca = useDebounced(text.trim());
  const { currentData, error, isFetching, refetch } = useExamListQuery({
    com_edital: true,
    ordem: 'encerra_em',
    ...(busca ? { busca } : {}),
  });
  const isAhead = (day: string | null | undefined) => !day || day >= today;
  const found = currentData?.data.filter(({ id, edital }) => id !== chosen?.id && isAhead(edital?.data_prova)) ?? [];
  return (
    <Picker>
      <Field label="Buscar concurso">
        <TextInput
          type="search"
          maxLength={NOTICE_FILTERS.busca.maxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
          // It stands in the form that saves: who searches has not chosen yet.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Field>
      <fieldset>
        <legend>Concursos</legend>
        {chosen ? (
          <Choice group={group} name={chosen.name} facts="escolhido" isChosen onChoose={() => undefined} />
        ) : null}
        {found.map(({ id, nome, edital }) => (
          <Choice
            key={id}
            group={group}
            name={nome}
            facts={edital?.data_prova ? `prova em ${calendarText(edital.data_prova)}` : 'prova sem data'}
            isChosen={false}
            onChoose={() => onChoose({ id, name: nome })}
          />
        ))}
      </fieldset>
      {!currentData && isFetching ? <Skeleton lines={4} /> : null}
      {!currentData && error && !isFetching ? (
        <ErrorState onRetry={refetch}>{apiErrorOf(error).message}</ErrorState>
      ) : null}
      {currentData && found.length === 0 ? (
        <Meta role="status">Nenhum concurso com este nome. Você pode informar a data da prova.</Meta>
      ) : null}
    </Picker>
  );
}

interface ChoiceProps {
  group: string;
  name: string;
  facts: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ group, name, facts, isChosen, onChoose }: ChoiceProps) {
  return (
    <Row>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span>
        {name}
        <small>{facts}</small>
      </span>
    </Row>
  );
}

const Picker = styled.div`
  display: grid;
  gap: ${token.space.x2};
  & > fieldset > legend {
    font-size: ${token.size.small};
    font-weight: ${token.weight.strong};
  }
`;

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${token.space.x1h};
  min-height: ${token.target};
  padding-block: ${token.space.x1};
  border-bottom: 1px solid ${token.color.rule};
  line-height: ${token.leading.snug};
  cursor: pointer;
  & > input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${token.color.accent};
  }
  & > span {
    display: grid;
    overflow-wrap: anywhere;
  }
  small {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
`;
