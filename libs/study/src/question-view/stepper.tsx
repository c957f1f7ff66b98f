import { Button, ChevronLeftIcon, ChevronRightIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

export interface StepperProps {
  onPrevious: (() => void) | null;
  onNext: () => void;
  /** The step on leads to the summary. */
  isLast: boolean;
}

/** Label of the button to the next step. */
export const nextLabel = (isLast: boolean): string => (isLast ? 'Concluir' : 'Próxima');

/** The steps to the questions before and after. */
export function Stepper({ onPrevious, onNext, isLast }: StepperProps) {
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
      <Button variant="secondary" onClick={onNext}>
        {nextLabel(isLast)}
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
