import { css, styled } from 'styled-components';

/** Visually hidden, but read by screen readers. */
const hiddenLook = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

export const VisuallyHidden = styled.span`
  ${hiddenLook}
`;
