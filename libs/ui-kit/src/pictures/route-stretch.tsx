import { styled } from 'styled-components';
import { token } from '../theme/token';
import type { Stretch } from './band';

/** The drawing of one stretch; decoration, because the words beside it say the same. */
export function RouteStretch({ stretch: { path, heat, walked } }: { stretch: Stretch }) {
  return (
    <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable="false">
      <Ground d={path} $heat={heat} />
      {walked > 0 ? (
        // A nested drawing cuts off what was not walked yet.
        <svg width="100" height={walked} viewBox={`0 0 100 ${walked}`} preserveAspectRatio="none">
          <Walked d={path} />
        </svg>
      ) : null}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  min-height: 4rem;
  forced-color-adjust: none;
`;

const Ground = styled.path<{ $heat: Stretch['heat'] }>`
  fill: ${({ $heat }) => token.color[`heat${$heat}`]};
`;

const Walked = styled.path`
  fill: ${token.color.accent};
`;
