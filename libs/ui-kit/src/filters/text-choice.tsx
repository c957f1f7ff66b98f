import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/button';
import { TextInput } from '../forms/text-input';
import { token } from '../theme/token';

export interface TextChoiceProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A free-text filter; it is applied on submit or blur, not on every keystroke. */
export function TextChoice({ label, value = '', onChange }: TextChoiceProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    // The address changed otherwise: a chip was removed, or the student went back.
    setShown(value);
    setText(value);
  }
  const handleApply = () => {
    if (text.trim() !== value) onChange(text.trim() || undefined);
  };
  return (
    <Line
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        handleApply();
      }}
    >
      <TextInput
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
        aria-label={label}
        placeholder={label}
      />
      <Button type="submit" variant="secondary" size="small">
        Filtrar
      </Button>
    </Line>
  );
}

const Line = styled.form`
  display: flex;
  align-items: center;
  gap: ${token.space.x1};
`;
