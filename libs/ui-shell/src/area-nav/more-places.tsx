import { routePath, type RouteName } from '@mapa/domain';
import { Drawer, Link, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { PlaceIcon } from './place-icon';
import { currentOf, type Place } from './places';

export interface MorePlacesProps {
  places: readonly Place[];
  /** Section of the current screen. */
  section: RouteName | null;
  onClose: () => void;
}

/** The screens that do not fit into the bar of small windows; choosing one closes it. */
export function MorePlaces({ places, section, onClose }: MorePlacesProps) {
  return (
    <Drawer open onOpenChange={onClose} side="bottom" title="Mais">
      <nav aria-label="Mais">
        <ul>
          {places.map((place) => (
            <li key={place.route}>
              <Item look="bare" to={routePath(place.route)} aria-current={currentOf(place, section)} onClick={onClose}>
                <PlaceIcon route={place.route} />
                {place.label}
              </Item>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}

const Item = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token.space.x2};
  min-height: 3.25rem;
  border-bottom: 1px solid ${token.color.rule};
  font-weight: ${token.weight.medium};
  & > svg {
    color: ${token.color.inkSoft};
  }
  &[aria-current] {
    color: ${token.color.accent};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
