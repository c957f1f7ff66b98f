import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token';

export type BadgeTone = 'neutral' | 'info' | 'warning' | 'danger' | 'success' | 'accent' | 'heat';

const { color } = token;
const tones: Record<BadgeTone, readonly [ink: string, ground: string]> = {
  neutral: [color.inkSoft, color.well],
  info: [color.info, color.infoWash],
  warning: [color.warning, color.warningWash],
  danger: [color.danger, color.dangerWash],
  success: [color.success, color.successWash],
  accent: [color.accent, color.accentWash],
  /** Only for incidence. */
  heat: [color.heatInk, color.heatWash],
};

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short label for an object's state. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Mark $tone={tone}>
      {icon}
      {children}
    </Mark>
  );
}

const Mark = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.half};
  padding: 0.125rem ${token.space.x1};
  border-radius: ${token.radius.small};
  background: ${({ $tone }) => tones[$tone][1]};
  color: ${({ $tone }) => tones[$tone][0]};
  font-size: ${token.size.tiny};
  font-weight: ${token.weight.strong};
  line-height: 1.25rem;
  & > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
  }
`;
