import { css } from 'styled-components';
import { token } from '../theme/token';

/** A name that is a link: in the text's own colour, with a fine line that says so before it is pointed at. */
export const quietLink = css`
  text-decoration: underline ${token.color.edge} 1px;
  text-underline-offset: 0.2em;
`;

/** The same while it is pointed at. */
export const quietLinkPointed = css`
  text-decoration-color: currentColor;
`;
