import { questionKind } from '@mapa/domain';
import {
  AlternativeCorrectness,
  correctnessStyle,
  VerdictLetter,
  type Alternative,
  type Correctness,
  type QuestionView,
} from '@mapa/question';
import { AlternativeComment, LetterChoice, RichText, VisuallyHidden, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';

interface SampleAlternativeProps {
  alternative: Alternative;
  kind: QuestionView['tipo'];
  correctness: Correctness;
  /** Why it is right or wrong, as HTML. */
  comment: string | undefined;
  /** Another one was chosen finally. */
  isPassedOver: boolean;
}

/** One alternative in the usual look with native elements only: no script is loaded yet. */
export function SampleAlternative({ alternative, kind, correctness, comment, isPassedOver }: SampleAlternativeProps) {
  const { id, letra, texto } = alternative;
  const commentId = useId();
  return (
    <Row $correctness={correctness} $isPassedOver={isPassedOver}>
      <LetterChoice>
        <input
          type="radio"
          name="amostra"
          value={id}
          disabled={isPassedOver}
          aria-describedby={comment === undefined ? undefined : commentId}
        />
        <VerdictLetter aria-hidden $correctness={correctness}>
          {letra}
        </VerdictLetter>
        <Text>
          {questionKind(kind).fixedTexts ? null : <VisuallyHidden>{letra}: </VisuallyHidden>}
          <RichText html={texto} size="body" />
          {correctness ? <AlternativeCorrectness kind={kind} correctness={correctness} /> : null}
        </Text>
      </LetterChoice>
      {comment === undefined ? null : <Comment id={commentId} html={comment} />}
    </Row>
  );
}

const Text = styled.span`
  display: block;
  flex: 1;
  min-width: 0;
  padding-top: 0.125rem;
`;

const Row = styled.div<{ $correctness: Correctness; $isPassedOver: boolean }>`
  border-radius: ${token.radius.medium};
  background: ${({ $correctness }) => ($correctness ? correctnessStyle[$correctness].wash : 'transparent')};
  &:hover {
    background: ${({ $correctness, $isPassedOver }) => ($correctness || $isPassedOver ? '' : token.color.well)};
  }
`;

/** Aligned with the alternative's text. */
const Comment = styled(AlternativeComment)`
  margin: 0 ${token.space.x1h} ${token.space.x1h} calc(2rem + 2 * ${token.space.x1h});
  cursor: auto;
`;
