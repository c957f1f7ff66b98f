import { styled } from 'styled-components';
import { token } from '../theme/token';
import { segments, type Stretch, type WeightedSubject } from './band';

export interface RouteStripProps {
  /** Accessible name of the strip, which is an image. */
  label: string;
  subjects: readonly WeightedSubject[];
}

/** The route in one line, for cards: each subject as long as it weighs, amber by heat, with a teal line as far as it is walked. */
export function RouteStrip({ label, subjects }: RouteStripProps) {
  if (!subjects.some(({ weight }) => weight > 0)) return null;
  return (
    <Strip role="img" aria-label={label} viewBox="0 0 1000 10" preserveAspectRatio="none">
      {segments(subjects, 1000).map(({ from, length, heat, walked }, at) => (
        <g key={at}>
          <Ground x={from.toFixed(1)} width={length.toFixed(1)} height="10" $heat={heat} />
          {walked > 0 ? <Walked x={from.toFixed(1)} width={walked.toFixed(1)} y="3" height="4" /> : null}
        </g>
      ))}
    </Strip>
  );
}

const Strip = styled.svg`
  width: 100%;
  height: ${token.space.x1h};
  forced-color-adjust: none;
`;

const Ground = styled.rect<{ $heat: Stretch['heat'] }>`
  fill: ${({ $heat }) => token.color[`heat${$heat}`]};
`;

const Walked = styled.rect`
  fill: ${token.color.walked};
`;
