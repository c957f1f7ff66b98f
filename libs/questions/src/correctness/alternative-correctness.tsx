import { CheckIcon, CircleCheckIcon, CircleXIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { correctnessStyle } from './correctness-style';
import { CORRECTNESS_WORDS, type Correctness } from './correctness';

const icons = {
  right: CircleCheckIcon,
  'chosen-right': CircleCheckIcon,
  'chosen-wrong': CircleXIcon,
  chosen: CheckIcon,
};

/** The correctness of one alternative, as icon and words. */
export function AlternativeCorrectness({ correctness }: { correctness: NonNullable<Correctness> }) {
  const Icon = icons[correctness];
  return (
    <Line $correctness={correctness}>
      <Icon size={18} aria-hidden />
      {CORRECTNESS_WORDS[correctness]}
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
