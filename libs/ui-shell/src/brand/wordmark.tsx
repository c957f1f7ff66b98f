import { routePath } from '@mapa/domain';
import { Link, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

const HOMES = { home: 'Mapa, página inicial', today: 'Mapa, hoje' } as const;

/**
 * The product's name with its mark, a route from one stop to the next; links to the home page, for students to their
 * day.
 */
export function Wordmark({ home = 'home' }: { home?: keyof typeof HOMES }) {
  return (
    <Home look="bare" to={routePath(home)} aria-label={HOMES[home]}>
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden focusable="false">
        <path d="M7 25c0-7 5-6 9-9.5S25 13 25 7" />
        <circle cx="7" cy="25" r="3.5" />
        <circle cx="25" cy="7" r="3.5" />
      </svg>
      <span aria-hidden>Mapa</span>
    </Home>
  );
}

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.x1};
  min-height: ${token.target};
  font-family: ${token.family.serif};
  font-size: ${token.size.title3};
  font-weight: ${token.weight.heavy};
  letter-spacing: -0.02em;
  line-height: 1;
  path {
    fill: none;
    stroke: ${token.color.accent};
    stroke-width: 3;
    stroke-linecap: round;
  }
  circle:first-of-type {
    fill: ${token.color.accent};
  }
  circle:last-of-type {
    fill: ${token.color.paper};
    stroke: ${token.color.accent};
    stroke-width: 3;
  }
`;
