import { styled } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';

interface SkipLinkProps {
  /** Id of the target. */
  target?: string;
  children?: string;
}

/** The first element in keyboard order: skips the header to the page's content. */
export function SkipLink({ target = 'conteudo', children = 'Ir para o conteúdo' }: SkipLinkProps) {
  return <Jump href={`#${target}`}>{children}</Jump>;
}

const Jump = styled.a`
  position: fixed;
  z-index: ${token.layer.skip};
  top: ${token.space.x1};
  left: ${token.space.x1};
  padding: ${token.space.x1} ${token.space.x2};
  border-radius: ${token.radius.medium};
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-weight: ${token.weight.strong};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
  /* What is fixed is printed on every page. */
  ${media.print} {
    display: none;
  }
`;
