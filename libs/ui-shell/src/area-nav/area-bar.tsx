import { routePath } from '@mapa/domain';
import { EllipsisIcon, Link, lazyPart, media, token } from '@mapa/ui-kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createGlobalStyle, css, styled } from 'styled-components';
import { sectionOf } from '../menu/section';
import { PlaceIcon } from './place-icon';
import { PLACES, currentOf } from './places';

const MorePlaces = lazyPart(() => import('./more-places').then((module) => module.MorePlaces), {
  onFailure: ({ onClose }) => onClose(),
});

/**
 * The student's screens at the bottom of a small window, within reach of the thumb: four of them, and the others behind
 * Mais.
 */
export function AreaBar() {
  const [isOpen, setIsOpen] = useState(false);
  const section = sectionOf(useLocation().pathname);
  const inBar = PLACES.filter(({ isInBar }) => isInBar);
  const others = PLACES.filter(({ isInBar }) => !isInBar);
  // The page also works offline: once it is used, the other screens' menu must be loaded.
  useEffect(() => MorePlaces.preloadOnUse(), []);
  return (
    <Bar aria-label="Área do estudante">
      <RoomForBar />
      <ul>
        {inBar.map((place) => (
          <li key={place.route}>
            <Item look="bare" to={routePath(place.route)} aria-current={currentOf(place, section)}>
              <PlaceIcon route={place.route} />
              {place.short}
            </Item>
          </li>
        ))}
        <li>
          <More
            type="button"
            aria-haspopup="dialog"
            aria-current={others.some(({ route }) => route === section) || undefined}
            onClick={() => setIsOpen(true)}
          >
            <EllipsisIcon size={22} aria-hidden />
            Mais
          </More>
        </li>
      </ul>
      {isOpen ? <MorePlaces places={others} section={section} onClose={() => setIsOpen(false)} /> : null}
    </Bar>
  );
}

/** Scrolls a focused element above the bar. */
const RoomForBar = createGlobalStyle`
  ${media.belowMedium} {
    html { scroll-padding-bottom: 4.5rem; }
  }
`;

const Bar = styled.nav`
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${token.color.rule};
  background: ${token.color.sheet};
  & > ul {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    max-width: 36rem;
    margin-inline: auto;
  }
  ${media.medium} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
  /* Where a question is answered at the end of the window, that place is the question's. */
  :root:has([data-dock]) & {
    display: none;
  }
`;

const itemLook = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token.space.half};
  width: 100%;
  min-height: 3.5rem;
  border-block: 2px solid transparent;
  color: ${token.color.inkSoft};
  font-size: 0.75rem;
  font-weight: ${token.weight.medium};
  line-height: 1;
  &[aria-current] {
    border-top-color: ${token.color.accent};
    color: ${token.color.accent};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Item = styled(Link)`
  ${itemLook}
`;

const More = styled.button`
  ${itemLook}
  cursor: pointer;
`;
