import { styled } from 'styled-components';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { token } from '../theme/token';
import { Button } from './button';
import type { ButtonVariant } from './button-look';

interface StepperProps {
  /** Null at the first question. */
  onPrevious: (() => void) | null;
  onNext: () => void;
  nextLabel: string;
  /** The variant of the next button; primary if stepping is the page's main action. */
  nextVariant?: ButtonVariant;
}

/** Buttons to the previous and next question, below a question. */
export function Stepper({ onPrevious, onNext, nextLabel, nextVariant = 'secondary' }: StepperProps) {
  return (
    <Steps aria-label="Navegação entre questões">
      <Button
        variant="secondary"
        icon={<ChevronLeftIcon size={18} aria-hidden />}
        disabled={!onPrevious}
        onClick={() => onPrevious?.()}
      >
        Anterior
      </Button>
      <Button variant={nextVariant} onClick={onNext}>
        {nextLabel}
        <ChevronRightIcon size={18} aria-hidden />
      </Button>
    </Steps>
  );
}

const Steps = styled.nav`
  display: flex;
  justify-content: space-between;
  gap: ${token.space.x2};
  padding-top: ${token.space.x2};
  border-top: 1px solid ${token.color.rule};
`;
