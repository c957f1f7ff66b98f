import { css } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';

/** One stop of the route: the band at the left, the facts beside it, a thin rule below the facts only. */
export const stopLook = css`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${token.space.x2};
  width: 100%;
  min-height: 4rem;
  text-align: left;
  [data-compact] & {
    min-height: 2.25rem;
    gap: ${token.space.x1h};
  }
  &:is(a, button) {
    cursor: pointer;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: ${token.color.accentWash};
  }
  ${media.hover} {
    &:is(a, button):hover {
      background: ${token.color.well};
    }
  }
  ${media.hover} {
    &[aria-current]:hover {
      background: ${token.color.accentWash};
    }
  }
`;
