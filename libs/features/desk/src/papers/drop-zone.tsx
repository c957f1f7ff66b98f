import { Button, FieldError, token } from '@mapa/ui-kit';
import { useRef, useState, type DragEvent } from 'react';
import { styled } from 'styled-components';

interface DropZoneProps {
  busy: boolean;
  refusal: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** Accepts the files of a paper, dropped or chosen, and states what it accepts. */
export function DropZone({ busy, refusal, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Zone
      role="group"
      aria-label="Trazer uma prova"
      $over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <p>
        <strong>Solte aqui os arquivos de uma prova</strong>, ou escolha-os.
      </p>
      <Limits>
        PDF com o gabarito em outro arquivo (PDF ou CSV), Moodle XML, GIFT, Aiken, CSV, QTI ou um zip deles. Cada
        arquivo com até 50 MB e a prova com até 1.000 questões.
      </Limits>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label="Arquivos da prova"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button busy={busy} onClick={() => input.current?.click()}>
        Escolher arquivos
      </Button>
      {refusal ? <FieldError role="alert">{refusal}</FieldError> : null}
    </Zone>
  );
}

const Zone = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: start;
  gap: ${token.space.x1h};
  padding: ${token.space.x3};
  border: 2px dashed ${({ $over }) => ($over ? token.color.accent : token.color.edge)};
  border-radius: ${token.radius.large};
  background: ${({ $over }) => ($over ? token.color.accentWash : 'transparent')};
`;

const Limits = styled.p`
  max-width: ${token.measure.text};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
