import { styled } from 'styled-components';
import { token } from '../theme/token';
import type { AccuracyLevel, Stretch } from './band';

export interface RouteStretchProps {
  stretch: Stretch;
  /** Without the colours of incidence. */
  plain: boolean;
  /** Whether the completed part and the stop's ring have the colour of their accuracy. */
  byAccuracy: boolean;
  /** Whether the stop has the mastery check mark. */
  mastered: boolean;
}

/** The drawing of one section of the route with its stop; decorative, because the text beside it states the same. */
export function RouteStretch({ stretch, plain, byAccuracy, mastered }: RouteStretchProps) {
  const { path, walkedPath, stop, heat, walked, accuracy } = stretch;
  return (
    <Place>
      <Drawing aria-hidden focusable="false">
        <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <Ground d={path} $heat={plain ? null : heat} />
          {walked > 0 ? (
            // A nested SVG clips the content outside of it.
            <svg width="100" height={walked} viewBox={`0 0 100 ${walked}`} preserveAspectRatio="none">
              <Walked d={walkedPath} $accuracy={byAccuracy ? (accuracy?.level ?? null) : null} />
            </svg>
          ) : null}
        </svg>
        <svg x={`${stop}%`} y="50%" overflow="visible">
          <StopGround r="10" />
          {byAccuracy && accuracy ? (
            <Accuracy
              r="7"
              pathLength="100"
              transform="rotate(-90)"
              strokeDasharray={`${(accuracy.share * 100).toFixed(1)} 100`}
              $accuracy={accuracy.level}
            />
          ) : null}
          {mastered ? <Tick d="M-3 0.2L-0.8 2.4L3.2 -2.2" /> : null}
        </svg>
      </Drawing>
    </Place>
  );
}

/* The row's text determines the height: an SVG without its own ratio would default to 150 pixels. */
const Place = styled.span`
  position: relative;
  min-height: inherit;
`;

/* One pixel longer than its row: fractional heights would show seams. */
const Drawing = styled.svg`
  position: absolute;
  width: 100%;
  height: calc(100% + 1px);
  forced-color-adjust: none;
`;

const StopGround = styled.circle`
  fill: ${token.color.paper};
  stroke: ${token.color.inkSoft};
  stroke-width: 1.5;
`;

const Accuracy = styled.circle<{ $accuracy: AccuracyLevel }>`
  fill: none;
  stroke: ${({ $accuracy }) => token.color[`accuracy${$accuracy}`]};
  stroke-width: 4;
`;

const Tick = styled.path`
  fill: none;
  stroke: ${token.color.accentStrong};
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Ground = styled.path<{ $heat: Stretch['heat'] | null }>`
  fill: ${({ $heat }) => ($heat === null ? token.color.rule : token.color[`heat${$heat}`])};
`;

const Walked = styled.path<{ $accuracy: AccuracyLevel | null }>`
  fill: ${({ $accuracy }) => ($accuracy === null ? token.color.walked : token.color[`accuracy${$accuracy}`])};
`;
