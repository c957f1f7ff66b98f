import { css } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';

/** Small elements in rows: choices and active filters. */
export const chipLook = css`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.half};
  max-width: 100%;
  min-height: 2.25rem;
  padding: ${token.space.half} ${token.space.x1h};
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.pill};
  background: ${token.color.sheet};
  font-size: ${token.size.small};
  line-height: ${token.leading.snug};
  & > svg {
    flex: none;
  }
  ${media.hover} {
    &:is(button):hover:not(:disabled) {
      border-color: ${token.color.accent};
    }
  }
`;
