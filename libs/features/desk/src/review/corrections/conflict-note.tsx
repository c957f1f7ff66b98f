import { Button, Cluster, RichText, token } from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Draft } from '../../model';
import type { Conflict } from './use-corrections';

interface ConflictNoteProps {
  conflict: Conflict;
  onInsist: () => void;
  onYield: () => void;
}

/** The other person's value, as HTML. */
function theirsOf({ correction, theirs }: Conflict): string {
  const [field] = Object.keys(correction) as (keyof Draft)[];
  const value = field === undefined ? null : theirs[field];
  if (field === 'alternativas')
    return theirs.alternativas.map(({ texto, comentario }) => `<p>${texto}</p>${comentario ?? ''}`).join('');
  if (field === 'enunciado') return theirs.enunciado;
  if (field === 'comentario') return theirs.comentario ?? '<p>nenhum</p>';
  if (field === 'assunto') return `<p>${theirs.assunto?.join(' → ') ?? 'nenhum'}</p>`;
  return `<p>${value === null || value === undefined ? 'nada' : String(value)}</p>`;
}

/** Two people corrected one field: both values are kept, and the second person chooses. */
export function ConflictNote({ conflict, onInsist, onYield }: ConflictNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The field may be far below. What the call returns, a promise in newer browsers, is no clean-up.
    void note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Note ref={note} role="alert">
      <p>Outra pessoa mudou este campo enquanto você escrevia. O que ela deixou:</p>
      <RichText html={theirsOf(conflict)} size="body" />
      <Cluster>
        <Button variant="secondary" size="small" onClick={onInsist}>
          Pôr o meu no lugar
        </Button>
        <Button variant="ghost" size="small" onClick={onYield}>
          Deixar como está
        </Button>
      </Cluster>
    </Note>
  );
}

const Note = styled.div`
  display: grid;
  gap: ${token.space.x1};
  padding: ${token.space.x2};
  border-left: 3px solid ${token.color.warning};
  background: ${token.color.well};
`;
