import { Link, media, token } from '@mapa/ui-kit';
import { createContext, useContext, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AuthView } from '../session/session-slice';

/** Where the three views are: in the dialog, which switches between them, or on pages of their own. */
export type AuthPlacement = { show: (view: AuthView) => void } | { address: (view: AuthView) => string };

const AuthPlaceContext = createContext<AuthPlacement | null>(null);

/** Tells the forms beneath it how to get from one view to another. */
export const AuthPlacementProvider = AuthPlaceContext.Provider;

/** A link from one view to another. */
export function ViewLink({ to, children }: { to: AuthView; children: ReactNode }) {
  const place = useContext(AuthPlaceContext);
  if (!place) throw new Error('ViewLink outside of AuthPlaceProvider');
  if ('address' in place) return <Link to={place.address(to)}>{children}</Link>;
  return (
    <Change type="button" onClick={() => place.show(to)}>
      {children}
    </Change>
  );
}

const Change = styled.button`
  color: ${token.color.accent};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${media.hover} {
    &:hover {
      color: ${token.color.accentStrong};
      text-decoration-thickness: 2px;
    }
  }
`;
