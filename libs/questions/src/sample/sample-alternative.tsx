import { questionKind } from '@mapa/domain';
import { AlternativeComment, RichText, VisuallyHidden, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { AlternativeCorrectness } from '../correctness/alternative-correctness';
import { correctnessStyle } from '../correctness/correctness-style';
import type { Correctness } from '../kinds/kind-view';
import type { Alternative, QuestionView } from '../model';

interface SampleAlternativeProps {
  alternative: Alternative;
  kind: QuestionView['tipo'];
  correctness: Correctness;
  /** Why it is right or wrong, as HTML. */
  comment: string | undefined;
  /** Another one was chosen, and that is final. */
  isPassedOver: boolean;
}

/** A radio button of the browser's own, with its letter and text, and what the verdict says of it. */
export function SampleAlternative({ alternative, kind, correctness, comment, isPassedOver }: SampleAlternativeProps) {
  const { id, letra, texto } = alternative;
  const commentId = useId();
  const isLettered = !questionKind(kind).fixedTexts;
  return (
    <Row $correctness={correctness} $isPassedOver={isPassedOver}>
      <Choice>
        <input
          type="radio"
          name="amostra"
          value={id}
          disabled={isPassedOver}
          aria-describedby={comment === undefined ? undefined : commentId}
        />
        {isLettered ? (
          <Letter>
            {letra}
            <VisuallyHidden>: </VisuallyHidden>
          </Letter>
        ) : null}
        <Text>
          <RichText html={texto} size="body" />
          {correctness ? <AlternativeCorrectness kind={kind} correctness={correctness} /> : null}
        </Text>
      </Choice>
      {comment === undefined ? null : <Comment id={commentId} html={comment} $isLettered={isLettered} />}
    </Row>
  );
}

const BUTTON_WIDTH = '1.125rem';
const LETTER_WIDTH = '0.75rem';

const Letter = styled.span`
  flex: none;
  width: ${LETTER_WIDTH};
  color: ${token.color.inkFaint};
  font-weight: ${token.weight.strong};
`;

const Text = styled.span`
  display: block;
  min-width: 0;
`;

const Row = styled.div<{ $correctness: Correctness; $isPassedOver: boolean }>`
  border-radius: ${token.radius.medium};
  background: ${({ $correctness }) => ($correctness ? correctnessStyle[$correctness].wash : 'transparent')};
  cursor: ${({ $isPassedOver }) => ($isPassedOver ? 'default' : 'pointer')};
  &:hover {
    background: ${({ $correctness, $isPassedOver }) => ($correctness || $isPassedOver ? '' : token.color.well)};
  }
`;

/** Below the alternative's text. */
const Comment = styled(AlternativeComment)<{ $isLettered: boolean }>`
  margin: 0 ${token.space.x1} ${token.space.x1};
  margin-left: ${({ $isLettered }) =>
    $isLettered
      ? `calc(${BUTTON_WIDTH} + ${LETTER_WIDTH} + 3 * ${token.space.x1})`
      : `calc(${BUTTON_WIDTH} + 2 * ${token.space.x1})`};
  cursor: auto;
`;

const Choice = styled.label`
  display: flex;
  gap: ${token.space.x1};
  align-items: baseline;
  padding: ${token.space.half} ${token.space.x1};
  cursor: inherit;
  & > input {
    flex: none;
    width: ${BUTTON_WIDTH};
    height: ${BUTTON_WIDTH};
    margin: 0;
    accent-color: ${token.color.accent};
    cursor: inherit;
    transform: translateY(0.1875rem);
  }
`;
