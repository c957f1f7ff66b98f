import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { StudyQuestion } from '../model';
import type { Step } from '../navigation/steps';

/** Languages are in lower case on the wire and capitalised on a button. */
const nameOf = ({ variante }: StudyQuestion): string =>
  variante ? variante.charAt(0).toUpperCase() + variante.slice(1) : '';

export interface VariantSwitchProps {
  step: Step;
  currentId: number;
  onSelect: (id: number, variant: string | null) => void;
}

/** A number in several languages: the student chooses which to read, and answers one of them. */
export function VariantSwitch({ step, currentId, onSelect }: VariantSwitchProps) {
  if (step.variants.length < 2) return null;
  return (
    <Place>
      <span id="idiomas">Este número vem em {step.variants.length} idiomas; responda um deles.</span>
      <Group role="group" aria-labelledby="idiomas">
        {step.variants.map((question) => (
          <Choice
            key={question.id}
            type="button"
            aria-pressed={question.id === currentId}
            onClick={() => onSelect(question.id, question.variante)}
          >
            {nameOf(question)}
          </Choice>
        ))}
      </Group>
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1} ${token.space.x2};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;

const Group = styled.div`
  display: inline-flex;
  padding: 2px;
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.medium};
`;

const Choice = styled.button`
  min-height: 2.25rem;
  padding-inline: ${token.space.x2};
  border-radius: ${token.radius.small};
  color: ${token.color.inkSoft};
  cursor: pointer;
  &[aria-pressed='true'] {
    background: ${token.color.accent};
    color: ${token.color.onAccent};
    font-weight: ${token.weight.strong};
  }
`;
