import type { Proportion } from '@mapa/domain';
import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Amber is incidence; anything else that is counted is drawn in ink. */
export type WeightTone = 'heat' | 'ink';

interface WeightBarProps {
  proportion: Proportion;
  full: number;
  tone: WeightTone;
}

/** Where something stands between nothing and a full bar, as SVG takes it. */
const place = (share: number, full: number): string => `${Math.round(Math.min(1, share / full) * 1000) / 10}%`;

/** A share as a bar, with its interval as a whisker across the end. The row shows both in words. */
export function WeightBar({ proportion: { share, low, high }, full, tone }: WeightBarProps) {
  return (
    <Picture aria-hidden focusable="false" $tone={tone}>
      <rect className="track" width="100%" height="6" y="3" rx="3" />
      <rect className="fill" width={place(share, full)} height="6" y="3" rx="3" />
      <line className="whisker" x1={place(low, full)} x2={place(high, full)} y1="6" y2="6" />
      <line className="whisker" x1={place(low, full)} x2={place(low, full)} y1="2" y2="10" />
      <line className="whisker" x1={place(high, full)} x2={place(high, full)} y1="2" y2="10" />
    </Picture>
  );
}

const { color } = token;
const tones = {
  heat: { track: color.heatWash, fill: color.heat2, whisker: color.heatInk },
  ink: { track: color.well, fill: color.edge, whisker: color.ink },
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
