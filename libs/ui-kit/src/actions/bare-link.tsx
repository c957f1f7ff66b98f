import { applicationOf, sharesDocument } from '@mapa/domain';
import { useCallback, type ComponentProps } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useLinkSetting } from './link-provider';
import { useIntent } from './use-intent';
import { useSeen } from './use-seen';

export interface BareLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** A path of the product (from `routePath`), a fragment, or a full address elsewhere. */
  to: string;
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
}

const isPath = (to: string): boolean => /^\/(?!\/)/.test(to);
const pathnameOf = (to: string): string => to.split(/[?#]/, 1)[0] ?? to;

/** An unstyled anchor: navigates within its application and loads a document when leaving it. */
export function BareLink({ to, replace: asked, ...rest }: BareLinkProps) {
  const { application, replaces = false } = useLinkSetting();
  const replace = asked ?? replaces;
  const stays = rest.target === undefined && isPath(to) && applicationOf(pathnameOf(to)) === application;

  if (stays) return <OwnLink {...rest} to={to} {...(replace ? { replace } : {})} />;
  return (
    <a {...rest} href={to} {...(rest.target === '_blank' ? { rel: rest.rel ?? 'noopener noreferrer' } : {})}>
      {rest.children}
    </a>
  );
}

/** A link within the application; even there some paths need a document of their own. */
function OwnLink({ to, ...rest }: BareLinkProps) {
  const { hint, prefetch } = useLinkSetting();
  const { pathname } = useLocation();
  const handleSeen = useCallback(() => hint?.(to), [hint, to]);
  const handleIntent = useCallback(() => prefetch?.(to), [prefetch, to]);
  const ref = useSeen(hint ? handleSeen : undefined);
  useIntent(ref, prefetch ? handleIntent : undefined);
  return <RouterLink {...rest} ref={ref} to={to} reloadDocument={!sharesDocument(pathname, pathnameOf(to))} />;
}
