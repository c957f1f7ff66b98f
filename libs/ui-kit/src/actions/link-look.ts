import { css } from 'styled-components';
import { token } from '../theme/token';

/** A name that is a link: in the text's own colour, with a fine underline that marks it as one. */
export const quietLink = css`
  text-decoration: underline ${token.color.edge} 1px;
  text-underline-offset: 0.2em;
`;

/** The same while hovered. */
export const quietLinkPointed = css`
  text-decoration-color: currentColor;
`;
