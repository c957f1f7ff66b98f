import type { Proportion } from '@mapa/domain';
import { styled } from 'styled-components';
import { token } from '../theme/token';

/** Amber is incidence, blue the share of right answers; other counts are in ink. */
export type WeightTone = 'heat' | 'ink' | 'correct';

interface WeightBarProps {
  proportion: Proportion;
  full: number;
  tone: WeightTone;
}

/** A share's position between zero and a full bar, for SVG. */
const position = (share: number, full: number): string => `${Math.round(Math.min(1, share / full) * 1000) / 10}%`;

/** A share as a bar, with its interval as a whisker at the end. The row states both in words. */
export function WeightBar({ proportion: { share, low, high }, full, tone }: WeightBarProps) {
  return (
    <Picture aria-hidden focusable="false" $tone={tone}>
      <rect className="track" width="100%" height="6" y="3" rx="3" />
      <rect className="fill" width={position(share, full)} height="6" y="3" rx="3" />
      <line className="whisker" x1={position(low, full)} x2={position(high, full)} y1="6" y2="6" />
      <line className="whisker" x1={position(low, full)} x2={position(low, full)} y1="2" y2="10" />
      <line className="whisker" x1={position(high, full)} x2={position(high, full)} y1="2" y2="10" />
    </Picture>
  );
}

const { color } = token;
const tones = {
  heat: { track: color.heatWash, fill: color.heat2, whisker: color.heatInk },
  ink: { track: color.well, fill: color.edge, whisker: color.ink },
  correct: { track: color.well, fill: color.accuracy4, whisker: color.ink },
};

const Picture = styled.svg<{ $tone: WeightTone }>`
  display: block;
  grid-column: 1 / 3;
  width: 100%;
  height: 12px;
  overflow: visible;
  forced-color-adjust: none;
  & > .track {
    fill: ${({ $tone }) => tones[$tone].track};
  }
  & > .fill {
    fill: ${({ $tone }) => tones[$tone].fill};
  }
  & > .whisker {
    stroke: ${({ $tone }) => tones[$tone].whisker};
    stroke-width: 1.5;
  }
`;
