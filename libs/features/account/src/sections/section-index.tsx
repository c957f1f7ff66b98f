import { Link, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { SECTIONS } from './sections';

/** Links to the sections of the page, in windows wide enough for a side column. */
export function SectionIndex() {
  return (
    <Side aria-label="Partes da conta">
      <ul>
        {Object.entries(SECTIONS).map(([id, title]) => (
          <li key={id}>
            <Link look="quiet" to={`#${id}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Side>
  );
}

const Side = styled.nav`
  display: none;
  ${media.wide} {
    display: block;
    position: sticky;
    top: ${token.space.x8};
    padding-top: ${token.space.x3};
  }
  & > ul {
    border-left: 1px solid ${token.color.rule};
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 2.25rem;
    padding-left: ${token.space.x2};
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
`;
