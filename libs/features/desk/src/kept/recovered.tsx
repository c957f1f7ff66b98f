import { Button, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Says that a form holds what the person typed at an earlier visit and never sent. */
export function Recovered({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Note role="status">
      <p>Recuperamos o que você tinha escrito aqui e não chegou a ser guardado. Confira e guarde.</p>
      <div>
        <Button variant="ghost" size="small" onClick={onDiscard}>
          Descartar o que escrevi
        </Button>
      </div>
    </Note>
  );
}

const Note = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.half};
  padding: ${token.space.x1} ${token.space.x2};
  border-left: 3px solid ${token.color.warning};
  background: ${token.color.well};
`;
