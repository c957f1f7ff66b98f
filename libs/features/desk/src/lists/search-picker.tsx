import { Button, Radio, TextInput, token } from '@mapa/ui-kit';
import { useDeferredValue, useId, useState } from 'react';
import { styled } from 'styled-components';
import { normalisedText } from '@mapa/domain';

/** Most choices shown at a time; the search finds the others. */
const SHOWN = 8;

interface PickerProps {
  label: string;
  /** Label of its search field. */
  searchLabel?: string;
  nodes: readonly { id: number; label: string }[];
  /** Called with the search text, if the nodes belong to a page. */
  onSearch?: (text: string) => void;
  /** Label of the choice of none; absent if one is mandatory. */
  none?: string;
  /** undefined: nothing is chosen yet; null: none. */
  chosen: number | null | undefined;
  /** Whether the choice is final until a button cancels it. */
  isSettled: boolean;
  onChoose: (id: number | null) => void;
}

/** Chooses one of many by a part of its label. */
export function SearchPicker({ searchLabel = 'Buscar assunto', onSearch, ...props }: PickerProps) {
  const { label, nodes, none, chosen, isSettled, onChoose } = props;
  const [search, setSearch] = useState('');
  const group = useId();
  const handleSearch = (text: string) => {
    setSearch(text);
    onSearch?.(text);
  };
  const words = normalisedText(useDeferredValue(search.trim()));
  const matching = nodes.filter((node) => node.id === chosen || normalisedText(node.label).includes(words));
  const shown = [...matching].sort((one, other) => Number(other.id === chosen) - Number(one.id === chosen));
  if (isSettled)
    return (
      <Settled>
        <span>
          {label} <b>{nodes.find(({ id }) => id === chosen)?.label ?? none}</b>
        </span>
        <Button variant="secondary" size="small" onClick={() => onChoose(chosen ?? null)}>
          Escolher outro
        </Button>
      </Settled>
    );
  return (
    <Choices>
      <legend>{label}</legend>
      <TextInput
        type="search"
        value={search}
        onChange={({ target }) => handleSearch(target.value)}
        aria-label={searchLabel}
        placeholder={searchLabel}
      />
      {none && words === '' ? (
        <Radio name={group} checked={chosen === null} onChange={() => onChoose(null)}>
          {none}
        </Radio>
      ) : null}
      {shown.slice(0, SHOWN).map(({ id, label: name }) => (
        <Radio key={id} name={group} checked={chosen === id} onChange={() => onChoose(id)}>
          {name}
        </Radio>
      ))}
      {shown.length === 0 ? <p>Nada com esse nome.</p> : null}
      {shown.length > SHOWN ? <p>Há mais {shown.length - SHOWN}: escreva parte do nome.</p> : null}
    </Choices>
  );
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.half};
  & > legend {
    margin-bottom: ${token.space.half};
    font-weight: ${token.weight.strong};
  }
  & > p {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
`;

const Settled = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1};
  overflow-wrap: anywhere;
`;
