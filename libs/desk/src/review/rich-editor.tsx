import { Button, Cluster, VisuallyHidden, token } from '@mapa/ui-kit';
import { useEffect, useId, useRef, type ClipboardEvent } from 'react';
import { styled } from 'styled-components';

interface RichEditorProps {
  label: string;
  /** Safe HTML that the server gave; another one takes the place of what is there. */
  html: string;
  onChange: (html: string) => void;
  small?: boolean;
}

const COMMANDS = [
  { command: 'bold', label: 'Negrito', sign: 'N' },
  { command: 'italic', label: 'Itálico', sign: 'I' },
  { command: 'superscript', label: 'Sobrescrito', sign: 'x²' },
  { command: 'subscript', label: 'Subscrito', sign: 'x₂' },
] as const;

/** Runs one of the browser's own commands on the selection: they keep its undo, which nothing else does. */
const run = (command: string, value?: string): boolean => document.execCommand(command, false, value);

/** A text of a question with its pictures and formulas (as TeX), to be corrected in place. The server sanitises what it sends. */
export function RichEditor({ label, html, onChange, small = false }: RichEditorProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const root = place.current;
    // What is being typed stays: the server's form of it comes with the next opening.
    if (!root || shown.current === html || root.contains(document.activeElement)) return;
    shown.current = html;
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    root.replaceChildren(...body.childNodes);
  }, [html]);
  const handleInput = () => {
    const text = place.current?.innerHTML ?? '';
    shown.current = text;
    onChange(text);
  };
  const handlePaste = (event: ClipboardEvent) => {
    // Text alone: what other programs put around it is no question's.
    event.preventDefault();
    run('insertText', event.clipboardData.getData('text/plain'));
  };
  return (
    <div>
      <Bar>
        <span id={id}>{label}</span>
        <Cluster $gap="half" role="group" aria-label={`Formatar: ${label}`}>
          {COMMANDS.map(({ command, label: name, sign }) => (
            <Button
              key={command}
              variant="ghost"
              size="small"
              // The selection must not leave the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                place.current?.focus();
                run(command);
              }}
            >
              <span aria-hidden>{sign}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          ))}
        </Cluster>
      </Bar>
      <Text
        ref={place}
        role="textbox"
        aria-multiline
        aria-labelledby={id}
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        $small={small}
        onInput={handleInput}
        onPaste={handlePaste}
      />
    </div>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.half};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
`;

const Text = styled.div<{ $small: boolean }>`
  min-height: ${({ $small }) => ($small ? token.target : '8rem')};
  padding: ${token.space.x1} ${token.space.x1h};
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.medium};
  background: ${token.color.sheet};
  font-family: ${token.family.serif};
  overflow-wrap: anywhere;
  overflow-x: auto;
  & img {
    max-width: 100%;
    height: auto;
  }
  /* A formula is its TeX here. */
  & [class^='math-'] {
    padding-inline: ${token.space.half};
    border-radius: ${token.radius.small};
    background: ${token.color.well};
    font-family: ${token.family.mono};
    font-size: ${token.size.small};
  }
  & p + p {
    margin-top: ${token.space.x1};
  }
  & table {
    border-collapse: collapse;
  }
  & td,
  & th {
    padding: ${token.space.half} ${token.space.x1};
    border: 1px solid ${token.color.rule};
  }
`;
