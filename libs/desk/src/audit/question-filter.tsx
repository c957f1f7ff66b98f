import { Button, Field, TextInput, token } from '@mapa/ui-kit';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

interface QuestionFilterProps {
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

const CODE = /^q?\s*([1-9]\d{0,8})$/i;

/** Asks for a question by its code. */
export function QuestionFilter({ value, onChange }: QuestionFilterProps) {
  const [text, setText] = useState(value === undefined ? '' : `Q${value}`);
  const [error, setError] = useState<string>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    const id = CODE.exec(typed)?.[1];
    if (typed !== '' && id === undefined) return setError('Escreva um código como Q12.');
    setError(undefined);
    onChange(id === undefined ? undefined : Number(id));
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field label="Questão" error={error}>
        <Line>
          <TextInput
            value={text}
            placeholder="Q12"
            maxLength={12}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" variant="secondary">
            Filtrar
          </Button>
        </Line>
      </Field>
    </form>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${token.space.x1};
`;
