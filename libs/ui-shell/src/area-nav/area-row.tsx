import { SESSION_HINT, routePath } from '@mapa/domain';
import { Link, Page, media, token } from '@mapa/ui-kit';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { sectionOf } from '../menu/section';
import { PLACES, currentOf } from './places';

/** The student's screens in a row below the header, in windows wide enough. */
export function AreaRow() {
  const section = sectionOf(useLocation().pathname);
  return (
    <Row aria-label="Área do estudante">
      <Places>
        {PLACES.map((place) => (
          <li key={place.route}>
            <Item look="bare" to={routePath(place.route)} aria-current={currentOf(place, section)}>
              {place.label}
            </Item>
          </li>
        ))}
      </Places>
    </Row>
  );
}

/** Reserves the row's place until the session is known, in a browser that has one, so that nothing moves. */
export const AreaRowPlace = () => <Place aria-hidden />;

const HEIGHT = '2.75rem';

const Row = styled.nav`
  min-height: ${HEIGHT};
  border-bottom: 1px solid ${token.color.rule};
  ${media.belowMedium} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
  /* A question that is answered at the end of the window has the rest of it. */
  :root:has([data-dock]) & {
    display: none;
  }
`;

const Places = styled(Page).attrs({ as: 'ul' })`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space.x3};
`;

const Place = styled.div`
  display: none;
  ${media.medium} {
    :root[${SESSION_HINT}] & {
      display: block;
      min-height: ${HEIGHT};
    }
  }
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-height: calc(${HEIGHT} - 1px);
  border-block: 2px solid transparent;
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
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
