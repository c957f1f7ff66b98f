import { styled } from 'styled-components';
import { token } from '../theme/token';
import { RichText } from '../typography/rich-text';

export interface AlternativeCommentProps {
  /** Sanitised by the server when it was stored. */
  html: string;
  /** Names the alternative if the comment is not below it. */
  name?: string | undefined;
  /** Id for the radio button that the comment describes. */
  id?: string;
  className?: string;
  /** As in `RichText`. */
  eager?: boolean;
}

/** Why an alternative is right or wrong, in the question's reading size. */
export function AlternativeComment({ html, name, id, className, eager = false }: AlternativeCommentProps) {
  return (
    <Comment id={id} className={className} data-comentario>
      {name === undefined ? null : <b>{name}</b>}
      <RichText html={html} size="body" eager={eager} />
    </Comment>
  );
}

const Comment = styled.div`
  min-width: 0;
  padding-left: ${token.space.x1h};
  border-left: 2px solid ${token.color.edge};
  color: ${token.color.inkSoft};
  & > b {
    font-size: ${token.size.small};
    font-weight: ${token.weight.strong};
  }
  && > div {
    font-size: calc(${token.size.small} * var(--reading-scale, 1));
    line-height: ${token.leading.text};
  }
`;
