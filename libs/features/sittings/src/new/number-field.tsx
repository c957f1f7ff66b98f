import { figure } from '@mapa/domain';
import { Meta, MinusIcon, PlusIcon, TextInput, token } from '@mapa/ui-kit';
import { useId, useState, type KeyboardEvent } from 'react';
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
 * The limit is named as soon as a typed number exceeds it, so that nothing moves under the pointer that leaves the field.
 */
export function NumberField({ unit, value, least, most, step, onChange }: NumberFieldProps) {
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  /** The limit that the number typed last exceeds. */
  const [exceeded, setExceeded] = useState<number | null>(null);
  const isOver = exceeded === most;
  const bounded = (next: number) => Math.min(Math.max(next, least), most);
  // Buttons step to multiples: from 17 up to 20.
  const down = bounded(Math.ceil(value / step - 1) * step);
  const up = bounded(Math.floor(value / step + 1) * step);
  const handleStep = (next: number) => {
    setExceeded(null);
    onChange(next);
  };
  const handleType = (text: string) => {
    setTyped(text);
    setExceeded((numberIn(text) ?? least) > most ? most : null);
  };
  const handleLeave = () => {
    const next = numberIn(typed);
    if (next !== null) onChange(bounded(next));
    setTyped(null);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const next = numberIn(typed);
    // A number that is set back is shown before the form is sent.
    if (next !== null && next !== bounded(next)) event.preventDefault();
    handleLeave();
  };
  return (
    <div>
      <Row>
        <Step type="button" aria-label={`Menos ${unit}`} disabled={value <= least} onClick={() => handleStep(down)}>
          <MinusIcon size={18} aria-hidden />
        </Step>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(value)}
          onChange={(event) => handleType(event.target.value)}
          onBlur={handleLeave}
          onKeyDown={handleKeyDown}
          {...(isOver && { 'aria-describedby': noteId })}
        />
        <Step type="button" aria-label={`Mais ${unit}`} disabled={value >= most} onClick={() => handleStep(up)}>
          <PlusIcon size={18} aria-hidden />
        </Step>
      </Row>
      <Note id={noteId} role="status">
        {isOver ? `No máximo ${figure(most)}.` : null}
      </Note>
    </div>
  );
}

const numberIn = (text: string | null): number | null =>
  text !== null && /^\d+$/.test(text.trim()) ? Number(text) : null;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space.half};
  & input {
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled(Meta)`
  &:not(:empty) {
    margin-top: ${token.space.half};
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
