import { COMMENT_WITHHELD, dayText } from '@mapa/domain';
import { PlanNote, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Comment } from '../model';

/** A teacher's comment as it was written, or the notice that replaces it on the free plan. */
export function CommentText({
  comment: { autor, criado_em, texto, bloqueado, redacao_anterior },
}: {
  comment: Comment;
}) {
  return (
    <Letter>
      <figcaption>
        <strong>{autor}</strong> · professor · {dayText(criado_em)}
        {redacao_anterior ? ' · escrito sobre uma redação anterior desta questão' : null}
      </figcaption>
      {bloqueado ? <PlanNote>{COMMENT_WITHHELD}</PlanNote> : <PlainText>{texto}</PlainText>}
    </Letter>
  );
}

const Letter = styled.figure`
  display: grid;
  gap: ${token.space.x1};
  max-width: ${token.measure.reading};
  & > figcaption {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
`;

/** Plain text of a user, with its line breaks. */
export const PlainText = styled.p`
  font-family: ${token.family.serif};
  font-size: ${token.size.body};
  line-height: ${token.leading.reading};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
