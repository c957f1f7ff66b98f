import type { Confidence } from '@mapa/domain';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  CircleCheckIcon,
  CircleXIcon,
  IconButton,
  InfoIcon,
  token,
} from '@mapa/ui-kit';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { Answering } from '../answering/answering-state';
import type { Verdict } from '../answering/verdict';
import { Problem } from '../report/problem';
import { ConfidenceChoice } from './confidence-choice';
import { Combination } from './combination';
import { dockLook } from './dock-look';
import { useRoomForDock } from './use-room-for-dock';
import { useSecondPress } from './use-second-press';

export interface DockProps {
  state: Answering;
  verdict: Verdict | null;
  /** The sum of the checked alternatives, if it is not visible elsewhere; null: none. */
  combination: string | null;
  /** Whether it cannot be answered now. */
  isRefused: boolean;
  nextLabel: string;
  /** Scrolls to the explanation, if there is one. */
  onExplain?: (() => void) | undefined;
  onAnswer: () => void;
  onConfidence: (value: Confidence | null) => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

const icons = { right: CircleCheckIcon, wrong: CircleXIcon, neutral: InfoIcon };

/** The bar at the end of a small window: the answer button, then in the same place the next question. */
export function Dock(props: DockProps) {
  const { state, verdict, combination, isRefused, nextLabel, onAnswer, onConfidence, onExplain, onNext, onPrevious } =
    props;
  const isAsked = !isRefused && verdict === null && state.phase !== 'recorded' && state.phase !== 'known';
  useRoomForDock('9rem');
  const isSecondPress = useSecondPress(!isAsked);
  const handleNext = ({ timeStamp }: MouseEvent) => {
    if (!isSecondPress(timeStamp)) onNext?.();
  };
  const Icon = verdict && icons[verdict.tone];

  return (
    <Bar role="group" aria-label="Responder e seguir" data-dock>
      {isAsked && state.problem ? <Problem>{state.problem}</Problem> : null}
      {verdict && Icon ? (
        <Result>
          {/* Screen readers get it from the panel; here it is visible however long the question is. */}
          <Said aria-hidden $tone={verdict.tone}>
            <Icon size={20} />
            {verdict.title}
          </Said>
          {onExplain ? (
            <Button variant="ghost" size="small" onClick={onExplain}>
              Ver explicação
            </Button>
          ) : null}
        </Result>
      ) : null}
      {isAsked && combination !== null ? <Combination aria-hidden>{combination}</Combination> : null}
      {isAsked && state.chosenId !== null ? (
        <ConfidenceChoice value={state.confidence} onChange={onConfidence} />
      ) : null}
      <Row>
        <IconButton label="Anterior" disabled={!onPrevious} onClick={onPrevious}>
          <ChevronLeftIcon size={24} aria-hidden />
        </IconButton>
        {isAsked ? (
          <Button
            wide
            disabled={state.chosenId === null}
            busy={state.phase === 'sending' && state.sending === 'answer'}
            onClick={onAnswer}
          >
            Responder
          </Button>
        ) : (
          <Button wide onClick={handleNext}>
            {nextLabel}
            <ChevronRightIcon size={18} aria-hidden />
          </Button>
        )}
        {isAsked ? (
          <IconButton label={nextLabel} onClick={onNext}>
            <ChevronRightIcon size={24} aria-hidden />
          </IconButton>
        ) : null}
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  ${dockLook}
  display: grid;
  gap: ${token.space.x1};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.x1};
`;

const Result = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space.x2};
  & > button {
    margin-left: auto;
  }
`;

const inks = { right: token.color.success, wrong: token.color.danger, neutral: token.color.info };

const Said = styled.p<{ $tone: Verdict['tone'] }>`
  display: flex;
  align-items: center;
  gap: ${token.space.x1};
  color: ${({ $tone }) => inks[$tone]};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.snug};
  & > svg {
    flex: none;
  }
`;
