import { Page, media, token } from '@mapa/ui-kit';
import { createGlobalStyle, styled } from 'styled-components';

/**
 * The bottom of the window, for notices and the bar of the student's screens: fixed, with the same space reserved at
 * the end of the document, so that they appear and disappear without a layout shift.
 */
export const WindowEnd = styled.div`
  position: sticky;
  z-index: ${token.layer.header};
  bottom: 0;
  /* Where a question is answered at the end of the window, that place is the question's. */
  :root:has([data-dock]) & {
    position: static;
  }
  /* An enlarged page has no height to give away. */
  @media (max-height: 20rem) {
    position: static;
  }
  ${media.print} {
    display: none;
  }
`;

/** Scroll margin that keeps a focused element above the notices. */
export const FocusScrollMargin = createGlobalStyle`
  html { scroll-padding-bottom: 10rem; }
`;

export const NoticeBar = styled.section`
  border-top: 1px solid ${token.color.edge};
  background: ${token.color.sheet};
  color: ${token.color.ink};
  font-size: ${token.size.small};
  line-height: ${token.leading.snug};
`;

export const NoticeRow = styled(Page)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1} ${token.space.x4};
  padding-block: ${token.space.x1h};
  & > p {
    flex: 1 1 22rem;
    max-width: 75ch;
  }
`;

/** A button inside a sentence. */
export const InlineButton = styled.button`
  color: ${token.color.accent};
  font-weight: ${token.weight.strong};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  &:disabled {
    color: ${token.color.inkSoft};
    cursor: not-allowed;
  }
`;
