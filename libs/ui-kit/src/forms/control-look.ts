import { css } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';

/** The common look of input controls. */
export const controlLook = css`
  width: 100%;
  min-height: ${token.target};
  padding: ${token.space.x1} ${token.space.x1h};
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.medium};
  background: ${token.color.sheet};
  color: ${token.color.ink};
  line-height: ${token.leading.snug};
  transition: border-color ${token.motion.quick};
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${token.color.ink};
    }
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -1px;
    border-color: ${token.color.focus};
    border-radius: ${token.radius.medium};
  }
  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
    box-shadow: inset 0 0 0 1px ${token.color.danger};
  }
  &::placeholder {
    color: ${token.color.inkFaint};
    opacity: 1;
  }
  &:disabled {
    background: ${token.color.well};
    cursor: not-allowed;
  }
`;
