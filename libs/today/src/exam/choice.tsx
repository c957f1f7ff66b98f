import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

interface ChoiceProps {
  group: string;
  name: string;
  facts: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of several, with a line on what it is. */
export function Choice({ group, name, facts, isChosen, onChoose }: ChoiceProps) {
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

/** Radio buttons beside each other, under their question. */
export const Ways = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space.x3};
  & > legend {
    font-size: ${token.size.small};
    font-weight: ${token.weight.strong};
  }
  & > label {
    display: flex;
    align-items: center;
    gap: ${token.space.x1};
    min-height: ${token.target};
    cursor: pointer;
  }
  input {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${token.color.accent};
  }
`;

/** A search over choices. */
export const Picker = styled.div`
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
