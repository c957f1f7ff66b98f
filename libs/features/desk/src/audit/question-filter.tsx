import { questionCode, questionIdOf } from '@mapa/domain';
import { Button, Field, TextInput, token } from '@mapa/ui-kit';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

interface QuestionFilterProps {
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

/** Filters by a question's code. */
export function QuestionFilter({ value, onChange }: QuestionFilterProps) {
  const [text, setText] = useState(value === undefined ? '' : questionCode(value));
  const [error, setError] = useState<string>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const id = questionIdOf(text);
    if (text.trim() !== '' && id === undefined) return setError('Escreva um código como Q12.');
    setError(undefined);
    onChange(id);
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
