import { media, token } from '@mapa/ui-kit';
import { css } from 'styled-components';

/**
 * Visually at the end, and right after the alternatives in keyboard order. While the student types, the on-screen
 * keyboard takes the window's end: then it is at the question's end.
 */
export const dockLook = css`
  position: sticky;
  z-index: ${token.layer.raised};
  bottom: 0;
  order: 1;
  --side: max(var(--edge, 0px), env(safe-area-inset-left), env(safe-area-inset-right));
  margin-top: auto;
  margin-inline: calc(-1 * var(--side));
  padding: ${token.space.x1} var(--side) calc(${token.space.x1} + env(safe-area-inset-bottom));
  border-top: 1px solid ${token.color.rule};
  background: ${token.color.paper};
  /* It is in sight already: focusing it scrolls nothing. */
  & * {
    scroll-margin-bottom: -9rem;
  }
  article:has(textarea:focus, input:not([type='radio'], [type='checkbox']):focus) & {
    position: static;
  }
  ${media.print} {
    display: none;
  }
`;
