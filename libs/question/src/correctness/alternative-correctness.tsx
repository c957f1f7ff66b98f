import { CheckIcon, CircleCheckIcon, CircleXIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { correctnessStyle } from './correctness-style';
import type { QuestionType } from '@mapa/domain';
import type { Correctness } from '../kinds/view/kind-view';
import { kindView } from '../kinds/kind-views';

const icons = {
  right: CircleCheckIcon,
  missed: CircleCheckIcon,
  'chosen-right': CircleCheckIcon,
  'chosen-wrong': CircleXIcon,
  chosen: CheckIcon,
};

interface AlternativeCorrectnessProps {
  kind: QuestionType;
  correctness: NonNullable<Correctness>;
}

/** The correctness of one alternative, as icon and words. */
export function AlternativeCorrectness({ kind, correctness }: AlternativeCorrectnessProps) {
  const Icon = icons[correctness];
  return (
    <Line $correctness={correctness}>
      <Icon size={18} aria-hidden />
      {kindView(kind).correctness[correctness]}
    </Line>
  );
}

const Line = styled.span<{ $correctness: NonNullable<Correctness> }>`
  display: flex;
  align-items: center;
  gap: ${token.space.half};
  margin-top: ${token.space.half};
  color: ${({ $correctness }) => correctnessStyle[$correctness].ink};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.snug};
`;
