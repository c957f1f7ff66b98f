import { questionKind } from '@mapa/domain';
import { RichText, VisuallyHidden, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { AlternativeCorrectness } from '../correctness/alternative-correctness';
import { correctnessStyle } from '../correctness/correctness-style';
import type { Correctness } from '../correctness/correctness';
import type { Alternative, QuestionView } from '../model';

interface SampleAlternativeProps {
  alternative: Alternative;
  kind: QuestionView['tipo'];
  correctness: Correctness;
  /** Another one was chosen, and that is final. */
  isPassedOver: boolean;
}

/** A radio button of the browser's own, with its letter and text, and what the verdict says of it. */
export function SampleAlternative({ alternative, kind, correctness, isPassedOver }: SampleAlternativeProps) {
  const { id, letra, texto } = alternative;
  return (
    <Choice $correctness={correctness} $isPassedOver={isPassedOver}>
      <input type="radio" name="amostra" value={id} disabled={isPassedOver} />
      {questionKind(kind).fixedTexts ? null : (
        <Letter>
          {letra}
          <VisuallyHidden>: </VisuallyHidden>
        </Letter>
      )}
      <Text>
        <RichText html={texto} size="body" />
        {correctness ? <AlternativeCorrectness correctness={correctness} /> : null}
      </Text>
    </Choice>
  );
}

const Letter = styled.span`
  flex: none;
  min-width: 1ch;
  color: ${token.color.inkFaint};
  font-weight: ${token.weight.strong};
`;

const Text = styled.span`
  display: block;
  min-width: 0;
`;

const Choice = styled.label<{ $correctness: Correctness; $isPassedOver: boolean }>`
  display: flex;
  gap: ${token.space.x1};
  align-items: baseline;
  padding: ${token.space.half} ${token.space.x1};
  border-radius: ${token.radius.medium};
  background: ${({ $correctness }) => ($correctness ? correctnessStyle[$correctness].wash : 'transparent')};
  cursor: ${({ $isPassedOver }) => ($isPassedOver ? 'default' : 'pointer')};
  & > input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${token.color.accent};
    cursor: inherit;
    transform: translateY(0.1875rem);
  }
  &:hover {
    background: ${({ $correctness, $isPassedOver }) => ($correctness || $isPassedOver ? '' : token.color.well)};
  }
`;
