import { applicationOf } from '@mapa/domain';
import { useCallback, type ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLinkSetting } from './link-provider';
import { useSeen } from './use-seen';

export interface BareLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** A path of the product (from `routePath`), a fragment, or a full address elsewhere. */
  to: string;
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
}

const isPath = (to: string): boolean => /^\/(?!\/)/.test(to);
const pathnameOf = (to: string): string => to.split(/[?#]/, 1)[0] ?? to;

/** An anchor without looks: it navigates within its application and loads a document when it leaves it. */
export function BareLink({ to, replace, ...rest }: BareLinkProps) {
  const { application, prefetch } = useLinkSetting();
  const stays = rest.target === undefined && isPath(to) && applicationOf(pathnameOf(to)) === application;
  const handleSeen = useCallback(() => prefetch?.(to), [prefetch, to]);
  const ref = useSeen(stays && prefetch ? handleSeen : undefined);

  if (stays) return <RouterLink {...rest} ref={ref} to={to} {...(replace ? { replace } : {})} />;
  return (
    <a {...rest} href={to} {...(rest.target === '_blank' ? { rel: rest.rel ?? 'noopener noreferrer' } : {})}>
      {rest.children}
    </a>
  );
}
