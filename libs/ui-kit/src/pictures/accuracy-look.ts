import { css } from 'styled-components';
import { token } from '../theme/token';
import type { AccuracyLevel } from './band';

const line = `color-mix(in srgb, ${token.color.sheet} 55%, transparent)`;

/** A pattern for each level: without colour vision, the lines can be counted; the best level has none. */
const patterns: Record<AccuracyLevel, string> = {
  1: `repeating-linear-gradient(45deg, ${line} 0 2px, transparent 2px 6px)`,
  2: `repeating-linear-gradient(45deg, ${line} 0 2px, transparent 2px 12px)`,
  3: `radial-gradient(${line} 1.5px, transparent 2px) 0 0 / 9px 9px`,
  4: 'linear-gradient(transparent, transparent)',
};

/** A background that shows the level of accuracy by colour and pattern; grey without answers. */
export const accuracyLook = css<{ $level: AccuracyLevel | null }>`
  ${({ $level }) =>
    $level === null
      ? css`
          background: ${token.color.well};
          box-shadow: inset 0 0 0 1px ${token.color.rule};
        `
      : css`
          background: ${patterns[$level]}, ${token.color[`accuracy${$level}`]};
        `}
  forced-color-adjust: none;
`;
