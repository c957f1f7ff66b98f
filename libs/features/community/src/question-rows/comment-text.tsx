import { PlanNote } from '@mapa/billing';
import { COMMENT_CONTINUES, COMMENT_WITHHELD, dayText } from '@mapa/domain';
import { CommentByline, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Comment } from '../model';

/** A teacher's comment, or the part that the plan includes. */
export function CommentText({ comment, children }: { comment: Comment; children?: ReactNode }) {
  const { autor, criado_em, texto, bloqueado, redacao_anterior } = comment;
  return (
    <Letter>
      <figcaption>
        <CommentByline author={autor} isTeacher>
          <span>{dayText(criado_em)}</span>
          {redacao_anterior ? <span>Escrito sobre uma redação anterior desta questão</span> : null}
        </CommentByline>
      </figcaption>
      {texto === '' ? null : <PlainText>{texto}</PlainText>}
      {bloqueado ? <PlanNote>{texto === '' ? COMMENT_WITHHELD : COMMENT_CONTINUES}</PlanNote> : null}
      {children}
    </Letter>
  );
}

const Letter = styled.figure`
  display: grid;
  gap: ${token.space.x1};
  max-width: ${token.measure.reading};
`;

/** Plain text of a user, with its line breaks. */
export const PlainText = styled.p`
  font-family: ${token.family.serif};
  font-size: ${token.size.body};
  line-height: ${token.leading.reading};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
