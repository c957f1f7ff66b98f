import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token';
import type { AccuracyLevel, Stretch } from './band';

/** Gap at the student's position, in hundredths of a section. */
const GAP = 4;

export interface RouteStretchProps {
  stretch: Stretch;
  /** Without the colours of incidence. */
  plain: boolean;
  /** Whether the walked part has the colour of its accuracy. */
  byAccuracy: boolean;
}

/** The drawing of one section of the route; decorative, as the text beside it gives the same. */
export function RouteStretch({ stretch: { path, heat, walked, accuracy }, plain, byAccuracy }: RouteStretchProps) {
  const ahead = walked > 0 ? Math.min(walked + GAP, 100) : 0;
  return (
    <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable="false">
      {ahead < 100 ? (
        <Part from={ahead} to={100}>
          <Ground d={path} $heat={plain ? null : heat} />
        </Part>
      ) : null}
      {walked > 0 ? (
        <Part from={0} to={walked}>
          <Walked d={path} $accuracy={byAccuracy ? accuracy : null} />
        </Part>
      ) : null}
    </Drawing>
  );
}

/** A drawing within the drawing cuts off what lies outside of it. */
function Part({ from, to, children }: { from: number; to: number; children: ReactNode }) {
  const height = to - from;
  return (
    <svg y={from} width="100" height={height} viewBox={`0 ${from} 100 ${height}`} preserveAspectRatio="none">
      {children}
    </svg>
  );
}

/* One pixel longer than its row: rows of broken heights would show seams. */
const Drawing = styled.svg`
  position: relative;
  width: 100%;
  height: calc(100% + 1px);
  min-height: calc(4rem + 1px);
  margin-bottom: -1px;
  forced-color-adjust: none;
`;

const Ground = styled.path<{ $heat: Stretch['heat'] | null }>`
  fill: ${({ $heat }) => ($heat === null ? token.color.rule : token.color[`heat${$heat}`])};
`;

const Walked = styled.path<{ $accuracy: AccuracyLevel | null }>`
  fill: ${({ $accuracy }) => ($accuracy === null ? token.color.walked : token.color[`accuracy${$accuracy}`])};
`;
