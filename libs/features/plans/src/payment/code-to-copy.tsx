import { Button, CheckIcon, CopyIcon, Field, TextArea, token } from '@mapa/ui-kit';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

export interface CodeToCopyProps {
  label: string;
  code: string;
  /** Label of the button: "Copiar código PIX". */
  action: string;
}

/** A long code with a copy button; if the browser refuses, the code is selected for manual copying. */
export function CodeToCopy({ label, code, action }: CodeToCopyProps) {
  const [outcome, setOutcome] = useState('');
  const text = useRef<HTMLTextAreaElement>(null);

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('Copiado.');
    } catch {
      text.current?.focus();
      text.current?.select();
      setOutcome('O código está selecionado: copie-o com Ctrl+C, ou pelo menu do celular.');
    }
  };

  return (
    <Group>
      <div>
        <Button
          icon={outcome === 'Copiado.' ? <CheckIcon size={18} aria-hidden /> : <CopyIcon size={18} aria-hidden />}
          onClick={() => void handleCopy()}
        >
          {action}
        </Button>
      </div>
      <p role="status">{outcome}</p>
      <Field label={label}>
        <TextArea ref={text} readOnly rows={3} value={code} onFocus={(event) => event.currentTarget.select()} />
      </Field>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${token.space.x1};
  min-width: 0;
  & textarea {
    font-family: ${token.family.mono};
    font-size: ${token.size.tiny};
    overflow-wrap: anywhere;
  }
  & > p {
    min-height: 1.5em;
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
`;
