import { styled } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';
import { BareLink, type BareLinkProps } from './bare-link';
import { quietLink, quietLinkPointed } from './link-look';
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look';

export interface LinkProps extends BareLinkProps {
  /** `inline` is for running text; `quiet` is a name in the text's colour with a fine underline; `bare` is unstyled. */
  look?: 'inline' | 'quiet' | 'bare';
}

/** The product's link component. */
export function Link({ look = 'inline', ...rest }: LinkProps) {
  if (look === 'bare') return <BareLink {...rest} />;
  return look === 'quiet' ? <Quiet {...rest} /> : <Inline {...rest} />;
}

export interface ButtonLinkProps extends BareLinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
}

/** A link styled as a button, for navigation as the main action. */
export function ButtonLink({ variant = 'primary', size = 'medium', wide = false, ...rest }: ButtonLinkProps) {
  return <LinkButton {...rest} $variant={variant} $size={size} $wide={wide} />;
}

const Inline = styled(BareLink)`
  color: ${token.color.accent};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  ${media.hover} {
    &:hover {
      color: ${token.color.accentStrong};
      text-decoration-thickness: 2px;
    }
  }
`;

const Quiet = styled(BareLink)`
  color: inherit;
  ${quietLink}
  transition: text-decoration-color ${token.motion.quick};
  ${media.hover} {
    &:hover {
      ${quietLinkPointed}
    }
  }
`;

const LinkButton = styled(BareLink)<ButtonLook>`
  ${buttonLook}
`;
