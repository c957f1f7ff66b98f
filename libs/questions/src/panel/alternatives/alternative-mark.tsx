import { CheckIcon, CircleCheckIcon, CircleXIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { markLook } from './mark-look';
import { MARK_WORDS, type Mark } from './marks';

const icons = {
  right: CircleCheckIcon,
  'chosen-right': CircleCheckIcon,
  'chosen-wrong': CircleXIcon,
  chosen: CheckIcon,
};

/** The verdict on one alternative, by icon and words. */
export function AlternativeMark({ mark }: { mark: NonNullable<Mark> }) {
  const Icon = icons[mark];
  return (
    <Line $mark={mark}>
      <Icon size={18} aria-hidden />
      {MARK_WORDS[mark]}
    </Line>
  );
}

const Line = styled.span<{ $mark: NonNullable<Mark> }>`
  display: flex;
  align-items: center;
  gap: ${token.space.half};
  margin-top: ${token.space.half};
  color: ${({ $mark }) => markLook[$mark].ink};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.snug};
`;
