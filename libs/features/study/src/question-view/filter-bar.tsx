import {
  ANSWER_STATES,
  figure,
  startOfStudy,
  writeStudyPosition,
  type AnswerState,
  type StudyPosition,
} from '@mapa/domain';
import { Checkbox, Link, tabLook, token } from '@mapa/ui-kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

export interface FilterBarProps {
  position: StudyPosition;
  /** The filters to choose from; by default all. */
  states?: readonly AnswerState[];
  /** Number of questions of each filter. */
  counts: Readonly<Record<AnswerState, number>>;
  /** Whether to offer hiding the keys of answered questions. */
  withKeys?: boolean;
}

/** Chooses the filter, and whether answered questions show their key. */
export function FilterBar({ position, states, counts, withKeys = true }: FilterBarProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const handleKeys = () => {
    void navigate(
      { search: writeStudyPosition({ ...position, showKeys: !position.showKeys }) },
      { replace: true, preventScrollReset: true },
    );
  };
  const offered = states
    ? states.flatMap((state) => ANSWER_STATES.filter(({ value }) => value === state))
    : ANSWER_STATES;
  return (
    <Bar>
      <States aria-label="Filtrar as questões">
        {offered.map(({ value, label }) => (
          <li key={value}>
            <State
              look="bare"
              to={pathname + writeStudyPosition(startOfStudy(position, { state: value }))}
              aria-current={value === position.state ? 'true' : undefined}
            >
              {label} <Count>{figure(counts[value])}</Count>
            </State>
          </li>
        ))}
      </States>
      {withKeys ? (
        <Checkbox checked={position.showKeys} onChange={handleKeys}>
          Mostrar gabarito das respondidas
        </Checkbox>
      ) : null}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1} ${token.space.x3};
  font-size: ${token.size.small};
`;

const States = styled.ul`
  display: flex;
  gap: ${token.space.x2};
  max-width: 100%;
  overflow-x: auto;
  scrollbar-width: none;
`;

const State = styled(Link)`
  ${tabLook}
  gap: ${token.space.half};
`;

const Count = styled.span`
  color: ${token.color.inkFaint};
  font-size: ${token.size.tiny};
  font-weight: ${token.weight.text};
  font-variant-numeric: tabular-nums;
`;
