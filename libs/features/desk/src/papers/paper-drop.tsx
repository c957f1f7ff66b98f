import { DropZone, FieldError, FileButton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

interface PaperDropProps {
  busy: boolean;
  refusal: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** Accepts the files of a paper, dropped or chosen, and states what it accepts. */
export function PaperDrop({ busy, refusal, onFiles }: PaperDropProps) {
  return (
    <DropZone label="Trazer uma prova" onFiles={onFiles}>
      <p>
        <strong>Solte aqui os arquivos de uma prova</strong>, ou escolha-os.
      </p>
      <Limits>
        PDF com o gabarito em outro arquivo (PDF ou CSV), Moodle XML, GIFT, Aiken, CSV, QTI ou um zip deles. Cada
        arquivo com até 50 MB e a prova com até 1.000 questões.
      </Limits>
      <FileButton label="Arquivos da prova" multiple busy={busy} onFiles={onFiles}>
        Escolher arquivos
      </FileButton>
      {refusal ? <FieldError role="alert">{refusal}</FieldError> : null}
    </DropZone>
  );
}

const Limits = styled.p`
  max-width: ${token.measure.text};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
