import { css } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';

/** One tab, or one link styled as a tab; the chosen one is underlined. */
export const tabLook = css`
  display: inline-flex;
  align-items: center;
  min-height: ${token.target};
  border-bottom: 2px solid transparent;
  color: ${token.color.inkSoft};
  white-space: nowrap;
  &[aria-current],
  &[aria-selected='true'] {
    border-color: ${token.color.accent};
    color: ${token.color.ink};
    font-weight: ${token.weight.strong};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.hover} {
    &:hover {
      color: ${token.color.ink};
    }
  }
`;

/** A row of tabs, which scrolls if too long. */
export const tabRowLook = css`
  display: flex;
  gap: ${token.space.x3};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${token.color.rule};
`;
