import { routePath } from '@mapa/domain';
import { TextPlaceholder, Link, media, token } from '@mapa/ui-kit';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { headerItems, type Viewer } from '../menu/menu';
import { sectionOf } from '../menu/section';

/** The header's links; a link whose target is not yet known keeps its width. */
export function HeaderNav({ viewer }: { viewer: Viewer }) {
  const { pathname } = useLocation();
  const section = sectionOf(pathname);
  return (
    <Nav aria-label="Principal">
      <ul>
        {headerItems(viewer).map(({ label, link }) => (
          <li key={label}>
            {link ? (
              <Item look="bare" to={routePath(link.route)} aria-current={link.route === section ? 'page' : undefined}>
                {label}
              </Item>
            ) : (
              <Place aria-hidden>
                <TextPlaceholder>{label}</TextPlaceholder>
              </Place>
            )}
          </li>
        ))}
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  flex: 1;
  & > ul {
    display: flex;
    gap: ${token.space.half};
  }
  ${media.belowWide} {
    display: none;
  }
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 4rem;
  padding-inline: ${token.space.x1h};
  border-block: 2px solid transparent;
  color: ${token.color.inkSoft};
  font-weight: ${token.weight.medium};
  &[aria-current] {
    border-bottom-color: ${token.color.accent};
    color: ${token.color.ink};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  ${media.hover} {
    &:hover {
      color: ${token.color.accent};
    }
  }
`;

const Place = styled.span`
  display: flex;
  align-items: center;
  min-height: 4rem;
  padding-inline: ${token.space.x1h};
  border-block: 2px solid transparent;
  font-weight: ${token.weight.medium};
`;
