import { Button, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Confirmation before revealing a key, which cannot be undone. */
export function RevealQuestion({ onReveal, onDrop }: { onReveal: () => void; onDrop: () => void }) {
  return (
    <Line role="group" aria-label="Confirmar só ler">
      <p>Ver o gabarito sem responder? A questão deixa de contar nas suas estatísticas.</p>
      <Button size="small" variant="secondary" onClick={onReveal}>
        Ver gabarito
      </Button>
      <Button size="small" variant="ghost" onClick={onDrop}>
        Cancelar
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x1h};
  margin-top: ${token.space.x1h};
  padding-top: ${token.space.x1h};
  border-top: 1px solid ${token.color.rule};
  font-size: ${token.size.small};
`;
