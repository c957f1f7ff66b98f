import { Button, Cluster, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Correction, Draft, SharedText } from '../../model';
import { ownOf, statementWith } from '../../editor/statement';
import type { Typed, TypedField } from './kept';
import type { Corrections } from './use-corrections';

interface LeftNoteProps {
  draft: Draft;
  texts: readonly SharedText[];
  corrections: Pick<Corrections, 'left' | 'dropLeft' | 'correct'>;
  /** Called once everything is stored. */
  onStored: () => void;
}

const LABELS: Readonly<Record<TypedField, string>> = {
  nome: 'Nome',
  enunciado: 'Enunciado',
  alternativas: 'Alternativas',
  comentario: 'Comentário do professor',
  assunto: 'Assunto',
};

/** The words of HTML that no server has sanitised, a paragraph on each line. */
const wordsOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html.replace(/<\/(?:p|div|li|tr)>|<br>/g, '$&\n'), 'text/html');
  return (body.textContent ?? '').trim();
};

/** What was typed in a field, as text. */
const textOf = ({ nome, enunciado, alternativas, comentario, assunto }: Typed): string =>
  nome ??
  assunto?.join(' → ') ??
  wordsOf(
    enunciado ??
      alternativas?.map(({ texto, comentario: own }) => `<p>${texto}</p><p>${own ?? ''}</p>`).join('') ??
      comentario ??
      'nada',
  );

const fieldOf = (typed: Typed): TypedField => Object.keys(typed)[0] as TypedField;

/** Whether a text says something else than its question. */
function differs(typed: Typed, draft: Draft): boolean {
  const field = fieldOf(typed);
  const stored = field === 'enunciado' ? ownOf(draft.enunciado, draft.textos) : draft[field];
  return JSON.stringify(typed[field]) !== JSON.stringify(stored);
}

/** Offers what the person typed in this question before and no server has, such as after their session had ended. */
export function LeftNote({ draft, texts, corrections, onStored }: LeftNoteProps) {
  const { left, dropLeft, correct } = corrections;
  const [isBusy, setIsBusy] = useState(false);
  const lost = left.filter((typed) => differs(typed, draft));
  if (lost.length === 0) return null;
  const store = async () => {
    setIsBusy(true);
    const whole = ({ enunciado, ...typed }: Typed): Correction =>
      enunciado === undefined ? typed : { enunciado: statementWith(texts, enunciado) };
    const stored = await Promise.all(lost.map((typed) => correct(whole(typed))));
    setIsBusy(false);
    if (!stored.every(Boolean)) return;
    dropLeft();
    onStored();
  };
  return (
    <Note aria-label="O que você tinha escrito">
      <p>Recuperamos o que você tinha escrito nesta questão e não chegou a ser guardado:</p>
      {lost.map((typed) => (
        <div key={fieldOf(typed)}>
          <b>{LABELS[fieldOf(typed)]}</b>
          <Words>{textOf(typed)}</Words>
        </div>
      ))}
      <Cluster>
        <Button variant="secondary" size="small" busy={isBusy} onClick={() => void store()}>
          Pôr no lugar
        </Button>
        <Button variant="ghost" size="small" disabled={isBusy} onClick={dropLeft}>
          Descartar
        </Button>
      </Cluster>
    </Note>
  );
}

const Note = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
  padding: ${token.space.x2};
  border-left: 3px solid ${token.color.warning};
  background: ${token.color.well};
  & b {
    font-size: ${token.size.small};
  }
`;

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
