import { CheckIcon, CircleCheckIcon, CircleXIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { MARK_WORDS } from './marks';
import type { Mark } from './marks';

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

const inks = {
  right: token.color.success,
  'chosen-right': token.color.success,
  'chosen-wrong': token.color.danger,
  chosen: token.color.inkSoft,
};

const Line = styled.span<{ $mark: NonNullable<Mark> }>`
  display: flex;
  align-items: center;
  gap: ${token.space.half};
  margin-top: ${token.space.half};
  color: ${({ $mark }) => inks[$mark]};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.snug};
`;
