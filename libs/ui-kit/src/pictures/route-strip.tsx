import { percentText, restOfPercentages } from '@mapa/domain';
import { styled } from 'styled-components';
import { token } from '../theme/token';
import { segments, type Stretch } from './band';
import { ValueReader } from './value-reader';

export interface StripPart {
  name: string;
  /** Share of the whole in percent. */
  percent: number;
}

export interface RouteStripProps {
  /** Accessible name of the strip. */
  label: string;
  /** Heaviest first. The rest of the whole is drawn as "outros". */
  parts: readonly StripPart[];
  /** Text below the strip while no part is pointed at. */
  idle: string;
}

const LENGTH = 1000;
const valueOf = ({ name, percent }: StripPart): string => `${name}: ${percentText(percent)}`;

/**
 * A whole as one bar: each part's length by weight, amber by heat, and the rest together; each part states its share.
 */
export function RouteStrip({ label, parts, idle }: RouteStripProps) {
  if (!parts.some(({ percent }) => percent > 0)) return null;
  const rest = restOfPercentages(parts.map(({ percent }) => percent));
  const all = rest > 0 ? [...parts, { name: 'Outros', percent: rest }] : parts;
  const drawn = segments(
    all.map(({ percent }) => percent),
    LENGTH,
    // Heat is relative to the named parts: the rest together often weighs most.
    Math.max(...parts.map(({ percent }) => percent)),
  );
  return (
    <ValueReader
      label={label}
      values={all.map(valueOf)}
      markAt={(place) => drawn.filter(({ from }) => from <= place * LENGTH).length - 1}
      idle={idle}
      below
    >
      {(shown) => (
        <Strip aria-hidden focusable="false" viewBox={`0 0 ${LENGTH} 10`} preserveAspectRatio="none">
          {drawn.map(({ from, length, heat }, at) => (
            <Ground
              key={at}
              x={from.toFixed(1)}
              y={at === shown || shown === null ? 0 : 2}
              width={length.toFixed(1)}
              height={at === shown || shown === null ? 10 : 6}
              $heat={parts[at] ? heat : null}
            />
          ))}
        </Strip>
      )}
    </ValueReader>
  );
}

const Strip = styled.svg`
  width: 100%;
  height: ${token.space.x2};
  padding-block: 2px;
  forced-color-adjust: none;
`;

const Ground = styled.rect<{ $heat: Stretch['heat'] | null }>`
  fill: ${({ $heat }) => ($heat === null ? token.color.rule : token.color[`heat${$heat}`])};
`;
