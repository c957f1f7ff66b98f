import { MinusIcon, PlusIcon, TextInput, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';

export interface NumberFieldProps {
  /** The counted unit for the buttons' labels: "questões". */
  unit: string;
  value: number;
  least: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
}

/**
 * A whole number with buttons for steps down and up; it can also be typed, and is clamped when the field loses focus.
 */
export function NumberField({ unit, value, least, most, step, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const bounded = (next: number) => Math.min(Math.max(next, least), most);
  // Buttons step to multiples: from 17 up to 20.
  const down = bounded(Math.ceil(value / step - 1) * step);
  const up = bounded(Math.floor(value / step + 1) * step);
  const handleLeave = () => {
    if (typed !== null && /^\d+$/.test(typed.trim())) onChange(bounded(Number(typed)));
    setTyped(null);
  };
  return (
    <Row>
      <Step type="button" aria-label={`Menos ${unit}`} disabled={value <= least} onClick={() => onChange(down)}>
        <MinusIcon size={18} aria-hidden />
      </Step>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={handleLeave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') handleLeave();
        }}
      />
      <Step type="button" aria-label={`Mais ${unit}`} disabled={value >= most} onClick={() => onChange(up)}>
        <PlusIcon size={18} aria-hidden />
      </Step>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space.half};
  & input {
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

/** A button of a stepper, big enough for a thumb. */
export const Step = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.medium};
  background: ${token.color.sheet};
  color: ${token.color.ink};
  cursor: pointer;
  &:disabled {
    color: ${token.color.inkFaint};
    border-color: ${token.color.rule};
    cursor: default;
  }
`;
