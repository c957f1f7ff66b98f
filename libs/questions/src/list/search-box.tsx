import { Button, SearchIcon, TextInput, VisuallyHidden, media, token } from '@mapa/ui-kit';
import { routePath } from '@mapa/domain';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

interface SearchBoxProps {
  value: string | undefined;
  onSearch: (text: string | undefined) => void;
}

/** Search over statements, alternatives and codes. Without scripts it is a form that asks for the same address. */
export function SearchBox({ value = '', onSearch }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  return (
    <form
      role="search"
      action={routePath('questions')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim() || undefined);
      }}
    >
      <Line>
        <VisuallyHidden as="label" htmlFor={id}>
          Buscar nas questões
        </VisuallyHidden>
        <TextInput
          id={id}
          type="search"
          name="busca"
          value={text}
          maxLength={200}
          placeholder="Busque por palavras ou pelo código"
          aria-describedby={`${id}-dica`}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" icon={<SearchIcon size={18} aria-hidden />} aria-label="Buscar">
          <Word>Buscar</Word>
        </Button>
      </Line>
      <Hint id={`${id}-dica`}>Use aspas para buscar a frase exata: “ato administrativo vinculado”.</Hint>
    </form>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${token.space.x1};
`;

const Word = styled.span`
  display: none;
  ${media.medium} { display: inline; }
`;

const Hint = styled.p`
  margin-top: ${token.space.half};
  color: ${token.color.inkFaint};
  font-size: ${token.size.tiny};
`;
