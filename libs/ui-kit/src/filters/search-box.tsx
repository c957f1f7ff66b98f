import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/button';
import { TextInput } from '../forms/text-input';
import { SearchIcon } from '../icons';
import { VisuallyHidden } from '../layout/visually-hidden';
import { media } from '../theme/media';
import { token } from '../theme/token';

export interface SearchBoxProps {
  /** The list's address. Its query, such as active filters, stays in a search without scripts. */
  action: string;
  label: string;
  placeholder: string;
  maxLength: number;
  /** What can be searched for, if not obvious. */
  hint?: string;
  value: string | undefined;
  onSearch: (text: string | undefined) => void;
}

/**
 * Search over a list by the address parameter `busca`. Without scripts it is a form that loads the same address.
 * Uncontrolled: text typed before hydration stays.
 */
export function SearchBox({ action, label, placeholder, maxLength, hint, value = '', onSearch }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  const [path, query] = action.split('?');
  // A GET form replaces its address's query by its own fields, so the others become hidden fields.
  const others = [...new URLSearchParams(query)].filter(([name]) => name !== 'busca');
  useEffect(() => {
    if (shown.current === value || !input.current) return;
    shown.current = value;
    input.current.value = value;
  }, [value]);
  return (
    <Form
      $hasHint={hint !== undefined}
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
    </Form>
  );
}

/** In a wide window it has the height with its hint from the start, so that streaming the page does not shift it. */
const Form = styled.form<{ $hasHint: boolean }>`
  position: relative;
  ${media.medium} {
    min-height: ${({ $hasHint }) =>
      $hasHint ? `calc(${token.target} + ${token.space.half} + ${token.size.tiny} * ${token.leading.text})` : 'auto'};
  }
`;

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

/**
 * In a small window, an overlay that is shown only until the first keystroke: results start high, and nothing moves
 * when the box loses the focus.
 */
const Hint = styled.p`
  display: none;
  position: absolute;
  inset-inline: 0;
  top: 100%;
  z-index: ${token.layer.raised};
  padding: ${token.space.x1};
  border: 1px solid ${token.color.rule};
  border-radius: ${token.radius.medium};
  background: ${token.color.sheet};
  box-shadow: ${token.color.shadowSheet};
  form:focus-within:has(:placeholder-shown) > & {
    display: block;
  }
  ${media.medium} {
    display: block;
    position: static;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
  margin-top: ${token.space.half};
  color: ${token.color.inkFaint};
  font-size: ${token.size.tiny};
`;
