import { figure } from '@mapa/domain';
import { styled } from 'styled-components';
import { Skeleton } from '../feedback/skeleton';
import { Checkbox } from '../forms/checkbox';
import { TextInput } from '../forms/text-input';
import { token } from '../theme/token';

export interface CheckItem {
  id: number;
  name: string;
  questions?: number;
}

export interface CheckListProps {
  label: string;
  /** undefined while it loads. */
  items: readonly CheckItem[] | undefined;
  chosen: readonly number[] | undefined;
  onChange: (chosen: number[]) => void;
  search: string;
  onSearch: (text: string) => void;
  searchLabel: string;
  failed?: boolean;
}

/** A long list of choices with a search above it. */
export function CheckList(props: CheckListProps) {
  const { label, items, chosen = [], onChange, search, onSearch, searchLabel, failed = false } = props;
  const handleToggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <>
      <TextInput
        type="search"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        aria-label={searchLabel}
        placeholder={searchLabel}
      />
      {failed ? <Note role="alert">A lista não pôde ser carregada. Feche e abra de novo.</Note> : null}
      {!items && !failed ? <Skeleton lines={4} height="1.25rem" /> : null}
      {items?.length === 0 ? <Note>Nada com esse nome.</Note> : null}
      <List aria-label={label}>
        {items?.map(({ id, name, questions }) => (
          <li key={id}>
            <Checkbox checked={chosen.includes(id)} onChange={() => handleToggle(id)}>
              {name}
            </Checkbox>
            {questions === undefined ? null : <Count>{figure(questions)}</Count>}
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.x1};
  max-height: 18rem;
  overflow-y: auto;
  font-size: ${token.size.small};
  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${token.space.x1};
    padding: 2px;
  }
`;

const Count = styled.span`
  color: ${token.color.inkFaint};
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
`;
