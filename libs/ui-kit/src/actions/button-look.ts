import { css } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'medium' | 'small';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wide: boolean;
}

const variants = {
  primary: css`
    background: ${token.color.accent};
    color: ${token.color.onAccent};
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${token.color.accentStrong};
      }
    }
  `,
  secondary: css`
    background: ${token.color.sheet};
    border-color: ${token.color.edge};
    ${media.hover} {
      &:hover:not(:disabled) {
        border-color: ${token.color.accent};
        color: ${token.color.accent};
      }
    }
  `,
  ghost: css`
    color: ${token.color.accent};
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${token.color.accentWash};
        color: ${token.color.accentStrong};
      }
    }
  `,
  danger: css`
    background: ${token.color.danger};
    color: ${token.color.onDanger};
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${token.color.dangerStrong};
      }
    }
  `,
};

const sizes = {
  medium: css`
    min-height: ${token.target};
    padding: ${token.space.x1} ${token.space.x3};
    font-size: ${token.size.body};
  `,
  small: css`
    min-height: 2.25rem;
    padding: ${token.space.half} ${token.space.x1h};
    font-size: ${token.size.small};
  `,
};

/** Shared appearance of buttons and of links that look like buttons. */
export const buttonLook = css<ButtonLook>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${token.space.x1};
  border: 1px solid transparent;
  border-radius: ${token.radius.medium};
  font-weight: ${token.weight.strong};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${token.motion.quick},
    border-color ${token.motion.quick},
    color ${token.motion.quick};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  &:active:not(:disabled) {
    transform: translateY(1px);
  }
  &:disabled {
    opacity: 0.56;
    cursor: not-allowed;
  }
  & > svg {
    flex: none;
  }
`;
