import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/button';
import { TextInput } from '../forms/text-input';
import { SearchIcon } from '../icons';
import { VisuallyHidden } from '../layout/visually-hidden';
import { media } from '../theme/media';
import { token } from '../theme/token';

export interface SearchBoxProps {
  /** The list's address. Its query, such as chosen filters, stays in a search without scripts. */
  action: string;
  label: string;
  placeholder: string;
  maxLength: number;
  /** What can be searched for, where that is not plain. */
  hint?: string;
  value: string | undefined;
  onSearch: (text: string | undefined) => void;
}

/**
 * Search over a list by its name in the address, `busca`. Without scripts it is a form that asks for the same address. The browser
 * keeps the text, not React: what was typed before hydration stays.
 */
export function SearchBox({ action, label, placeholder, maxLength, hint, value = '', onSearch }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  const [path, query] = action.split('?');
  // A form that is sent with GET replaces its address's query by its own fields.
  const others = [...new URLSearchParams(query)].filter(([name]) => name !== 'busca');
  useEffect(() => {
    if (shown.current === value || !input.current) return;
    shown.current = value;
    input.current.value = value;
  }, [value]);
  return (
    <form
      role="search"
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(input.current?.value.trim() || undefined);
      }}
    >
      {others.map(([name, other]) => (
        <input key={`${name}=${other}`} type="hidden" name={name} value={other} />
      ))}
      <Line>
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
        <TextInput
          id={id}
          type="search"
          name="busca"
          ref={input}
          defaultValue={value}
          maxLength={maxLength}
          placeholder={placeholder}
          aria-describedby={hint ? `${id}-dica` : undefined}
        />
        <Button type="submit" icon={<SearchIcon size={18} aria-hidden />} aria-label="Buscar">
          <Word>Buscar</Word>
        </Button>
      </Line>
      {hint ? <Hint id={`${id}-dica`}>{hint}</Hint> : null}
    </form>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${token.space.x1};
`;

const Word = styled.span`
  display: none;
  ${media.medium} {
    display: inline;
  }
`;

/** In a small window only while one searches, so that what was found begins high. */
const Hint = styled.p`
  display: none;
  form:focus-within > & {
    display: block;
  }
  ${media.medium} {
    display: block;
  }
  margin-top: ${token.space.half};
  color: ${token.color.inkFaint};
  font-size: ${token.size.tiny};
`;
