import { CONFIDENCES, type Confidence } from '@mapa/domain';
import { ChipToggle, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

interface ConfidenceChoiceProps {
  value: Confidence | null;
  onChange: (value: Confidence | null) => void;
}

/** Choice of the student's confidence; pressing the chosen value clears it. */
export function ConfidenceChoice({ value, onChange }: ConfidenceChoiceProps) {
  return (
    <Row role="group" aria-label="Sua confiança (opcional)">
      <Words aria-hidden>Confiança</Words>
      {CONFIDENCES.map((option) => (
        <ChipToggle
          key={option.value}
          pressed={value === option.value}
          onClick={() => onChange(value === option.value ? null : option.value)}
        >
          {option.label}
        </ChipToggle>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1};
  & > button {
    padding-inline: ${token.space.x1};
  }
`;

const Words = styled.span`
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
