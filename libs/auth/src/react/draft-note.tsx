import { Button, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { TypedText } from './use-draft';

interface DraftNoteProps {
  draft: Pick<TypedText, 'isRecovered' | 'isUnkept'>;
  /** Discards the text; without it, another control next to the text does. */
  onDiscard?: (() => void) | undefined;
}

/** Note next to a field that its text was restored from this device, or that the browser does not store it. */
export function DraftNote({ draft: { isRecovered, isUnkept }, onDiscard }: DraftNoteProps) {
  if (isUnkept)
    return (
      <Warning role="status">
        Este navegador não está guardando o que você escreve: envie antes de fechar a página.
      </Warning>
    );
  if (!isRecovered) return null;
  return (
    <Line role="status">
      <span>Recuperamos o que você tinha escrito.</span>
      {onDiscard ? (
        <Button variant="ghost" size="small" onClick={onDiscard}>
          Descartar
        </Button>
      ) : null}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space.x2};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  & > button {
    margin-left: calc(-1 * ${token.space.x1h});
  }
`;

const Warning = styled.p`
  color: ${token.color.warning};
  font-size: ${token.size.small};
  font-weight: ${token.weight.medium};
`;
