import { css } from 'styled-components';
import { token } from '../theme/token';

/** One line of a menu. */
export const itemLook = css<{ $tone: 'ink' | 'danger' }>`
  display: flex;
  align-items: center;
  gap: ${token.space.x1h};
  min-height: ${token.target};
  padding: ${token.space.x1} ${token.space.x2};
  color: ${({ $tone }) => token.color[$tone]};
  line-height: ${token.leading.snug};
  cursor: pointer;
  user-select: none;
  &[data-highlighted] {
    background: ${token.color.accentWash};
    color: ${token.color.accentStrong};
    outline: none;
  }
  &[data-disabled] {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
  & > svg {
    flex: none;
    color: ${({ $tone }) => ($tone === 'danger' ? 'inherit' : token.color.inkFaint)};
  }
  &[data-highlighted] > svg {
    color: inherit;
  }
`;
